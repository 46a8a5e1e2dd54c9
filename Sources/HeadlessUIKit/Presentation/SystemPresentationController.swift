/// The presentation controller of the built-in styles that are no sheets.
final class SystemPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  static func make(
    _ style: UIModalPresentationStyle, presented: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .overFullScreen where presented is UIAlertController:
      return AlertPresentationController(presentedViewController: presented, presenting: nil)
    case .popover where presented is UIAlertController:
      return AlertPopoverController(presentedViewController: presented, presenting: nil)
    case .custom:
      // A delegate that supplies none for `custom` gets a plain one (UIKit row 6).
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(
        presentedViewController: presented, presenting: nil)
      sheet.sheetStyle = style
      return sheet
    case .popover:
      return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    case .blurOverFullScreen:
      return BlurredPresentationController(presentedViewController: presented, presenting: nil)
    default: return SystemPresentationController(style, presented: presented)
    }
  }

  private init(_ style: UIModalPresentationStyle, presented: UIViewController) {
    self.style = style
    super.init(presentedViewController: presented, presenting: nil)
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override func containerViewWillLayoutSubviews() { placeView() }
}

extension UIModalPresentationStyle {
  /// What sheets and popovers become in an environment (UIKit row 215).
  func adaptedSheetStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isNarrow = traits.horizontalSizeClass == .compact
    let isLow = traits.verticalSizeClass == .compact
    if (SimulatedDevice.current?.configuration.systemVersion ?? 18) >= 13 {
      return isNarrow || isLow ? .formSheet : .none
    }
    return isNarrow ? .fullScreen : isLow ? .formSheet : .none
  }
}
