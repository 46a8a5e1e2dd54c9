/// How one transition moves its views: where they start, where they end, how long it takes.
///
/// Write values, not animations: `TransitionAnimator` opens the animation, puts the views into the
/// container, and reports the end exactly once, as canceled when it was canceled.
public protocol TransitionMovement {
  /// How the views get from start to end.
  var timing: TransitionTiming { get }
  /// Puts the views where the transition starts; what it writes is not animated.
  func prepare(_ stage: MovementContext)
  /// Puts the views where the transition ends; what it writes is animated.
  func animate(_ stage: MovementContext)
  /// Cleans up what `prepare` changed beside the views' places; nothing by default.
  ///
  /// - Parameter completed: False when the transition was canceled.
  func finish(_ stage: MovementContext, completed: Bool)
}

extension TransitionMovement {
  /// Nothing.
  public func finish(_ stage: MovementContext, completed: Bool) {}
}

/// The views and frames of one transition, as a movement needs them.
public struct MovementContext {
  /// Whether the controller comes or goes.
  public let direction: TransitionDirection
  /// Where the transition takes place.
  public let container: UIView
  /// The view that comes or goes: the presented view, or a wrapper around it.
  public let view: UIView
  /// The presenter's view where the transition moves it too; nil where it stays (UIKit rows 49, 50).
  public let presentingView: UIView?
  /// Where the view stands while it is presented, in the container, pt.
  public let presentedFrame: CGRect

  /// Whether a gesture drives the transition.
  public let isInteractive: Bool

  /// What runs the transition: a driver can take hold of it in mid-flight.
  public private(set) weak var animator: TransitionAnimator?

  init?(
    _ context: any UIViewControllerContextTransitioning, _ direction: TransitionDirection,
    _ animator: TransitionAnimator
  ) {
    let isPresenting = direction == .forward
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return nil }
    self.direction = direction
    container = context.containerView
    self.view = view
    self.animator = animator
    isInteractive = context.isInteractive
    presentingView = context.view(forKey: isPresenting ? .from : .to)
    let final = isPresenting ? context.finalFrame(for: controller) : view.frame
    // Zero means a free choice (UIKit row 57).
    presentedFrame = final == .zero ? context.containerView.bounds : final
  }
}
