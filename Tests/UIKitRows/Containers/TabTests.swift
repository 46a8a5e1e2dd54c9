import HeadlessUIKit
import Testing

/// Tab bar controllers (section 16 of the rules).
@Suite struct TabTests {
  @Test("[40] a change of tab calls will-appear, will-disappear, did-disappear, did-appear")
  func switches() {
    Driver.run { ui in
      let scene = ui.tabs([ui.controller("one"), ui.controller("two")])
      scene.tabs.selectedIndex = 1
      #expect(scene.tabs.selectedViewController === scene.controllers[1])
      ui.settle()
      #expect(
        ui.log.calls == [
          "two.viewWillAppear", "one.viewWillDisappear", "two.viewIsAppearing",
          "one.viewDidDisappear", "two.viewDidAppear",
        ])
      #expect(scene.controllers[0].view.superview == nil)
    }
  }

  @Test(
    "[40][91][256] a canceled change of tab reverses the callbacks and restores the selection (91a, 256b)"
  )
  func cancels() {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let scene = ui.tabs([ui.controller("one"), ui.controller("two")], delegate: delegate)
      let before = treeLines(of: ui.window)
      scene.tabs.selectedIndex = 1
      ui.turn()
      #expect(scene.tabs.selectedIndex == 1)
      hand.drag(to: 0.5)
      hand.cancel()
      ui.settle()
      #expect(
        ui.log.calls(of: "one", "two") == [
          "two.viewWillAppear", "one.viewWillDisappear", "two.viewIsAppearing",
          "two.viewWillDisappear", "two.viewDidDisappear", "one.viewWillAppear",
          "one.viewIsAppearing", "one.viewDidAppear",
        ])
      #expect(scene.tabs.selectedIndex == 0)
      #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test(
    "[256] the delegate supplies a tab change's animator and interaction controller (256a, 256b)")
  func movesByDelegate() {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let scene = ui.tabs([ui.controller("one"), ui.controller("two")], delegate: delegate)
      scene.tabs.selectedViewController = scene.controllers[1]
      ui.turn()
      #expect(
        ui.log.calls(of: "delegate") == [
          "delegate.animationController one two", "delegate.interactionController",
        ])
      #expect(scene.tabs.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
      #expect(scene.controllers[0].view.window != nil)
      ui.settle()
      #expect(scene.controllers[0].view.window == nil)
    }
  }

  @Test(
    "[295] shouldSelect and didSelect are called for taps only, also for the current tab (295a, 295b)"
  )
  func delegateIsCalledForTapsOnly() {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log)
      let scene = ui.tabs([ui.controller("one"), ui.controller("two")], delegate: delegate)
      scene.tabs.selectedIndex = 1
      ui.settle()
      // `shouldSelect` and `didSelect`.
      #expect(ui.log.calls.filter { $0.contains("elect") } == [])
      scene.tap(0)
      ui.settle()
      #expect(scene.tabs.selectedIndex == 0)
      scene.tap(0)
      ui.settle()
      #expect(
        ui.log.calls.filter { $0.contains("elect") } == [
          "delegate.shouldSelect one", "delegate.didSelect one", "delegate.shouldSelect one",
          "delegate.didSelect one",
        ])
      delegate.allowsSelection = false
      scene.tap(1)
      ui.settle()
      #expect(scene.tabs.selectedIndex == 0)
      #expect(ui.log.count(of: "delegate.didSelect two") == 0)
    }
  }

  @Test("[42] taps faster than the animation produce legal callbacks for each tab (42b)")
  func keepsTheGrammar() {
    Driver.run { ui in
      let names = ["one", "two", "three"]
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let scene = ui.tabs(names.map { ui.controller($0) }, delegate: delegate)
      for index in [1, 2, 0, 2, 1] {
        scene.tabs.selectedIndex = index
        ui.advance(by: 0.1)
      }
      ui.settle()
      #expect(scene.tabs.selectedIndex == 1)
      #expect(scene.controllers.map { $0.viewIfLoaded?.window != nil } == [false, true, false])
      #expect(AppearanceGrammar.faults(of: names, in: ui.log) == [])
    }
  }

  @Test("the safe area of content in tabs and stacks excludes the bars")
  func insets() {
    let device = DeviceConfiguration(
      size: CGSize(width: 393, height: 852),
      portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    Driver.run(device) { ui in
      let home = ui.controller("home")
      let stack = UINavigationController(rootViewController: home)
      _ = ui.tabs([stack, ui.controller("two")])
      #expect(home.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(home.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
      home.additionalSafeAreaInsets.top = 10
      #expect(home.view.safeAreaInsets.top == 113)
      stack.setNavigationBarHidden(true, animated: true)
      ui.settle()
      #expect(home.view.safeAreaInsets.top == 69)
      #expect(stack.navigationBar.isHidden)
      stack.isNavigationBarHidden = false
      #expect(home.view.safeAreaInsets.top == 113)
      #expect(stack.navigationBar.frame.minY == 59)
    }
  }

  @Test("a stack's preferred content size is that of its top view controller")
  func preferredSize() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      scene[0].preferredContentSize = CGSize(width: 100, height: 100)
      #expect(scene.stack.preferredContentSize == .zero)
      scene[1].preferredContentSize = CGSize(width: 320, height: 200)
      #expect(scene.stack.preferredContentSize == CGSize(width: 320, height: 200))
      scene.stack.popViewController(animated: false)
      #expect(scene.stack.preferredContentSize == CGSize(width: 100, height: 100))
    }
  }
}
