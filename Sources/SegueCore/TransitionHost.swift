public import SegueMotion

/// A style's interface to the app: what it queries, and the notifications that the app receives.
///
/// The defaults suit an app without custom handling.
public struct TransitionHost {
  /// Called with a controller and the cause of its dismissal.
  public typealias DismissalNotification = (
    _ controller: UIViewController, _ cause: DismissalCause
  ) -> Void

  /// The causes of a dismissal.
  public enum DismissalCause: String, CaseIterable, Sendable {
    /// A tap outside the presented view.
    case tap
    /// A drag.
    case drag
    /// The app's code, which needs no permission (UIKit row 226).
    case code
    /// The escape gesture of VoiceOver, or the escape key.
    case escape
  }

  /// Returns the controller with a name that the style's parameters contain; nil if there is none.
  public var controller: (_ name: String) -> UIViewController?
  /// Whether a cause other than `code` may dismiss a controller now.
  ///
  /// May be called at any time and often, as UIKit's `presentationControllerShouldDismiss(_:)`
  /// (UIKit row 227). By default true unless the controller is modal in its presentation.
  public var mayDismiss: (_ controller: UIViewController, _ cause: DismissalCause) -> Bool
  /// A dismissal begins; a drag may still cancel it (UIKit row 228). Does nothing by default.
  ///
  /// The controller's `transitionCoordinator` animates alongside. Unlike UIKit's
  /// `presentationControllerWillDismiss(_:)` it is called for the app's code too.
  public var willDismiss: DismissalNotification
  /// A dismissal has ended, after all of its callbacks (UIKit row 229); does nothing by default.
  public var didDismiss: DismissalNotification
  /// The user tried to dismiss a controller that `mayDismiss` keeps (UIKit row 225); does nothing
  /// by default.
  public var didAttemptToDismiss: DismissalNotification
  /// The user released a gesture of the style, which decided where a controller's view moves. With `nil`,
  /// the default, the description of the release is not made.
  ///
  /// Called before the remaining animation, once for each gesture that moved a view or would have
  /// dismissed a controller that `mayDismiss` keeps.
  public var didRelease: ((_ controller: UIViewController, _ release: GestureRelease) -> Void)?
  /// Logs something that a style did or observed.
  public var report: (_ event: String) -> Void

  /// Makes a host.
  public init(
    controller: @escaping (_ name: String) -> UIViewController? = { _ in nil },
    mayDismiss: @escaping (_ controller: UIViewController, _ cause: DismissalCause) -> Bool = {
      controller, _ in !controller.isModalInPresentation
    },
    willDismiss: @escaping DismissalNotification = { _, _ in },
    didDismiss: @escaping DismissalNotification = { _, _ in },
    didAttemptToDismiss: @escaping DismissalNotification = { _, _ in },
    didRelease: ((_ controller: UIViewController, _ release: GestureRelease) -> Void)? = nil,
    report: @escaping (_ event: String) -> Void = { _ in }
  ) {
    self.controller = controller
    self.mayDismiss = mayDismiss
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
    self.didAttemptToDismiss = didAttemptToDismiss
    self.didRelease = didRelease
    self.report = report
  }
}
