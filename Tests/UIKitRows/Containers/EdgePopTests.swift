import HeadlessUIKit
import Testing

/// The system's fingers that pop: the one at the edge, and the one anywhere on the page.
@Suite struct EdgePopTests {
  @Test(
    "[207][254] the system's finger drives the built-in pop (207a, 207b, 254b)",
    arguments: SystemFinger.allCases)
  func drives(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home", "detail")
      let recognizer = finger.recognizer(of: scene.stack)
      #expect(recognizer is UIPanGestureRecognizer)
      #expect(recognizer?.view === scene.stack.view)
      #expect((recognizer is UIScreenEdgePanGestureRecognizer) == (finger == .atTheEdge))
      finger.drag(ui, over: [22, 60, 122])
      // Where it became a pan, nothing has moved yet.
      #expect(isClose(presentationFrame(of: scene[1].view).minX, 100))
      #expect(isClose(presentationFrame(of: scene[0].view).minX, -0.3 * 275))
      #expect(scene.names == ["home"])
      #expect(scene.stack.transitionCoordinator?.isInteractive == true)
      ui.advance(by: 1)
      #expect(isClose(presentationFrame(of: scene[1].view).minX, 100))
      ui.touchMove(to: CGPoint(x: 270 + finger.start, y: 300))
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene[1].view.window == nil)
      #expect(ui.log.count(of: "delegate.didShow home true") == 1)
      #expect(
        ui.log.calls(of: "home", "detail") == [
          "detail.viewWillDisappear", "home.viewWillAppear", "home.viewIsAppearing",
          "detail.viewDidDisappear", "home.viewDidAppear",
        ])
      #expect(ui.complaints == [])
    }
  }

  @Test("the bar follows the finger, and comes back with it")
  func takesTheBarAlong() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      for controller in scene.controllers { controller.title = controller.name }
      ui.settle()
      let bar = scene.stack.navigationBar
      let (before, content) = (treeLines(of: bar), bar.subviews.last)
      SystemFinger.atTheEdge.drag(ui, over: [22, 122])
      let shares = bar.subviews.suffix(2).map { presentationOpacity(of: $0) }
      #expect(shares.count == 2)
      #expect(zip(shares, [1 - 100.0 / 375, 100.0 / 375]).allSatisfy { isClose($0, $1) })
      #expect(bar.topItem?.title == "home")
      ui.touchMove(to: CGPoint(x: 24, y: 300))
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(treeLines(of: bar) == before)
      #expect(bar.topItem?.title == "detail")
      #expect(bar.subviews.last === content)
    }
  }

  @Test(
    "[41][96] a finger that goes back leaves everything to the bit as it was (96a, 96b)",
    arguments: SystemFinger.allCases)
  func cancels(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home", "detail")
      let before = treeLines(of: ui.window)
      finger.drag(ui, over: [22, 60, 122, 60, 30])
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(treeLines(of: ui.window) == before)
      #expect(
        ui.log.calls(of: "home", "detail", "delegate").filter { !$0.contains("Controller ") } == [
          "detail.viewWillDisappear", "home.viewWillAppear", "delegate.willShow home true",
          "home.viewIsAppearing", "home.viewWillDisappear", "home.viewDidDisappear",
          "detail.viewWillAppear", "detail.viewIsAppearing", "detail.viewDidAppear",
        ])
      #expect(ui.complaints == [])
    }
  }

  @Test("[41][89] after a canceled pop the top controller appears again once the views are back")
  func turnsAtTheRightMoments() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      SystemFinger.atTheEdge.drag(ui, over: [22, 122])
      ui.advance(by: 0.2)
      ui.log.clear()
      ui.touchUp()
      ui.turn()
      #expect(scene.stack.transitionCoordinator?.isInteractive == false)
      #expect(scene.log.calls(of: "home", "detail") == ["home.viewWillDisappear"])
      ui.settle()
      #expect(scene.log.calls(of: "detail").first == "detail.viewWillAppear")
    }
  }

  @Test("a short fast flick pops, a slow short drag does not", arguments: [true, false])
  func flicks(isFast: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      SystemFinger.atTheEdge.drag(ui, over: [20, 40, 70, 100])
      if !isFast { ui.advance(by: 0.2) }
      ui.touchUp()
      ui.settle()
      #expect(scene.names == (isFast ? ["home"] : ["home", "detail"]))
    }
  }

  @Test(
    "[255] where the delegate animates pops itself, the system's finger does nothing (255a)",
    arguments: SystemFinger.allCases)
  func leavesCustomPops(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      finger.drag(ui, over: [22, 60, 122])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
    }
  }

  @Test(
    "[287] one that waits for another's failure runs the built-in pop and asks nobody",
    arguments: SystemFinger.allCases)
  func asksNobody(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      let other = UITapGestureRecognizer()
      scene.stack.view.addGestureRecognizer(other)
      finger.recognizer(of: scene.stack)?.require(toFail: other)
      finger.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(ui.log.calls(of: "delegate").count { $0.contains("animationController") } == 0)
    }
  }

  @Test("[306][F059] an edge pop on the root without a delegate leaves the stack broken (306f)")
  func breaksAtTheRoot() {
    Driver.run { ui in
      let scene = ui.stack("home")
      scene.stack.interactivePopGestureRecognizer?.delegate = nil
      SystemFinger.atTheEdge.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(
        ui.complaints == [
          "the edge pop of stack began on its root, which leaves the stack in a broken transition; "
            + "return false from gestureRecognizerShouldBegin(_:) while viewControllers has one "
            + "element",
          "stack changes no more, since its edge pop began on the root; return false from "
            + "gestureRecognizerShouldBegin(_:) while viewControllers has one element",
        ])
    }
  }

  @Test("[306][F059] a pop on the root does not begin (306a)", arguments: SystemFinger.allCases)
  func staysAtTheRoot(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home")
      finger.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene.calls == [])
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[F060] a finger during a push makes stack and screen disagree: not here",
    arguments: SystemFinger.allCases)
  func waitsForPushes(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      finger.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(detail.view.window != nil)
    }
  }

  @Test("[F061] a touch that the system takes away leaves the page half way: not here")
  func goesBackWhenCanceled() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      SystemFinger.atTheEdge.drag(ui, over: [22, 60, 350])
      ui.touchCancel()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(presentationFrame(of: scene[1].view).minX == 0)
    }
  }

  @Test(
    "[F015] a pop by code under the finger: exactly one page goes", arguments: SystemFinger.allCases
  )
  func popsOnceByCode(by finger: SystemFinger) {
    Driver.run(finger.device) { ui in
      let scene = ui.stack("home", "detail", "page")
      finger.drag(ui, over: [22, 60, 250])
      #expect(scene.stack.popViewController(animated: true) === scene[2])
      ui.advance(by: 0.02)
      ui.touchMove(to: CGPoint(x: 300, y: 300))
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(ui.complaints == [])
      #expect(presentationFrame(of: scene[1].view).minX == 0)
    }
  }

  @Test("[F057] from right to left the finger comes from the other edge")
  func mirrors() {
    Driver.run(DeviceConfiguration(layoutDirection: .rightToLeft)) { ui in
      let scene = ui.stack("home", "detail")
      SystemFinger.drag(ui, from: 373, over: [353, 253])
      #expect(isClose(presentationFrame(of: scene[1].view).minX, -100))
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
    }
  }
}
