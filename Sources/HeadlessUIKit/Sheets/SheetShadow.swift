/// The shadow of a sheet, in a view behind it: the sheet's view clips to its corners and casts
/// none.
///
/// **Source:** the appearance of undimmed sheets since iOS 15; the numbers are chosen by eye.
final class SheetShadow: UIView {
  /// The opacity of the shadow at an alpha of 1, 0...1.
  private static let opacity: Float = 0.2

  @BoxedReference private var sheetView: UIView?

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "sheetShadow"
    isUserInteractionEnabled = false
    alpha = 0
    ownLayer.shadowPath = CGPath(rect: .zero, transform: nil)
    ownLayer.shadowOpacity = Self.opacity
    ownLayer.shadowRadius = 12
    ownLayer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the shadow behind a view, and follows its layer.
  func install(behind view: UIView, in container: UIView) {
    if parent !== container { container.insertSubview(self, at: 1) }
    guard view !== sheetView else { return }
    sheetView?.ownLayer.setFollower(nil)
    sheetView = view
    view.ownLayer.setFollower(ownLayer)
  }

  func uninstall() {
    sheetView?.ownLayer.setFollower(nil)
    sheetView = nil
    alpha = 0
    removeFromSuperview()
  }
}
