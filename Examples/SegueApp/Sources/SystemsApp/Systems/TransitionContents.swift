import SegueCore
import SegueMotion

extension System {
  static let transitionContent = System(
    19, "Content with its own movement",
    "It supplies its animation, and decides for each tap outside whether that dismisses.",
    presenting: {
      let content = GrowingContentViewController()
      content.use(Transitions.content)
      return content
    })
}

/// Content that grows while it is presented, and that ignores taps outside until it allows them.
final class GrowingContentViewController: ScreenViewController, TransitionContent {
  private var allowsTaps = false
  private var ignoredTaps = 0

  init() {
    super.init(
      "Content", "Taps outside are ignored.",
      buttons: [
        ScreenButton("Allow taps outside") { ($0 as? Self)?.allowTaps() },
        .close,
      ])
  }

  required init?(coder: NSCoder) { nil }

  private func allowTaps() {
    allowsTaps = true
    text = "A tap outside dismisses."
  }

  // MARK: TransitionContent

  func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    Growth(timing: .curve(.easeOut, duration: direction == .forward ? 0.4 : 0.2))
  }

  var mayDismissByTap: Bool { allowsTaps }

  func didTapOutside(dismisses: Bool) {
    guard !dismisses else { return }
    ignoredTaps += 1
    text = "Taps outside that were ignored: \(ignoredTaps)"
  }
}

/// Grows from half of the size, and fades in.
struct Growth: TransitionMovement {
  let timing: TransitionTiming

  func prepare(_ context: MovementContext) { show(context, context.direction == .reverse) }

  func animate(_ context: MovementContext) { show(context, context.direction == .forward) }

  func finish(_ context: MovementContext, completed: Bool) { show(context, true) }

  private func show(_ context: MovementContext, _ isShown: Bool) {
    context.view.transform = isShown ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
    context.view.alpha = isShown ? 1 : 0
  }
}
