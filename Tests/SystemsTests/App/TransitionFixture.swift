import HeadlessUIKit
import TestSupport
import Testing

/// A transition between two pages of an app, of one of five kinds, with the animator and the driver
/// of a test.
struct TransitionFixture {
  /// The kind of a transition.
  enum Kind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case presentation, dismissal, push, pop, selection
    nonisolated var testDescription: String { rawValue }
  }

  let stage: Stage
  let kind: Kind
  /// The page that disappears.
  let disappearing: Page
  /// The page that appears.
  let appearing: Page
  private let start: () -> Void
  private let checkCompletion: () -> Bool

  /// Shows an app for the kind of transition in a window; `begin` starts the transition.
  static func run(
    _ kind: Kind, by animator: any UIViewControllerAnimatedTransitioning,
    driver: UIPercentDrivenInteractiveTransition? = nil,
    disappearing: Page = Page("disappearing"), appearing: Page = Page("appearing"),
    _ body: (TransitionFixture) throws -> Void
  ) rethrows {
    switch kind {
    case .presentation, .dismissal:
      let delegate = TransitionDelegate(animator)
      let (below, above) =
        kind == .presentation ? (disappearing, appearing) : (appearing, disappearing)
      above.modalPresentationStyle = .custom
      above.transitioningDelegate = delegate
      try Stage.run(below) { stage in
        if kind == .dismissal {
          delegate.animator = nil
          below.present(above, animated: true)
          stage.settle()
          delegate.animator = animator
        }
        delegate.driver = driver
        try body(
          TransitionFixture(
            stage: stage, kind: kind, disappearing: disappearing, appearing: appearing
          ) {
            kind == .presentation
              ? below.present(above, animated: true) : below.dismiss(animated: true)
          } checkCompletion: {
            (below.presentedViewController === above) == (kind == .presentation)
          })
        withExtendedLifetime(delegate) {}
      }
    case .push, .pop:
      let stack = FadingStack(rootViewController: kind == .push ? disappearing : appearing)
      try Stage.run(stack) { stage in
        if kind == .pop {
          stack.pushViewController(disappearing, animated: false)
          stage.settle()
        }
        stack.transitions.animator = animator
        stack.transitions.driver = driver
        try body(
          TransitionFixture(
            stage: stage, kind: kind, disappearing: disappearing, appearing: appearing
          ) {
            if kind == .push {
              stack.pushViewController(appearing, animated: true)
            } else {
              stack.popViewController(animated: true)
            }
          } checkCompletion: {
            stack.topViewController === appearing
          })
      }
    case .selection:
      let tabs = FadingTabs(nibName: nil, bundle: nil)
      tabs.viewControllers = [disappearing, appearing]
      try Stage.run(tabs) { stage in
        tabs.animator = animator
        tabs.noninteractiveDriver = driver
        try body(
          TransitionFixture(
            stage: stage, kind: kind, disappearing: disappearing, appearing: appearing
          ) {
            tabs.selectedIndex = 1
          } checkCompletion: {
            tabs.selectedIndex == 1
          })
      }
    }
  }

  private init(
    stage: Stage, kind: Kind, disappearing: Page, appearing: Page, start: @escaping () -> Void,
    checkCompletion: @escaping () -> Bool
  ) {
    self.stage = stage
    self.kind = kind
    self.disappearing = disappearing
    self.appearing = appearing
    self.start = start
    self.checkCompletion = checkCompletion
  }

  /// Starts the transition.
  func begin() {
    start()
    stage.turn()
  }

  /// Whether the transition has completed and was not canceled.
  var isCompleted: Bool { checkCompletion() }

  /// The visible fraction of a fade, 0...1; a dismissal fades the disappearing page out.
  var presentedFraction: Double {
    kind == .dismissal
      ? rounded(1 - roundedOpacity(of: disappearing.view)) : roundedOpacity(of: appearing.view)
  }
}
