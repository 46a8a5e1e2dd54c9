/// Presents an alert at the center or the bottom of the screen, over a dimming view.
final class AlertPresentationController: UIPresentationController {
  /// The margin between a card and the edges of the safe area, pt; chosen.
  private static let cardMargin: CGFloat = 24

  private let dimming = UIView(frame: .zero)
  private lazy var tap = OutsideTapRecognizer { [reference = BoxedReference(self)] in
    reference.object?.didTapOutside()
  }

  @BoxedReference private var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: nil)
  }

  /// A card is at the center; action sheets on a phone are cards since iOS 26 (UIKit row 321).
  override var isAlertCard: Bool {
    let device = SimulatedDevice.current?.configuration
    return alert?.preferredStyle == .alert
      || device.map { $0.idiom == .phone && $0.systemVersion >= 26 } == true
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = alert?.alertView else { return .zero }
    var safe = container.bounds.inset(by: container.safeAreaInsets)
    // Above the keyboard of its text fields.
    let keyboardTop = container.bounds.maxY - keyboardOverlap(in: container)
    let hidden = max(0, safe.maxY - keyboardTop)
    safe.size.height -= hidden
    guard isAlertCard else { return bottom(of: safe, in: container.bounds, view) }
    let size = view.size(in: safe.insetBy(dx: Self.cardMargin, dy: Self.cardMargin).size)
    let middle = hidden > 0 ? safe.midY : container.bounds.midY
    return CGRect(
      x: (container.bounds.midX - size.width / 2).rounded(),
      y: (middle - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  private func bottom(of safe: CGRect, in bounds: CGRect, _ view: AlertView) -> CGRect {
    let margin = AlertMetrics.margin
    // The width in portrait, in every orientation.
    let width = min(safe.width, bounds.height) - 2 * margin
    let end = min(safe.maxY, bounds.maxY - margin)
    let size = view.size(in: CGSize(width: max(0, width), height: end - safe.minY - margin))
    return CGRect(
      x: safe.midX - size.width / 2, y: end - size.height, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    alert?.alertView?.form = isAlertCard ? .card : .sheet
    dimming.backgroundColor = .black
    dimming.addGestureRecognizer(tap)
    UIView.performWithoutAnimation {
      dimming.frame = container.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.alpha = 0
      container.insertSubview(dimming, at: 0)
    }
    // By eye: darker on a dark background, where less is not visible.
    fade(to: traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() { fade(to: 0) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() { setPresentedFrame() }

  override func keyboardDidChange() {
    switch presentation?.phase {
    case .presented:
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    case .presenting:
      // The presentation's final frame has changed; the alert appears in it.
      if presentedView?.superview != nil {
        UIView.performWithoutAnimation { layOut(in: frameOfPresentedViewInContainerView) }
      }
    default: break
    }
  }

  private func fade(to alpha: CGFloat) {
    let coordinator = presentedViewController.transitionCoordinator
    guard let coordinator else { return dimming.alpha = alpha }
    coordinator.animate { [dimming] _ in dimming.alpha = alpha }
  }

  /// Chooses the cancel action of an action sheet; an alert ignores the tap.
  private func didTapOutside() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else {
      return
    }
    alert.choose(cancel)
  }
}

/// Presents an action sheet as a popover; in compact width, or on a phone, at the bottom.
final class AlertPopoverController: UIPopoverPresentationController {
  @BoxedReference private var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: nil)
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact || isPhone ? .overFullScreen : .none }

  private var isPhone: Bool { SimulatedDevice.current?.configuration.idiom == .phone }

  override func presentationTransitionWillBegin() {
    if let alert, let view = alert.alertView {
      view.form = .popover
      backgroundColor = backgroundColor ?? .tertiarySystemBackground
      alert.preferredContentSize = view.size(
        in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    super.presentationTransitionWillBegin()
  }

  override var missingSourceMessage: String {
    "the action sheet \(SimulatedDevice.describe(presentedViewController)) is shown as a popover "
      + "here: give its popoverPresentationController a sourceView and a sourceRect, or a "
      + "barButtonItem, before it is presented; it is shown in the middle"
  }

  /// Chooses the cancel action, which has no button in a popover.
  override func didTapOutside() {
    guard let alert, let cancel = alert.cancelAction else { return super.didTapOutside() }
    alert.choose(cancel)
  }
}
