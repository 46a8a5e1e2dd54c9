import HeadlessUIKit
package import SegueCore

/// Records the notifications of a transition host, such as `will drag`.
package final class HostRecorder {
  /// The notifications in order, each with its cause.
  package var lines: [String] = []
  /// Whether the host permits interactive dismissals; true by default.
  package var allows = true
  /// Called before a dismissal is recorded, with the view controller.
  package var willDismiss: (UIViewController) -> Void = { _ in }
  /// Called after a dismissal is recorded, with the view controller.
  package var didDismiss: (UIViewController) -> Void = { _ in }

  /// Creates a recorder without notifications.
  package init() {}

  /// The host, which does not retain the recorder.
  package var host: TransitionHost {
    TransitionHost(
      mayDismiss: { [unowned self] _, _ in allows },
      willDismiss: { [unowned self] controller, cause in
        willDismiss(controller)
        lines.append("will \(cause)")
      },
      didDismiss: { [unowned self] controller, cause in
        lines.append("did \(cause)")
        didDismiss(controller)
      },
      didAttemptToDismiss: { [unowned self] _, cause in lines.append("attempt \(cause)") })
  }
}
