/// The presentation controller of the built-in styles.
final class SystemPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  private var laidOutSize: CGSize?

  static func make(
    _ style: UIModalPresentationStyle, presented: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      // A delegate that supplies none for `custom` gets a plain one (UIKit row 6).
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    case .blurOverFullScreen:
      return BlurredPresentationController(presentedViewController: presented, presenting: nil)
    default: return SystemPresentationController(style, presented: presented)
    }
  }

  init(_ style: UIModalPresentationStyle, presented: UIViewController) {
    self.style = style
    super.init(presentedViewController: presented, presenting: nil)
  }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }
  private var coversScreen: Bool {
    // A sheet in compact height acts as full screen (UIKit rows 216, 269).
    !isSheet || traitCollection.verticalSizeClass == .compact
  }

  override var shouldRemovePresentersView: Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet: coversScreen
    default: false
    }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    guard !coversScreen else { return bounds }
    if traitCollection.horizontalSizeClass == .compact {
      let top = container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    var size =
      style == .formSheet
      ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
    let wanted = presentedViewController.preferredContentSize
    if wanted.width > 0 { size.width = wanted.width }
    if wanted.height > 0 { size.height = wanted.height }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { isSheet ? style.adaptedSheetStyle(for: traitCollection) : .none }

  override func containerViewWillLayoutSubviews() {
    guard let presentation, let view = presentedView, let container = containerView else { return }
    // While it moves, the view is where the animator has it, unless its place is another now; on its
    // way out it has no place (fault F049).
    let isResized = laidOutSize != nil && laidOutSize != container.bounds.size
    laidOutSize = container.bounds.size
    guard presentation.transition == nil || (presentation.phase != .dismissing && isResized)
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.transform.isIdentity {
      view.frame = frame
    } else {
      // Where a transform turns the view, its frame is not its size (fault F052).
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
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
