import HeadlessUIKit
import Testing

/// Navigation controllers (section 16 of the rules).
@Suite struct NavigationStackTests {
  @Test("[252][340][F029] a controller that is in the stack already cannot be pushed (252a)")
  func refusesASecondPush() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      scene.stack.pushViewController(scene[0], animated: true)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(
        ui.diagnosticMessages == [
          "stack is pushing the same view controller instance (home) more than once which is not "
            + "supported and is most likely an error in the application : com.example.app"
        ])
      #expect(scene.calls == [])
    }
  }

  @Test("[252] the root cannot be popped (252b)", arguments: [true, false])
  func keepsTheRoot(animated: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home")
      #expect(scene.stack.popViewController(animated: animated) == nil)
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene.calls == [])
    }
  }

  /// The argument of `setViewControllers`, and the expected operation.
  nonisolated struct Replacement: CustomTestStringConvertible, Sendable {
    let wanted: [String]
    let operation: String?
    var testDescription: String { wanted.joined(separator: " ") }
    static let all = [
      Replacement(wanted: ["home", "new"], operation: "push page new"),
      Replacement(wanted: ["new"], operation: "push page new"),
      Replacement(wanted: ["home"], operation: "pop page home"),
      Replacement(wanted: ["new", "detail"], operation: "pop page detail"),
      Replacement(wanted: ["home", "page"], operation: nil),
    ]
  }

  @Test(
    "[253][285] setViewControllers runs one transition, or none (253a, 253b, 253c)",
    arguments: Replacement.all)
  func setViewControllersRunsOneTransition(_ replacement: Replacement) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page", conduct: .slides)
      let new = ui.controller("new")
      var shown: [[String]] = []
      scene.delegate.onShow = { _ in shown.append(scene.names) }
      scene.stack.setViewControllers(
        replacement.wanted.map { name in scene.controllers.first { $0.name == name } ?? new },
        animated: true)
      ui.turn()
      #expect(scene.names.last == replacement.wanted.last)
      if let operation = replacement.operation {
        #expect(ui.log.count(of: "delegate.animationController \(operation)") == 1)
        #expect(scene.stack.transitionCoordinator != nil)
        // The rest of the stack is replaced when the transition ends.
        if replacement.wanted.first == "new" { #expect(scene.names.first == "home") }
      }
      ui.settle()
      #expect(scene.names == replacement.wanted)
      // When `willShow` and `didShow` are called, the stack is already replaced.
      #expect(shown.allSatisfy { $0 == replacement.wanted })
      #expect(scene.stack.children.count == replacement.wanted.count)
      #expect(
        ui.log.calls(of: "delegate").count(where: { $0.contains("animationController") })
          == (replacement.operation == nil ? 0 : 1))
    }
  }

  @Test("[254] the delegate returns the animator, then the interaction controller (254a)")
  func delegateReturnsAnimatorFirst() {
    Driver.run { ui in
      let scene = ui.stack("home", conduct: .slides)
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.settle()
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(
        ui.log.calls(of: "delegate").filter { !$0.contains("Show") } == [
          "delegate.animationController push home detail", "delegate.interactionController",
          "delegate.animationController pop detail home", "delegate.interactionController",
        ])
    }
  }

  @Test(
    "[254] without an animator the built-in push runs, without an interaction controller (254b)")
  func builtInPushRunsWithoutAnimator() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.turn()
      #expect(ui.log.count(of: "delegate.interactionController") == 0)
      #expect(presentationFrame(of: detail.view).minX == 375)
      ui.advance(by: 0.1)
      // Row 172: the system's spring is at .544778 after .1 s.
      #expect(isClose(presentationFrame(of: detail.view).minX, 375 * (1 - 0.544778), within: 0.01))
      #expect(
        isClose(
          presentationFrame(of: scene[0].view).minX, CGFloat(-0.3 * 375 * 0.544778), within: 0.01))
      ui.settle()
      #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test(
    "[186] a push has the duration of a presentation, or that of the old constant",
    arguments: [true, false])
  func lasts(asLong: Bool) {
    Driver.run {
      $0.pushLastsAsLongAsAPresentation = asLong
    } _: { ui in
      let scene = ui.stack("home")
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.turn()
      #expect(scene.stack.transitionCoordinator?.transitionDuration == (asLong ? 0.5 : 0.35))
      let start = ui.now
      ui.settle()
      #expect(ui.now - start == (asLong ? 0.5 : 0.35))
    }
  }

  @Test("hiding the navigation bar with animation moves it up gradually")
  func navigationBarHidesGradually() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let bar = scene.stack.navigationBar
      let before = presentationFrame(of: bar)
      scene.stack.setNavigationBarHidden(true, animated: true)
      ui.advance(by: Double(UINavigationController.hideShowBarDuration) / 2)
      let half = presentationFrame(of: bar)
      ui.settle()
      #expect(bar.isHidden)
      #expect(half.minY < before.minY)
      #expect(half.minY > bar.frame.minY)
    }
  }

  @Test(
    "[100][105] a push that is popped before it began ends its coordinator, then completes (100a, 105a)"
  )
  func endsWhatNeverBegan() {
    Driver.run { ui in
      let scene = ui.stack("home")
      // `nil` where the stack has no coordinator.
      var found: [UIViewController?] = []
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      scene.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        found.append(scene.stack.transitionCoordinator == nil ? nil : scene.stack)
      }
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(found == [nil])
      #expect(scene.names == ["home"])
    }
  }

  @Test("[77][262][F027] present and dismiss called during a push wait for its end (77e, 262a)")
  func queuesPresentations() {
    Driver.run { ui in
      let scene = ui.stack("home", conduct: .slides)
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.turn()
      let sheet = ui.controller("sheet", style: .fullScreen)
      detail.present(sheet, animated: false) { ui.log.add("call.completion") }
      #expect(sheet.presentingViewController == nil)
      ui.settle()
      #expect(sheet.presentingViewController === scene.stack)
      let end = ui.log.position(of: "animator.animationEnded(true)") ?? 0
      #expect((ui.log.position(of: "sheet.viewWillAppear") ?? 0) > end)
      #expect(ui.log.count(of: "call.completion") == 1)
      scene.stack.popViewController(animated: true)
      ui.turn()
      scene.stack.dismiss(animated: false)
      #expect(scene.stack.presentedViewController === sheet)
      ui.settle()
      #expect(scene.stack.presentedViewController == nil)
    }
  }

  @Test(
    "[262] what waits for a push starts in its completeTransition, its callbacks one turn later (262b)"
  )
  func presentsInsideTheEnd() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let animator = LoggingAnimator(ui.log, .waits)
      scene.delegate.animator = animator
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.turn()
      let sheet = ui.controller("sheet", style: .fullScreen)
      detail.present(sheet, animated: true)
      #expect(sheet.presentingViewController == nil)
      animator.context?.completeTransition(true)
      #expect(sheet.presentingViewController === scene.stack)
      #expect(ui.log.calls(of: "sheet") == [])
      ui.turn()
      #expect(ui.log.calls(of: "sheet") == ["sheet.viewWillAppear", "sheet.viewIsAppearing"])
      ui.settle()
      #expect(sheet.view.window != nil)
    }
  }

  @Test(
    "[282] an animated push has a coordinator when the call returns, an unanimated one has none (282a, 282b, 282c)"
  )
  func hasACoordinatorAtOnce() {
    Driver.run { ui in
      let scene = ui.stack("home")
      scene.stack.pushViewController(ui.controller("one"), animated: false)
      #expect(scene.stack.transitionCoordinator == nil)
      ui.settle()
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      let coordinator = scene.stack.transitionCoordinator
      #expect(coordinator != nil)
      #expect(detail.transitionCoordinator === coordinator)
      coordinator?.animate(alongsideTransition: nil) { _ in
        ui.log.add("push.completion \(detail.view.window != nil)")
      }
      ui.settle()
      #expect(ui.log.count(of: "push.completion true") == 1)
      #expect(
        (ui.log.position(of: "push.completion true") ?? 0)
          > (ui.log.position(of: "detail.viewDidAppear") ?? .max))
    }
  }

  @Test("[283] a push begins in the next layout pass of the stack's view")
  func pushBeginsInNextLayoutPass() {
    Driver.run { ui in
      let scene = ui.stack("home")
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      #expect(scene.names == ["home", "detail"])
      #expect(scene.calls == [])
      scene.stack.view.layoutIfNeeded()
      #expect(scene.calls.first == "delegate.animationController push home detail")
      #expect(ui.log.count(of: "detail.viewWillAppear") == 1)
    }
  }

  @Test(
    "[284] a popped controller is not in the stack in its viewWillDisappear; a cancel restores it (284a, 284b)"
  )
  func leavesTheStackAtOnce() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      scene[1].hooks["viewWillDisappear"] = { _ in #expect(scene.names == ["home"]) }
      let hand = scene.beginInteractivePop()
      #expect(scene.names == ["home"])
      #expect(scene.stack.topViewController === scene[0])
      hand.cancel()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(ui.log.count(of: "detail.viewWillDisappear") == 1)
    }
  }

  @Test(
    "[286] popping to a controller returns those above it from bottom to top, or nil for none (286a, 286b)"
  )
  func returnsThePopped() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page")
      #expect(scene.stack.popToViewController(scene[2], animated: true) == nil)
      let popped = scene.stack.popToRootViewController(animated: true)
      #expect(popped == [scene[1], scene[2]])
      ui.settle()
      #expect(scene.stack.popToRootViewController(animated: true) == nil)
      #expect(ui.log.calls(of: "detail") == [])
      #expect(scene[1].parent == nil)
      #expect(scene[2].parent == nil)
      #expect(ui.diagnosticMessages == [])
      #expect(scene.stack.popToViewController(scene[1], animated: true) == nil)
      #expect(
        ui.diagnosticMessages == ["Tried to pop to a view controller that doesn't exist: detail"])
    }
  }

  @Test(
    "the navigation bar has its compact height in compact height, even if the stack's size does not change",
    arguments: ["by a rotation", "by the parent's override"])
  func navigationBarHeightFollowsTraits(cause: String) {
    // Without a safe area, whose change would trigger a layout.
    Driver.run(DeviceConfiguration(portraitSafeArea: .zero)) { ui in
      let parent = ui.controller("parent")
      let stack = UINavigationController(rootViewController: ui.controller("home"))
      parent.addChild(stack)
      stack.view.autoresizingMask = []
      stack.view.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
      parent.view.addSubview(stack.view)
      stack.didMove(toParent: parent)
      ui.mount(parent)
      #expect(stack.navigationBar.bounds.height == 44)
      if cause == "by a rotation" {
        ui.rotate(to: .landscapeLeft)
      } else {
        parent.setOverrideTraitCollection(
          UITraitCollection(verticalSizeClass: .compact), forChild: stack)
      }
      ui.settle()
      #expect(stack.view.bounds.size == CGSize(width: 200, height: 200))
      #expect(stack.navigationBar.bounds.height == 32)
    }
  }

  @Test("[67] a navigation controller is a presentation context (67b)")
  func isAContext() {
    #expect(UINavigationController(nibName: nil, bundle: nil).definesPresentationContext)
  }

  @Test("[218] a size change reaches the stack's children, which take the new size (218a)")
  func turns() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let turning = TurningController("detail", ui.log)
      scene.stack.pushViewController(turning, animated: false)
      ui.settle()
      ui.log.clear()
      ui.resize(to: CGSize(width: 600, height: 500))
      ui.settle()
      #expect(ui.log.count(of: "detail.size 600x500") == 1)
      #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
      scene.stack.popViewController(animated: false)
      ui.settle()
      #expect(scene[0].view.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
    }
  }
}
