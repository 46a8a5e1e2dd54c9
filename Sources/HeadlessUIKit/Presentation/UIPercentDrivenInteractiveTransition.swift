/// An interaction controller that scrubs the animator's animations (UIKit rows 111-122).
///
/// A subclass that overrides `startInteractiveTransition`, `update`, `cancel` or `finish` calls
/// super and not the context's methods (row 120), or the context's methods and not super (row 304).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  nonisolated deinit {}

  @BoxedReference var context: TransitionContext?
  /// The calls made before the transition began (fault F010).
  var early: EarlyRequest?
  var lastFraction: CGFloat = 0
  var lastDuration: CGFloat = 0
  /// Whether this class's `startInteractiveTransition` was called.
  var hasStarted = false
  /// The call that ended the interaction.
  var lastEnd: String?
  /// Whether a call without effect was reported since the start, the last pause or the end.
  var isIgnoredCallReported = false
  /// Whether a system gesture ended the interaction, perhaps before the transition began.
  var isReleasedBySystem = false
  /// The velocity of the system gesture at its end, in full travels per second; `nil` for an app's
  /// interaction controller.
  var gestureVelocity: Double?

  /// Creates an interaction controller.
  public override init() { super.init() }

  /// The duration of the transition, s: the animator's at the start (UIKit row 112).
  open var duration: CGFloat { lastDuration }
  /// The fraction complete of the last update, 0...1.
  open var percentComplete: CGFloat { lastFraction }
  /// The speed of the remaining animation after the interaction, greater than 0; 1 by default
  /// (UIKit row 113).
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining animation after the interaction; by default one that UIKit
  /// does not name, with the timing of `.easeInOut` (UIKit row 115).
  open var completionCurve = UIView.AnimationCurve.system
  /// The timing with which an interruptible animator continues; ignored without one (UIKit row
  /// 116).
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; `true` by default (UIKit row 117).
  open var wantsInteractiveStart = true

  /// Starts the transition, paused at its beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { start(transitionContext) }
  /// Interrupts a running, interruptible transition (UIKit row 119).
  open func pause() { interrupt() }
  /// Updates the fraction complete; values below 0 act as 0, values above 1 as 1 (UIKit row 111).
  open func update(_ percentComplete: CGFloat) { track(percentComplete) }
  /// Ends the interaction and reverses the transition to its start (UIKit row 121).
  open func cancel() { end(canceled: true) }
  /// Ends the interaction and continues the transition to its end.
  open func finish() { end(canceled: false) }
}
