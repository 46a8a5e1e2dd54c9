import HeadlessUIKit
import Testing

/// Changes that are made while other transitions are running.
@Suite struct SupersededTransitionTests {
  /// A navigation stack whose root view controller is a presentation context.
  private func context(_ ui: Driver) -> StackScene {
    let scene = ui.stack("home")
    scene[0].definesPresentationContext = true
    return scene
  }

  @Test(
    "an animated setViewControllers outside a window removes the replaced view controllers from the children"
  )
  func replacesOffScreen() {
    Driver.run { ui in
      let stack = UINavigationController(nibName: nil, bundle: nil)
      let (old, new) = (ui.controller("old"), ui.controller("new"))
      stack.viewControllers = [old]
      stack.setViewControllers([new], animated: true)
      #expect(stack.children == [new])
      #expect(old.parent == nil)
    }
  }

  @Test("a push in the run-loop turn of a rotation does not run in the animation of the rotation")
  func pushesAndRotates() {
    Driver.run { ui in
      let scene = ui.stack("home", conduct: .slides)
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
    }
  }

  @Test("a push ends a running current-context presentation of the disappearing controller")
  func pushesDuringPresentation() {
    Driver.run { ui in
      let scene = context(ui)
      let (modal, detail) = (
        ui.controller("modal", style: .currentContext), ui.controller("detail")
      )
      scene[0].present(modal, animated: true)
      ui.advance(by: 0.1)
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      #expect(scene[0].presentedViewController === modal)
      #expect(AppearanceGrammar.faults(of: [scene[0], modal, detail], in: ui.log) == [])
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: modal, in: ui.log) == [])
      #expect(modal.view.window === ui.window)
    }
  }

  @Test("a push cancels a current-context presentation that has not begun")
  func presentsBeforePush() {
    Driver.run { ui in
      let scene = context(ui)
      let modal = ui.controller("modal", style: .currentContext)
      scene[0].present(modal, animated: true)
      scene.stack.pushViewController(ui.controller("detail"), animated: true)
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "the view of home left the window before the presentation of modal began; "
            + "the presentation is canceled"
        ])
      #expect(scene[0].presentedViewController == nil)
      #expect(AppearanceGrammar.faults(of: [scene[0], modal], in: ui.log) == [])
    }
  }

  @Test("replacing the root during a push makes the presentation context disappear once")
  func replacesRootDuringPush() {
    Driver.run { ui in
      let scene = context(ui)
      ui.show(ui.controller("modal", style: .currentContext), on: scene[0])
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      ui.mount(ui.controller("new"))
      #expect(AppearanceGrammar.faults(of: [scene[0], detail], in: ui.log) == [])
    }
  }

  @Test("a presentation on a context whose container is disappearing does not appear")
  func presentsUnderFullScreen() {
    Driver.run { ui in
      let scene = context(ui)
      let modal = ui.controller("modal", style: .currentContext)
      scene.stack.present(ui.controller("cover", style: .fullScreen), animated: true)
      scene[0].present(modal, animated: false)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: modal, in: ui.log) == [])
      #expect(modal.view.window == nil)
      scene.stack.dismiss(animated: true)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: modal, in: ui.log) == [])
      #expect(modal.view.window === ui.window)
    }
  }

  @Test("[43] dismissing a full-screen presentation shows no context below the top (43a, 43b)")
  func dismissesAdaptedContext() {
    Driver.run { ui in
      let scene = context(ui)
      let modal = ui.controller("modal", style: .overCurrentContext)
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = .fullScreen
      modal.presentationController?.delegate = adapter
      ui.show(modal, on: scene[0])
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: false)
      ui.settle()
      scene[0].dismiss(animated: false)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: [scene[0], modal, detail], in: ui.log) == [])
      #expect(detail.view.superview?.subviews.count == 1)
    }
  }

  @Test(
    "a child removed while its container is presented or dismissed disappears",
    arguments: [true, false])
  func removesChildOfPresented(isPresenting: Bool) {
    Driver.run { ui in
      let parent = ui.controller("parent", style: .fullScreen)
      let child = ui.controller("child")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      ui.root.present(parent, animated: true)
      if !isPresenting {
        ui.settle()
        ui.root.dismiss(animated: true)
      }
      ui.advance(by: 0.1)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      ui.settle()
      #expect(AppearanceGrammar.faults(of: child, in: ui.log) == [])
    }
  }

  @Test("removing a tab in its viewWillDisappear makes its child disappear in the correct order")
  func removesTabInCallback() {
    Driver.run { ui in
      let (tab, child) = (ui.controller("tab"), ui.controller("child"))
      tab.addChild(child)
      tab.view.addSubview(child.view)
      child.didMove(toParent: tab)
      let other = ui.controller("other")
      let scene = ui.tabs([tab, other])
      tab.hooks["viewWillDisappear"] = { tab in
        tab.hooks = [:]
        scene.tabs.viewControllers = [other]
      }
      scene.tabs.selectedIndex = 1
      ui.settle()
      #expect(
        ui.log.calls(of: "tab", "child") == [
          "tab.viewWillDisappear", "child.viewWillDisappear", "tab.viewDidDisappear",
          "child.viewDidDisappear",
        ])
    }
  }

  @Test("a pop in viewWillDisappear of a canceled tab selection ends the running push")
  func popsWhileDisappearing() {
    /// A navigation controller that pops to its root when it disappears.
    final class PoppingStack: UINavigationController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        popToRootViewController(animated: false)
      }
    }
    Driver.run { ui in
      let stack = PoppingStack(nibName: nil, bundle: nil)
      let (home, detail) = (ui.controller("home"), ui.controller("detail"))
      stack.viewControllers = [home]
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let scene = ui.tabs([stack, ui.controller("other")], delegate: delegate)
      stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      scene.tabs.selectedIndex = 1
      ui.turn()
      #expect(stack.viewControllers == [home])
      #expect(ui.transitionEvents.contains("detail completeTransition(true)"))
      hand.cancel()
      ui.settle()
      #expect(home.view.window === ui.window)
      #expect(detail.view.superview == nil)
      #expect(AppearanceGrammar.faults(of: [home, detail], in: ui.log) == [])
    }
  }

  /// How a tab's navigation controller shows a view controller.
  nonisolated enum Showing: CaseIterable, Sendable { case atFirst, byPush, bySelection }

  @Test(
    "replacing the tabs in didShow of a tab's navigation controller shows the new tab",
    arguments: Showing.allCases)
  func replacesTabsInDidShow(showing: Showing) {
    Driver.run { ui in
      let stack = UINavigationController(nibName: nil, bundle: nil)
      let delegate = LoggingStackDelegate(ui.log)
      stack.delegate = delegate
      let controllers = ["first", "home", "detail", "other"].map { ui.controller($0) }
      let (first, home, detail, other) = (
        controllers[0], controllers[1], controllers[2], controllers[3]
      )
      stack.viewControllers = [home]
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      let tabDelegate = LoggingStackDelegate(ui.log, .slides)
      tabs.delegate = tabDelegate
      tabs.viewControllers = showing == .bySelection ? [first, stack] : [stack]
      // Before a push, the call of didShow for the first view controller does not count.
      var isReplacing = showing != .byPush
      delegate.onShow = { _ in
        guard isReplacing else { return }
        isReplacing = false
        tabs.viewControllers = [other]
      }
      ui.mount(tabs)
      isReplacing = isReplacing || showing == .byPush
      if showing == .byPush { stack.pushViewController(detail, animated: true) }
      if showing == .bySelection { tabs.selectedIndex = 1 }
      ui.settle()
      #expect(!isReplacing)
      #expect(tabs.children == [other])
      #expect(other.view.window === ui.window)
      #expect(other.view.superview?.subviews.count == 1)
      #expect(AppearanceGrammar.faults(of: controllers, in: ui.log) == [])
    }
  }

  @Test("a container that appears for the first time receives viewWillAppear before its child")
  func beginsWithContainer() {
    /// A navigation controller that logs its first callback.
    final class LoggingStack: UINavigationController {
      var log: CallLog?
      override func viewWillAppear(_ animated: Bool) {
        log?.add("stack.viewWillAppear")
        super.viewWillAppear(animated)
      }
    }
    Driver.run { ui in
      let stack = LoggingStack(nibName: nil, bundle: nil)
      stack.log = ui.log
      stack.viewControllers = [ui.controller("home")]
      ui.window.rootViewController = stack
      ui.settle()
      #expect(
        ui.log.calls(of: "stack", "home") == [
          "stack.viewWillAppear", "home.viewWillAppear", "home.viewIsAppearing",
          "home.viewDidAppear",
        ])
    }
  }

  @Test("ending the transition in viewIsAppearing does not report a missing view")
  func endsInViewIsAppearing() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      scene[0].hooks["viewIsAppearing"] = { home in
        home.hooks = [:]
        scene.stack.setViewControllers([home], animated: false)
      }
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(ui.diagnosticMessages == [])
    }
  }

  @Test("a page set without animation during a page curl stays visible after the curl's duration")
  func setsPageDuringCurl() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", style: .pageCurl)
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.advance(by: 0.1)
      scene.pages.setViewControllers([scene[0]], direction: .reverse, animated: false)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: scene[0], in: ui.log) == [])
      #expect(scene[0].view.window === ui.window)
      #expect(scene[0].view.superview?.subviews.count == 1)
      #expect(scene[0].view.alpha == 1)
      #expect(scene[1].view.alpha == 1)
    }
  }

  @Test("[296] a sheet that adapts back to a popover stays visible below a full-screen modal")
  func readaptsBelowFullScreen() {
    Driver.run(.tablet) { ui in
      ui.resize(to: CGSize(width: 320, height: 1024))
      let popover = ui.popover(source: CGRect(x: 100, y: 300, width: 80, height: 44))
      ui.show(popover)
      popover.present(ui.controller("cover", style: .fullScreen), animated: true)
      ui.resize(to: CGSize(width: 1024, height: 768))
      ui.settle()
      #expect(AppearanceGrammar.faults(of: popover, in: ui.log) == [])
      #expect(popover.view.window === ui.window)
    }
  }
}
