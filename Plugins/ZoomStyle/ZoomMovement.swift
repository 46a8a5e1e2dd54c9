import SegueCore
import SegueParts

/// Zooms a view between its source and its frame.
///
/// During the transition the view is in a stage, which clips it to the source's aspect ratio. Without
/// a visible source it fades in and out at the center.
final class ZoomMovement: TransitionMovement {
  let timing: TransitionTiming
  private let parameters: ZoomParameters
  /// The view that contains the source.
  private weak var lower: UIView?
  private var stage: ZoomStage?

  init(_ parameters: ZoomParameters, _ direction: TransitionDirection, from lower: UIView?) {
    self.parameters = parameters
    self.lower = lower
    timing = parameters.timing.timing(for: direction)
  }

  func prepare(_ context: MovementContext) {
    // The lower view may not have been laid out since a rotation.
    lower?.layoutIfNeeded()
    let source = lower.flatMap { parameters.source?.find(in: context.container, below: $0) }
    let stage = ZoomStage(of: context.view, at: context.presentedFrame, from: source, parameters)
    stage.install(in: context.container)
    stage.apply(isOpen: context.direction == .reverse)
    // If the container resized an opening stage, a canceled zoom would return to a resized source.
    if context.direction == .forward { stage.autoresizingMask = [] }
    self.stage = stage
  }

  func animate(_ context: MovementContext) { stage?.apply(isOpen: context.direction == .forward) }

  var hasMovingEnds: Bool { true }

  /// Leads the view to where its source or its container is now: the content may have scrolled, or the
  /// device rotated.
  func retarget(_ context: MovementContext) -> (() -> Void)? {
    let isOpen = context.direction == .forward
    guard let stage, stage.isAway(fromOpen: isOpen) else { return nil }
    return { stage.apply(isOpen: isOpen) }
  }

  func updateStart(_ context: MovementContext, at progress: Double) {
    if context.direction == .forward { stage?.updateSource(at: progress) }
  }

  func finish(_ context: MovementContext, completed: Bool) {
    stage?.remove()
    stage = nil
  }
}
