/// What a style may ask of the app around it.
///
/// The defaults answer as an app does that knows of no styles.
public struct TransitionHost {
  /// The causes of a dismissal that a person can give.
  public enum DismissalCause: String, CaseIterable, Sendable {
    /// A tap outside the presented view.
    case tap
    /// A drag.
    case drag
  }

  /// A controller by the name that the style's parameters give it; nil where there is none.
  public var controller: (_ name: String) -> UIViewController?
  /// Whether a cause may dismiss a controller now.
  public var mayDismiss: (_ controller: UIViewController, _ cause: DismissalCause) -> Bool
  /// Takes note of something that a style did or saw.
  public var report: (_ event: String) -> Void

  /// Makes a host.
  public init(
    controller: @escaping (_ name: String) -> UIViewController? = { _ in nil },
    mayDismiss: @escaping (_ controller: UIViewController, _ cause: DismissalCause) -> Bool = {
      controller, _ in !controller.isModalInPresentation
    },
    report: @escaping (_ event: String) -> Void = { _ in }
  ) {
    self.controller = controller
    self.mayDismiss = mayDismiss
    self.report = report
  }
}
