import HeadlessUIKit
import Testing

/// The system's pop gestures: from the screen edge, and anywhere in the content.
@Suite struct EdgePopTests {
  @Test(
    "[207][254] the system's pop gesture drives the built-in pop (207a, 207b, 254b)",
    arguments: SystemTouch.allCases)
  func drives(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail")
      let recognizer = gesture.recognizer(of: scene.stack)
      #expect(recognizer is UIPanGestureRecognizer)
      #expect(recognizer?.view === scene.stack.view)
      #expect((recognizer is UIScreenEdgePanGestureRecognizer) == (gesture == .atTheEdge))
      gesture.drag(ui, over: [22, 60, 122])
      // Progress counts from where the pan was recognized.
      #expect(isClose(presentationFrame(of: scene[1].view).minX, 100))
      #expect(isClose(presentationFrame(of: scene[0].view).minX, -0.3 * 275))
      #expect(scene.names == ["home"])
      #expect(scene.stack.transitionCoordinator?.isInteractive == true)
      ui.advance(by: 1)
      #expect(isClose(presentationFrame(of: scene[1].view).minX, 100))
      ui.touchMove(to: CGPoint(x: 270 + gesture.start, y: 300))
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
    }
  }

  @Test("the navigation bar follows the pan, and is restored by a cancel")
  func navigationBarFollowsPan() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      for controller in scene.controllers { controller.title = controller.name }
      ui.settle()
      let bar = scene.stack.navigationBar
      let (before, content) = (treeLines(of: bar), bar.subviews.last)
      SystemTouch.atTheEdge.drag(ui, over: [22, 122])
      let opacities = bar.subviews.suffix(2).map { presentationOpacity(of: $0) }
      #expect(opacities.count == 2)
      #expect(zip(opacities, [1 - 100.0 / 375, 100.0 / 375]).allSatisfy { isClose($0, $1) })
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
    "[41][96] a canceled edge pop restores the view tree to the bit (96a, 96b)",
    arguments: SystemTouch.allCases)
  func cancels(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail")
      let before = treeLines(of: ui.window)
      gesture.drag(ui, over: [22, 60, 122, 60, 30])
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(treeLines(of: ui.window) == before)
      // Without the delegate's `animationController` calls.
      #expect(
        ui.log.calls(of: "home", "detail", "delegate").filter { !$0.contains("Controller ") } == [
          "detail.viewWillDisappear", "home.viewWillAppear", "delegate.willShow home true",
          "home.viewIsAppearing", "home.viewWillDisappear", "home.viewDidDisappear",
          "detail.viewWillAppear", "detail.viewIsAppearing", "detail.viewDidAppear",
        ])
    }
  }

  @Test(
    "[41][89] after a canceled pop the top controller appears when its view is back in position")
  func turnsAtTheRightMoments() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      SystemTouch.atTheEdge.drag(ui, over: [22, 122])
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
      SystemTouch.atTheEdge.drag(ui, over: [20, 40, 70, 100])
      if !isFast { ui.advance(by: 0.2) }
      ui.touchUp()
      ui.settle()
      #expect(scene.names == (isFast ? ["home"] : ["home", "detail"]))
    }
  }

  @Test(
    "[255] with the delegate's pop animator the system's pop gesture has no effect (255a)",
    arguments: SystemTouch.allCases)
  func leavesCustomPops(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      gesture.drag(ui, over: [22, 60, 122])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
    }
  }

  @Test(
    "[287] a pop gesture that requires another's failure runs the built-in pop without the delegate",
    arguments: SystemTouch.allCases)
  func builtInPopRunsWithoutDelegate(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      let other = UITapGestureRecognizer()
      scene.stack.view.addGestureRecognizer(other)
      gesture.recognizer(of: scene.stack)?.require(toFail: other)
      gesture.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(ui.log.calls(of: "delegate").count { $0.contains("animationController") } == 0)
    }
  }

  @Test("[306][F059] an edge pop on the root without a gesture delegate blocks the stack (306f)")
  func breaksAtTheRoot() {
    Driver.run { ui in
      let scene = ui.stack("home")
      scene.stack.interactivePopGestureRecognizer?.delegate = nil
      SystemTouch.atTheEdge.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(
        ui.diagnosticMessages == [
          "the edge pop of stack began on its root, which leaves the stack in a broken transition; "
            + "return false from gestureRecognizerShouldBegin(_:) while viewControllers has one "
            + "element",
          "stack ignores changes because its edge pop began on the root; return false from "
            + "gestureRecognizerShouldBegin(_:) while viewControllers has one element",
        ])
    }
  }

  @Test(
    "[306][F059] a pop gesture on the root does not begin (306a)", arguments: SystemTouch.allCases)
  func staysAtTheRoot(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home")
      gesture.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene.calls == [])
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
    }
  }

  @Test(
    "[F060] a pop gesture during a push does not begin",
    arguments: SystemTouch.allCases)
  func popDoesNotBeginDuringPush(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      gesture.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(detail.view.window != nil)
    }
  }

  @Test("[F061] a canceled touch cancels the pop")
  func canceledTouchCancelsPop() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      SystemTouch.atTheEdge.drag(ui, over: [22, 60, 350])
      ui.touchCancel()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(presentationFrame(of: scene[1].view).minX == 0)
    }
  }

  @Test(
    "[F015] a pop in code during a pop gesture removes exactly one view controller",
    arguments: SystemTouch.allCases
  )
  func popsOnceByCode(by gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail", "page")
      gesture.drag(ui, over: [22, 60, 250])
      #expect(scene.stack.popViewController(animated: true) === scene[2])
      ui.advance(by: 0.02)
      ui.touchMove(to: CGPoint(x: 300, y: 300))
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(presentationFrame(of: scene[1].view).minX == 0)
    }
  }

  @Test("[F057] in right-to-left layout the pop gesture begins at the right edge")
  func mirrors() {
    Driver.run(DeviceConfiguration(layoutDirection: .rightToLeft)) { ui in
      let scene = ui.stack("home", "detail")
      SystemTouch.drag(ui, from: 373, over: [353, 253])
      #expect(isClose(presentationFrame(of: scene[1].view).minX, -100))
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
    }
  }
}
