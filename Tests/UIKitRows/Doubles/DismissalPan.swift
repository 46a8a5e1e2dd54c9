import HeadlessUIKit

/// A pan gesture recognizer that dismisses a sheet interactively, as an app writes it.
final class DismissalPan: UIPanGestureRecognizer {
  private weak var sheet: UIViewController?
  private let owner: LoggingDelegate
  private let length: CGFloat
  /// Whether a canceled pan cancels the dismissal; `false` reproduces an app that ignores it.
  var handlesCancellation = true
  let driver = UIPercentDrivenInteractiveTransition()
  private var target: ActionTarget?

  init(_ sheet: UIViewController, _ delegate: LoggingDelegate) {
    self.sheet = sheet
    owner = delegate
    length = sheet.view.bounds.height
    super.init(target: nil, action: nil)
    target = ActionTarget(of: self) { [weak self] in self?.track() }
    sheet.view.addGestureRecognizer(self)
  }

  private func track() {
    let fraction = translation(in: nil).y / length
    switch state {
    case .began:
      owner.dismissalInteractor = driver
      sheet?.dismiss(animated: true)
    case .changed: driver.update(fraction)
    case .ended:
      fraction > 0.5 ? driver.finish() : driver.cancel()
      owner.dismissalInteractor = nil
    case .cancelled where handlesCancellation:
      driver.cancel()
      owner.dismissalInteractor = nil
    default: break
    }
  }
}
