/// The presentation controller of the built-in full-screen and context styles.
final class SystemPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  static func make(
    _ style: UIModalPresentationStyle, presented: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      // Used if the delegate supplies none for `custom` (UIKit row 6).
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    case .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(
        presentedViewController: presented, presenting: nil)
      sheet.sheetStyle = style
      return sheet
    case .popover:
      return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
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

  override func containerViewWillLayoutSubviews() { setPresentedFrame() }
}

extension UIModalPresentationStyle {
  /// Returns the style that sheets and popovers adapt to (UIKit row 215).
  func adaptedSheetStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isCompactWidth = traits.horizontalSizeClass == .compact
    let isCompactHeight = traits.verticalSizeClass == .compact
    if SimulatedDevice.currentSystemVersion >= 13 {
      return isCompactWidth || isCompactHeight ? .formSheet : .none
    }
    return isCompactWidth ? .fullScreen : isCompactHeight ? .formSheet : .none
  }
}
