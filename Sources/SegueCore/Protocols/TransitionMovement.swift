/// The start and end values of one transition's views, and its timing.
///
/// Set values, not animations: `TransitionAnimator` creates the animation, adds the views to the
/// container, and completes the transition exactly once, also when it was canceled.
public protocol TransitionMovement {
  /// The timing curve or spring between start and end.
  var timing: TransitionTiming { get }
  /// Sets the values at the start of the transition, without animation.
  func prepare(_ context: MovementContext)
  /// Sets the values at the end of the transition; the changes are animated.
  func animate(_ context: MovementContext)
  /// Whether the views at the ends of the transition may move during it, as those from which a view
  /// zooms and to which it returns; by default false.
  var hasMovingEnds: Bool { get }
  /// Returns the change to an end that has moved; the animator calls it at every frame of a movement
  /// with `hasMovingEnds`, and animates the change over the rest of the transition. The default
  /// implementation returns `nil`, for no change.
  func retarget(_ context: MovementContext) -> (() -> Void)?
  /// Corrects the views for a start that has moved, to which a reversed transition returns; the animator
  /// calls it at every frame of a movement with `hasMovingEnds`. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - context: The views and frames of the transition.
  ///   - progress: The progress of the transition, 0 at the start.
  func updateStart(_ context: MovementContext, at progress: Double)
  /// Restores what `prepare` changed apart from the views' positions. The default implementation
  /// does nothing.
  ///
  /// - Parameters:
  ///   - context: The views and frames of the transition.
  ///   - completed: `false` if the transition was canceled.
  func finish(_ context: MovementContext, completed: Bool)
  /// The movement of a noninteractive transition while the user has enabled Reduce Motion; by
  /// default the view fades in place, with the same timing.
  var reducedMotion: any TransitionMovement { get }
}

extension TransitionMovement {
  /// The default implementation fades the view in place.
  public var reducedMotion: any TransitionMovement { FadeMovement(timing: timing) }
  /// The default implementation returns `false`.
  public var hasMovingEnds: Bool { false }
  /// The default implementation returns `nil`.
  public func retarget(_ context: MovementContext) -> (() -> Void)? { nil }
  /// The default implementation does nothing.
  public func updateStart(_ context: MovementContext, at progress: Double) {}
  /// The default implementation does nothing.
  public func finish(_ context: MovementContext, completed: Bool) {}
}

/// The views and frames of one transition.
public struct MovementContext {
  /// Whether the transition presents or dismisses.
  public let direction: TransitionDirection
  /// The view in which the transition takes place.
  public let container: UIView
  /// The view that appears or disappears: the presented view, or a wrapper around it.
  public let view: UIView
  /// The presenting view if the transition animates it too; `nil` where it stays (UIKit rows 49, 50).
  public let presentingView: UIView?
  /// The frame of `view` while it is presented, in the container's coordinates, pt.
  public let presentedFrame: CGRect
  /// Whether a gesture drives the transition.
  public let isInteractive: Bool

  /// Creates the context of a transition; `nil` if UIKit has no view for it.
  init?(
    _ context: any UIViewControllerContextTransitioning, _ direction: TransitionDirection
  ) {
    let isPresenting = direction == .forward
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return nil }
    self.direction = direction
    container = context.containerView
    self.view = view
    isInteractive = context.isInteractive
    presentingView = context.view(forKey: isPresenting ? .from : .to)
    let final = isPresenting ? context.finalFrame(for: controller) : view.frame
    // A zero rectangle means that the frame is undefined (UIKit row 57).
    presentedFrame = final == .zero ? context.containerView.bounds : final
  }
}
