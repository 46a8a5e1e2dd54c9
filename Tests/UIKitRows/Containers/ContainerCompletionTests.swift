import HeadlessUIKit
import Testing

/// Completing and canceling the transition of a container.
@Suite struct ContainerCompletionTests {
  /// A change of a container's visible child; each child has its name as its title.
  struct Change: CustomTestStringConvertible, Sendable {
    /// As diagnostics name the change.
    var testDescription: String
    /// Makes the container.
    var mount: @MainActor @Sendable (Driver, LoggingStackDelegate) -> UIViewController
    /// Begins the change.
    var begin: @MainActor @Sendable (UIViewController) -> Void
    nonisolated static let all = [
      Change(testDescription: "pop of b") { ui, delegate in
        let stack = UINavigationController(nibName: nil, bundle: nil)
        stack.delegate = delegate
        stack.viewControllers = pages(ui)
        return stack
      } begin: {
        ($0 as? UINavigationController)?.popViewController(animated: true)
      },
      Change(testDescription: "selection of b") { ui, delegate in
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.delegate = delegate
        tabs.viewControllers = pages(ui)
        return tabs
      } begin: {
        ($0 as? UITabBarController)?.selectedIndex = 1
      },
    ]

    private static func pages(_ ui: Driver) -> [UIViewController] {
      ["a", "b"].map {
        let page = ui.controller($0)
        page.title = $0
        return page
      }
    }
  }

  /// The children that the container shows, its bar items, and the view tree.
  private func state(of container: UIViewController, in ui: Driver) -> [String] {
    let stack = container as? UINavigationController
    let tabs = container as? UITabBarController
    return (stack?.viewControllers ?? [tabs?.selectedViewController].compactMap(\.self))
      .map { $0.title ?? "?" } + (stack?.navigationBar.items ?? []).map { $0.title ?? "?" }
      + treeLines(of: ui.window)
  }

  @Test(
    "[86][F003] completing a container's canceled transition with true ends it as completed (86a)",
    arguments: Change.all)
  func canceledTransitionCompletesWithTrue(_ change: Change) {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let container = change.mount(ui, delegate)
      ui.mount(container)
      let before = state(of: container, in: ui)
      change.begin(container)
      ui.turn()
      let context = hand.context
      context?.cancelInteractiveTransition()
      context?.completeTransition(true)
      ui.settle()
      #expect(state(of: container, in: ui) != before)
      #expect(ui.log.count(of: "animator.animationEnded(true)") == 1)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition(true) was called although the \(change.testDescription) was canceled; it ends as "
            + "completed, with its views at their initial positions; pass "
            + "!context.transitionWasCancelled"
        ])
      #expect(AppearanceGrammar.faults(of: ["a", "b"], in: ui.log) == [])
    }
  }

  @Test(
    "[85][F002] a second completeTransition of a container's transition is ignored and reported (85a, 85b)",
    arguments: Change.all)
  func ignoresSecondCompletion(_ change: Change) {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log)
      let animator = LoggingAnimator(ui.log, .waits)
      delegate.animator = animator
      let container = change.mount(ui, delegate)
      ui.mount(container)
      change.begin(container)
      ui.advance(by: 0.5)
      let context = animator.context
      context?.completeTransition(true)
      ui.settle()
      let (calls, after) = (ui.log.calls, state(of: container, in: ui))
      ui.advance(by: 0.25)
      context?.completeTransition(false)
      context?.completeTransition(true)
      ui.settle()
      #expect(ui.log.calls == calls)
      #expect(state(of: container, in: ui) == after)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was called at 0.75 s for the \(change.testDescription), which was completed at 0.5 s; "
            + "only the first call counts"
        ])
    }
  }
}
