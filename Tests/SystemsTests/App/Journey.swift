import HeadlessUIKit
import TestSupport
import Testing

/// A movement between two pages of an app, of one of five kinds, by an animator and a driver that
/// the test chooses.
struct Journey {
  /// What moves.
  enum Kind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case presentation, dismissal, push, pop, selection
    nonisolated var testDescription: String { rawValue }
  }

  let stage: Stage
  let kind: Kind
  /// The page that leaves.
  let leaving: Page
  /// The page that comes.
  let coming: Page
  private let start: () -> Void
  private let isThere: () -> Bool

  /// Puts an app of the kind into a window; `begin` sets it in motion.
  static func run(
    _ kind: Kind, by animator: any UIViewControllerAnimatedTransitioning,
    driver: UIPercentDrivenInteractiveTransition? = nil,
    leaving: Page = Page("leaving"), coming: Page = Page("coming"),
    _ body: (Journey) throws -> Void
  ) rethrows {
    switch kind {
    case .presentation, .dismissal:
      let supplier = Supplier(animator)
      let (below, above) = kind == .presentation ? (leaving, coming) : (coming, leaving)
      above.modalPresentationStyle = .custom
      above.transitioningDelegate = supplier
      try Stage.run(below) { stage in
        if kind == .dismissal {
          supplier.animator = nil
          below.present(above, animated: true)
          stage.settle()
          supplier.animator = animator
        }
        supplier.driver = driver
        try body(
          Journey(stage: stage, kind: kind, leaving: leaving, coming: coming) {
            kind == .presentation
              ? below.present(above, animated: true) : below.dismiss(animated: true)
          } isThere: {
            (below.presentedViewController === above) == (kind == .presentation)
          })
        withExtendedLifetime(supplier) {}
      }
    case .push, .pop:
      let stack = FadingStack(rootViewController: kind == .push ? leaving : coming)
      try Stage.run(stack) { stage in
        if kind == .pop {
          stack.pushViewController(leaving, animated: false)
          stage.settle()
        }
        stack.animator = animator
        stack.driver = driver
        try body(
          Journey(stage: stage, kind: kind, leaving: leaving, coming: coming) {
            if kind == .push {
              stack.pushViewController(coming, animated: true)
            } else {
              stack.popViewController(animated: true)
            }
          } isThere: {
            stack.topViewController === coming
          })
      }
    case .selection:
      let tabs = FadingTabs(nibName: nil, bundle: nil)
      tabs.viewControllers = [leaving, coming]
      try Stage.run(tabs) { stage in
        tabs.animator = animator
        tabs.lateDriver = driver
        try body(
          Journey(stage: stage, kind: kind, leaving: leaving, coming: coming) {
            tabs.selectedIndex = 1
          } isThere: {
            tabs.selectedIndex == 1
          })
      }
    }
  }

  private init(
    stage: Stage, kind: Kind, leaving: Page, coming: Page, start: @escaping () -> Void,
    isThere: @escaping () -> Bool
  ) {
    self.stage = stage
    self.kind = kind
    self.leaving = leaving
    self.coming = coming
    self.start = start
    self.isThere = isThere
  }

  /// Asks for the movement and lets it begin.
  func begin() {
    start()
    stage.turn()
  }

  /// Whether it has arrived, and did not go back.
  var hasArrived: Bool { isThere() }

  /// How far a fade is by what is seen, 0...1: a dismissal fades the leaving page out.
  var shownShare: Double {
    kind == .dismissal
      ? rounded(1 - roundedOpacity(of: leaving.view)) : roundedOpacity(of: coming.view)
  }
}
