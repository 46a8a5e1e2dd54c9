/// Whether a controller comes or goes.
public enum TransitionDirection: String, CaseIterable, Sendable {
  /// It is presented, pushed, or in a later tab than the one that goes.
  case forward
  /// It is dismissed, popped, or in a later tab than the one that comes.
  case reverse
}

/// What a style answers about modal transitions.
///
/// It is a protocol of Swift alone: UIKit's own protocols have optional members, and a default in an
/// extension would never be called by UIKit. `controller.use(style)` puts an adapter between, which
/// implements all of UIKit's members and asks here.
public protocol ModalTransitionDelegate: AnyObject {
  /// The presentation controller, which places the presented view and owns the chrome; nil by
  /// default: a plain one.
  ///
  /// - Parameter presenting: Nil while UIKit has not settled the presenter yet.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// How the views move; nil by default: the built-in transition runs.
  ///
  /// - Parameters:
  ///   - direction: Whether the controller comes or goes.
  ///   - controller: The controller that comes or goes.
  ///   - presentation: Its presentation controller, once there is one.
  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)?

  /// An animator was made from a movement, and is about to run it: a gesture of the style may interrupt
  /// it then. Does nothing by default.
  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?)

  /// Who drives the transition under a finger; nil by default: nobody does.
  ///
  /// Asked only while `isInteracting`, so that a dismissal by code never waits for a finger
  /// (UIKit row 20, fault F012).
  func interactionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Whether a finger of the style is down now; false by default.
  var isInteracting: Bool { get }

  /// The style in an environment; `none` by default: unchanged (UIKit rows 209, 210).
  func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller that takes the presented one's place in an adapted style; nil by default: the
  /// same one (UIKit row 211).
  func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController?
}

extension ModalTransitionDelegate {
  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Nil.
  public func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? { nil }
  /// Does nothing.
  public func willRun(
    _ animator: TransitionAnimator, in presentation: UIPresentationController?
  ) {}
  /// Nil.
  public func interactionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// False.
  public var isInteracting: Bool { false }
  /// None: unchanged.
  public func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// Nil.
  public func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
}
