import HeadlessUIKit
import Testing

/// Calls to two containers before either has laid out.
@Suite struct OneRunLoopTurnTests {
  /// A call that changes the top view controller of a navigation stack.
  nonisolated struct StackCall: CustomTestStringConvertible, Sendable {
    let name: String
    let run: @MainActor @Sendable (UINavigationController, LoggingController) -> Void
    var testDescription: String { name }

    static let all = [
      StackCall(name: "popToRoot") { stack, _ in stack.popToRootViewController(animated: false) },
      StackCall(name: "popToRoot animated") { stack, _ in
        stack.popToRootViewController(animated: true)
      },
      StackCall(name: "push") { stack, new in stack.pushViewController(new, animated: false) },
      StackCall(name: "push animated") { stack, new in
        stack.pushViewController(new, animated: true)
      },
      StackCall(name: "setViewControllers") { stack, new in
        stack.setViewControllers([new], animated: false)
      },
      StackCall(name: "setViewControllers animated") { stack, new in
        stack.setViewControllers([new], animated: true)
      },
    ]
  }

  /// How the navigation stack is removed from the screen.
  nonisolated enum Leaving: CaseIterable, Sendable {
    case tab, animatedTab, page, root
  }

  /// A navigation stack of two view controllers, inside a container that can show something else.
  private struct Scene {
    let ui: Driver
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let pages: [LoggingController]
    let leave: () -> Void
    let comeBack: () -> Void

    init(_ ui: Driver, _ leaving: Leaving) {
      self.ui = ui
      pages = ["home", "detail", "new"].map { ui.controller($0) }
      stack.viewControllers = Array(pages.prefix(2))
      let stack = stack
      let other = ui.controller("other")
      switch leaving {
      case .tab, .animatedTab:
        let delegate = leaving == .tab ? nil : LoggingStackDelegate(ui.log, .slides)
        let tabs = ui.tabs([stack, other], delegate: delegate).tabs
        // The delegate is not retained by the tab bar controller.
        leave = { withExtendedLifetime(delegate) { tabs.selectedIndex = 1 } }
        comeBack = { withExtendedLifetime(delegate) { tabs.selectedIndex = 0 } }
      case .page:
        let parent = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        parent.setViewControllers([stack], direction: .forward, animated: false)
        ui.mount(parent)
        leave = { parent.setViewControllers([other], direction: .forward, animated: false) }
        comeBack = { parent.setViewControllers([stack], direction: .reverse, animated: false) }
      case .root:
        ui.mount(stack)
        let window = ui.window
        leave = { window.rootViewController = other }
        comeBack = { window.rootViewController = stack }
      }
    }

    func checkAppearances() {
      for page in pages {
        #expect(AppearanceGrammar.faults(of: page.name, in: ui.log) == [])
        let last = ui.log.history.last { $0.hasPrefix("\(page.name).view") }
        let isShown = page.viewIfLoaded?.window != nil
        #expect(isShown == (last == "\(page.name).viewDidAppear"), "\(page.name): \(last ?? "")")
      }
      #expect(ui.diagnosticMessages == [])
    }
  }

  @Test(
    "a view controller whose stack changes and leaves the screen in one run-loop turn is notified",
    arguments: combinations(
      StackCall.all, Leaving.allCases, [false, true]))
  func controllerOfChangedStackIsNotified(_ call: StackCall, _ leaving: Leaving, leavesFirst: Bool)
  {
    Driver.run { ui in
      let scene = Scene(ui, leaving)
      if leavesFirst { scene.leave() }
      call.run(scene.stack, scene.pages[2])
      if !leavesFirst { scene.leave() }
      ui.settle()
      #expect(
        ui.log.calls(of: "detail") == ["detail.viewWillDisappear", "detail.viewDidDisappear"])
      scene.checkAppearances()
      scene.comeBack()
      ui.settle()
      #expect(scene.stack.topViewController?.view.window === ui.window)
      scene.checkAppearances()
    }
  }

  @Test("a pushed view controller is notified that it disappears when another tab is selected")
  func notifiesOverTurns() {
    Driver.run { ui in
      let scene = Scene(ui, .tab)
      scene.stack.pushViewController(scene.pages[2], animated: true)
      ui.advance(by: 0.1)
      let next = ui.controller("next")
      scene.stack.pushViewController(next, animated: true)
      ui.advance(by: 0.05)
      scene.leave()
      ui.settle()
      scene.checkAppearances()
      #expect(scene.pages[2].view.window == nil)
      #expect(next.viewIfLoaded?.window == nil)
      scene.comeBack()
      ui.settle()
      scene.checkAppearances()
      #expect(next.view.window === ui.window)
      #expect(
        ui.log.calls(of: "next")
          == ["next.viewWillAppear", "next.viewIsAppearing", "next.viewDidAppear"])
    }
  }

  @Test("canceling an interactive tab change shows the view controller that was pushed before it")
  func canceledTabChangeShowsPushedController() {
    Driver.run { ui in
      let pages = ["home", "new"].map { ui.controller($0) }
      let stack = UINavigationController(rootViewController: pages[0])
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let tabs = ui.tabs([stack, ui.controller("other")], delegate: delegate).tabs
      stack.pushViewController(pages[1], animated: false)
      tabs.selectedIndex = 1
      ui.turn()
      hand.drag(to: 0.3)
      hand.cancel()
      ui.settle()
      #expect(tabs.selectedIndex == 0)
      #expect(pages[1].view.window === ui.window)
      #expect(pages[0].view.window == nil)
      #expect(AppearanceGrammar.faults(of: pages, in: ui.log) == [])
      #expect(ui.log.history.last { $0.hasPrefix("home.view") } == "home.viewDidDisappear")
      #expect(ui.log.history.last { $0.hasPrefix("new.view") } == "new.viewDidAppear")
    }
  }
}
