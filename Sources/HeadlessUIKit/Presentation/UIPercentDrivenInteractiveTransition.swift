/// Drives the animations of a transition by a share of the way (UIKit rows 111-122).
///
/// A subclass that overrides `startInteractiveTransition`, `update`, `cancel` or `finish` calls
/// super, and does not call the context's reports as well (row 120); or it calls nothing of super and
/// only the context (row 304).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  weak var context: TransitionContext?
  /// What was asked for before the transition began (fault F010).
  var early: EarlyRequest?
  var lastShare: CGFloat = 0
  var lastDuration: CGFloat = 0
  /// Whether `startInteractiveTransition` came through to this class.
  var hasStarted = false
  /// The call by which the finger let go, until an update that came after it was reported.
  var lastEnd: String?
  /// Whether a finger of the system let go, which may come before the transition begins.
  var isReleasedBySystem = false
  /// How fast the finger of the system that let go went on, in whole ways per second; nil for a
  /// driver that is an app's.
  var fingerSpeed: Double?

  /// Makes a driver.
  public override init() { super.init() }

  /// How long the transition takes by itself, s: what its animator said at the start (UIKit row
  /// 112).
  open var duration: CGFloat { lastDuration }
  /// The share of the way that was given last, 0...1.
  open var percentComplete: CGFloat { lastShare }
  /// The speed of what is left after the finger lifts; 1 by default, more than 0 (UIKit row 113).
  open var completionSpeed: CGFloat = 1
  /// The curve of what is left after the finger lifts; easeInOut by default (UIKit row 115).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing with which an interruptible animator goes on; ignored without one (UIKit row 116).
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts under the finger; true by default (UIKit row 117).
  open var wantsInteractiveStart = true

  /// The transition starts, and stands at its beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { start(transitionContext) }
  /// Takes hold of an interruptible transition that runs (UIKit row 119).
  open func pause() { interrupt() }
  /// The finger is at a share of the way; less than 0 acts as 0, more than 1 shows the end (UIKit
  /// row 111).
  open func update(_ percentComplete: CGFloat) { follow(percentComplete) }
  /// The finger lets go, and everything goes back to where it was (UIKit row 121).
  open func cancel() { end(cancelled: true) }
  /// The finger lets go, and everything goes on to its end.
  open func finish() { end(cancelled: false) }
}
