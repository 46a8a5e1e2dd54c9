/// The methods by which a style customizes modal transitions.
///
/// UIKit's own protocols have optional members, and UIKit never calls a default from a Swift
/// extension. `controller.use(style)` therefore installs an adapter that implements all of UIKit's
/// members and forwards them to this protocol.
public protocol ModalTransitionDelegate: AnyObject {
  /// Returns the presentation controller, which lays out the presented view and owns the
  /// views around it, such as dimming.
  ///
  /// - Parameters:
  ///   - presented: The view controller to present.
  ///   - presenting: The presenting controller; nil before UIKit has determined it.
  ///   - source: The view controller whose `present` was called.
  /// - Returns: Nil, the default, uses a `UIPresentationController`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// Returns the movement that animates the transition.
  ///
  /// - Parameters:
  ///   - direction: Whether the controller is presented or dismissed.
  ///   - controller: The presented controller.
  ///   - presentation: Its presentation controller; nil before UIKit has created it.
  /// - Returns: Nil, the default, runs the built-in transition.
  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)?

  /// Tells the delegate that an animator is about to run. The default implementation does nothing.
  ///
  /// A gesture that has begun this transition sets the animator's `interactionController`. Any
  /// gesture of the style may interrupt the animator from then on.
  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?)

  /// Returns the presentation style for a trait collection; `none`, the default, keeps it (UIKit
  /// rows 209, 210).
  func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns the view controller that replaces the presented one in an adapted style; nil, the
  /// default, keeps it (UIKit row 211).
  func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController?
}

extension ModalTransitionDelegate {
  /// The default implementation returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// The default implementation returns `nil`.
  public func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? { nil }
  /// The default implementation does nothing.
  public func willRun(
    _ animator: TransitionAnimator, in presentation: UIPresentationController?
  ) {}
  /// The default implementation returns `none`.
  public func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// The default implementation returns `nil`.
  public func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
}
