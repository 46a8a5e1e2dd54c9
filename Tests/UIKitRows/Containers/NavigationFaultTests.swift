import HeadlessUIKit
import Testing

/// Faults of apps with navigation stacks and tab bars.
@Suite struct NavigationFaultTests {
  @Test("[F015] a pop in code during an interactive pop removes exactly one view controller")
  func popsOnceByCode() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page")
      let hand = scene.beginInteractivePop()
      // The pop in code is not interactive.
      scene.delegate.interactor = nil
      #expect(scene.stack.popViewController(animated: true) === scene[2])
      hand.drag(to: 0.9)
      hand.finish()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(scene.stack.transitionCoordinator == nil)
      #expect(AppearanceGrammar.faults(of: ["home", "detail", "page"], in: ui.log) == [])
    }
  }

  @Test("[F016] a controller pushed while a pop settles ends on top", arguments: [true, false])
  func pushesWhilePopping(finishes: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let hand = scene.beginInteractivePop()
      finishes ? hand.finish() : hand.cancel()
      ui.advance(by: 0.1)
      scene.delegate.interactor = nil
      let page = ui.controller("page")
      scene.stack.pushViewController(page, animated: true)
      let expected = finishes ? ["home", "page"] : ["home", "detail", "page"]
      // The push is visible when the pop has ended (UIKit row 341); a canceled one ends with the call.
      #expect(scene.names == (finishes ? ["home"] : expected))
      ui.settle()
      #expect(scene.names == expected)
      #expect(scene.stack.transitionCoordinator == nil)
      #expect(page.view.window != nil)
      #expect(scene[0].view.window == nil)
      #expect(scene[1].view.window == nil)
    }
  }

  @Test("[F016] a push while a canceled pop settles keeps the view controller that was not popped")
  func pushesWhileGoingBack() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      let driver = UIPercentDrivenInteractiveTransition()
      scene.delegate.interactor = driver
      scene.stack.popViewController(animated: true)
      ui.turn()
      driver.update(0.5)
      driver.cancel()
      scene.delegate.interactor = nil
      ui.advance(by: 0.05)
      #expect(scene.stack.transitionCoordinator?.isCancelled == true)
      scene.stack.pushViewController(ui.controller("new"), animated: true)
      #expect(scene.names == ["home"])
      ui.settle()
      #expect(scene.names == ["home", "detail", "new"])
      #expect(scene.stack.topViewController?.view.window === ui.window)
    }
  }

  @Test(
    "[F017] replacing the stack during an interactive pop ends the pop, and its gesture has no effect"
  )
  func replacingStackEndsInteractivePop() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let hand = scene.beginInteractivePop()
      scene.delegate.interactor = nil
      let other = ui.controller("other")
      scene.stack.setViewControllers([other], animated: true)
      hand.drag(to: 0.7)
      hand.cancel()
      ui.settle()
      #expect(scene.names == ["other"])
      #expect(scene.stack.children == [other])
    }
  }

  @Test("[F018] canceling an interactive replacement restores the stack and the view tree")
  func canceledReplacementRestoresStack() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page")
      let hand = HandInteractor(ui.log)
      scene.delegate.animator = LoggingAnimator(ui.log)
      scene.delegate.interactor = hand
      let before = treeLines(of: ui.window)
      scene.stack.setViewControllers([ui.controller("new"), scene[0]], animated: true)
      ui.turn()
      hand.drag(to: 0.5)
      hand.cancel()
      ui.settle()
      #expect(scene.names == ["home", "detail", "page"])
      #expect(scene.stack.children == scene.controllers)
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("[96] a canceled pop leaves the view that was appearing as the animator left it (96c)")
  func leavesTheAppearingView() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let driver = UIPercentDrivenInteractiveTransition()
      scene.delegate.animator = ClosureAnimator(lasting: 0.5) { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        view.frame.origin.x = 30
        UIView.animate(withDuration: 0.5) {
          view.alpha = 1
          view.frame.origin.x = 0
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      scene.delegate.interactor = driver
      scene.stack.popViewController(animated: true)
      ui.turn()
      driver.update(0.5)
      driver.cancel()
      ui.settle()
      #expect(scene[0].view.superview == nil)
      #expect(scene[0].view.alpha == 0)
      #expect(scene[0].view.frame == CGRect(x: 30, y: 0, width: 375, height: 667))
      #expect(scene[1].view.window === ui.window)
    }
  }

  /// A change of the visible view that no animation reverses, and the words for what is left.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: String
    var apply: @MainActor @Sendable (UIView) -> Void

    nonisolated static let all = [
      Change(testDescription: "alpha", words: "alpha 0") { $0.alpha = 0 },
      Change(testDescription: "touches", words: "isUserInteractionEnabled false") {
        $0.isUserInteractionEnabled = false
      },
    ]
  }

  @Test(
    "[F004] a canceled transition that leaves the visible view changed is reported",
    arguments: Change.all)
  func reportsTheChangedView(change: Change) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let hand = scene.beginInteractivePop()
      change.apply(scene[1].view)
      let left = treeLines(of: scene[1].view)
      hand.cancel()
      ui.settle()
      #expect(treeLines(of: scene[1].view) == left)
      #expect(
        ui.diagnosticMessages == [
          "the canceled pop of detail left the view of detail with \(change.words); restore it in "
            + "the animation's completion if transitionWasCancelled is true"
        ])
    }
  }

  @Test("[F029] pushing the same view controller twice pushes it once and is reported")
  func pushesOnce() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(ui.log.count(of: "detail.viewWillAppear") == 1)
      #expect(
        ui.diagnosticMessages == [
          "stack is pushing the same view controller instance (detail) more than once which is not "
            + "supported and is most likely an error in the application : com.example.app"
        ])
    }
  }

  @Test("[F031] after overlapping pushes and pops the bar shows the top controller's items")
  func keepsBarAndContent() {
    Driver.run { ui in
      let scene = ui.stack("home")
      for controller in scene.controllers { controller.title = controller.name }
      // Every second page is popped at once, and each push begins later in the former transition.
      for step in 0..<6 {
        let page = ui.controller("page \(step)")
        page.title = page.name
        scene.stack.pushViewController(page, animated: true)
        if step.isMultiple(of: 2) { scene.stack.popViewController(animated: step == 2) }
        ui.advance(by: Double(step) * 0.07)
      }
      ui.settle()
      let bar = scene.stack.navigationBar
      #expect(bar.topItem === scene.stack.topViewController?.navigationItem)
      #expect(bar.items?.map(\.title) == scene.stack.viewControllers.map(\.title))
      #expect(scene.stack.topViewController?.view.window != nil)
      #expect(scene.stack.children == scene.stack.viewControllers)
    }
  }

  @Test("[F098] a canceled pop restores the navigation bar")
  func restoresTheBar() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      for controller in scene.controllers { controller.title = controller.name }
      ui.settle()
      let bar = scene.stack.navigationBar
      let before = treeLines(of: bar)
      let hand = scene.beginInteractivePop()
      #expect(bar.topItem?.title == "home")
      hand.cancel()
      ui.settle()
      #expect(bar.topItem?.title == "detail")
      #expect(bar.backItem?.title == "home")
      #expect(treeLines(of: bar) == before)
    }
  }

  @Test("[F032] calls inside callbacks are carried out in order")
  func callsInCallbacksRunInOrder() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let page = ui.controller("page")
      scene[1].hooks["viewDidDisappear"] = { _ in
        scene.stack.pushViewController(page, animated: true)
      }
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(scene.names == ["home", "page"])
      #expect(page.view.window != nil)
      page.hooks["viewWillDisappear"] = { _ in
        scene.stack.setViewControllers([scene[1]], animated: false)
      }
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(scene.names == ["detail"])
      #expect(scene.stack.children == [scene[1]])
      #expect(scene[1].view.window != nil)
      #expect(AppearanceGrammar.faults(of: ["home", "detail", "page"], in: ui.log) == [])
    }
  }

  @Test("[F033] pops that are faster than their animation all count and leave no transition")
  func popsFast() {
    Driver.run { ui in
      let scene = ui.stack("home")
      for index in 1...13 {
        scene.stack.pushViewController(ui.controller("page \(index)"), animated: false)
      }
      ui.settle()
      for _ in 1...13 {
        scene.stack.popViewController(animated: true)
        ui.advance(by: 0.05)
      }
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene.stack.children.count == 1)
      #expect(scene.stack.transitionCoordinator == nil)
    }
  }

  @Test(
    "[F035] changing the tab during a push or an interactive pop keeps every controller",
    arguments: [true, false])
  func tabChangeMidTransitionKeepsControllers(isDragged: Bool) {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log)
      let (home, detail) = (ui.controller("home"), ui.controller("detail"))
      let stack = UINavigationController(rootViewController: home)
      stack.pushViewController(detail, animated: false)
      stack.delegate = delegate
      let scene = ui.tabs([stack, ui.controller("two")])
      if isDragged {
        delegate.animator = LoggingAnimator(ui.log)
        delegate.interactor = HandInteractor(ui.log)
      }
      stack.popViewController(animated: true)
      ui.advance(by: 0.05)
      scene.tabs.selectedIndex = 1
      ui.settle()
      #expect(stack.viewControllers == (isDragged ? [home, detail] : [home]))
      scene.tabs.selectedIndex = 0
      ui.settle()
      #expect(stack.topViewController?.view.window != nil)
      #expect(scene.tabs.viewControllers?.count == 2)
      #expect(stack.transitionCoordinator == nil)
      #expect(AppearanceGrammar.faults(of: ["home", "detail", "two"], in: ui.log) == [])
    }
  }

  @Test("[F037] an unanimated pop during an animated push ends the push first")
  func endsWhatRuns() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      scene.stack.popViewController(animated: false)
      ui.turn()
      #expect(scene.stack.transitionCoordinator == nil)
      #expect(scene[0].view.window != nil)
      #expect(detail.view.window == nil)
      #expect(presentationFrame(of: scene[0].view).minX == 0)
      #expect(AppearanceGrammar.faults(of: ["home", "detail"], in: ui.log) == [])
    }
  }

  @Test(
    "[F043] a modal in a tab's context disappears and appears with its tab",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func keepsAModalInItsTab(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let home = ui.controller("home")
      let stack = UINavigationController(rootViewController: home)
      let scene = ui.tabs([stack, ui.controller("two")])
      let sheet = ui.controller("sheet", style: style)
      home.present(sheet, animated: true)
      ui.settle()
      #expect(sheet.presentingViewController === stack)
      #expect(sheet.view.window != nil)
      scene.tabs.selectedIndex = 1
      ui.settle()
      #expect(sheet.view.window == nil)
      #expect(stack.view.window == nil)
      #expect(scene.controllers[1].view.window != nil)
      scene.tabs.selectedIndex = 0
      ui.settle()
      #expect(sheet.view.window != nil)
      #expect((stack.view.window != nil) == (style == .overCurrentContext))
      home.dismiss(animated: true)
      ui.settle()
      #expect(home.view.window != nil)
      #expect(sheet.view.window == nil)
      #expect(AppearanceGrammar.faults(of: ["home", "sheet", "two"], in: ui.log) == [])
    }
  }

  @Test("[F057] in right-to-left layout a push enters from the left")
  func mirrors() {
    Driver.run(DeviceConfiguration(layoutDirection: .rightToLeft)) { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.turn()
      #expect(presentationFrame(of: detail.view).minX == -375)
      ui.advance(by: 0.1)
      #expect(presentationFrame(of: scene[0].view).minX > 0)
    }
  }

  @Test("[84][F001] a push that is never completed is reported at a deadline and continues (84a)")
  func isReported() {
    Driver.run { ui in
      let scene = ui.stack("home", conduct: .waits)
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      #expect(scene.stack.transitionCoordinator != nil)
      #expect(ui.log.count(of: "detail.viewDidAppear") == 0)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was not called for the push of detail within 5 s; the app stays "
            + "frozen; call completeTransition(!context.transitionWasCancelled) when the animation "
            + "ends"
        ])
    }
  }

  @Test(
    "[F088][F090] pushes, pops and canceled pops leave no object alive",
    arguments: [true, false])
  func leavesNoObject(cancels: Bool) {
    Driver.run { ui in
      let census = Census()
      let scene = ui.stack("home")
      for cycle in 1...50 {
        let page = ui.controller("page")
        census.add("page", page)
        scene.delegate.animator = cycle.isMultiple(of: 2) ? LoggingAnimator(ui.log) : nil
        scene.delegate.interactor = nil
        scene.stack.pushViewController(page, animated: true)
        census.add("coordinator", scene.stack.transitionCoordinator)
        ui.settle()
        if cancels {
          let hand = scene.beginInteractivePop()
          census.add("hand", hand)
          census.add("context", hand.context)
          hand.cancel()
          ui.settle()
          scene.delegate.interactor = nil
        }
        scene.stack.popViewController(animated: true)
        ui.settle()
      }
      scene.delegate.animator = nil
      #expect(census.living == [])
    }
  }

  @Test("[F094] a device that is released during a push frees every object on it")
  func freesADroppedDevice() {
    let census = Census()
    for step in 0...6 {
      Driver.run { ui in
        let scene = ui.stack("home", conduct: step.isMultiple(of: 2) ? .slides : nil)
        let detail = ui.controller("detail")
        census.add("stack", scene.stack)
        census.add("home", scene[0])
        census.add("detail", detail)
        scene.stack.pushViewController(detail, animated: true)
        ui.advance(by: Double(step) * 0.05)
      }
    }
    #expect(census.living == [])
  }
}
