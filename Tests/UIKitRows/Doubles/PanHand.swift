import HeadlessUIKit

/// A finger on a sheet that dismisses it by a pan, as an app writes it.
final class PanHand: UIPanGestureRecognizer {
  private weak var sheet: UIViewController?
  private let owner: LoggingDelegate
  private let length: CGFloat
  /// Whether a pan that the system ends is taken as canceled; an app may forget it.
  var heedsCancellation = true
  let driver = UIPercentDrivenInteractiveTransition()
  private var target: ActionTarget?

  init(_ sheet: UIViewController, _ delegate: LoggingDelegate) {
    self.sheet = sheet
    owner = delegate
    length = sheet.view.bounds.height
    super.init(target: nil, action: nil)
    target = ActionTarget(of: self) { [weak self] in self?.follow() }
    sheet.view.addGestureRecognizer(self)
  }

  private func follow() {
    let share = translation(in: nil).y / length
    switch state {
    case .began:
      owner.dismissalInteractor = driver
      sheet?.dismiss(animated: true)
    case .changed: driver.update(share)
    case .ended:
      share > 0.5 ? driver.finish() : driver.cancel()
      owner.dismissalInteractor = nil
    case .cancelled where heedsCancellation:
      driver.cancel()
      owner.dismissalInteractor = nil
    default: break
    }
  }
}
