/// The shadow of a sheet, whose view clips to its corners and so casts none: it lies behind that view
/// and follows it.
///
/// **Source:** the look of sheets that dim nothing since iOS 15; the numbers are chosen by eye.
final class SheetShadow: UIView {
  /// How dark it is at most, 0...1.
  static let darkest: CGFloat = 0.2

  private weak var sheetView: UIView?

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "sheetShadow"
    isUserInteractionEnabled = false
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.shadowRadius = 12
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  /// Lies behind a view from now on, and goes where that goes.
  func putUp(behind view: UIView, in container: UIView) {
    if superview !== container { container.insertSubview(self, at: 1) }
    guard view !== sheetView else { return }
    sheetView?.layer.lead(nil)
    sheetView = view
    view.layer.lead(layer)
  }

  func takeDown() {
    sheetView?.layer.lead(nil)
    sheetView = nil
    layer.shadowOpacity = 0
    removeFromSuperview()
  }
}
