/// The grabber of a sheet. A tap selects the next larger height, and after the largest the
/// smallest.
final class SheetGrabber: UIView {
  /// The size, and the distance from the top edge, pt (UIKit row 293; the distance is chosen).
  static let size = CGSize(width: 36, height: 5)
  private static let distance: CGFloat = 5
  /// The extension of the touch area beyond the bounds, pt; chosen.
  private static let touchOutset = CGSize(width: 22, height: 14)

  @BoxedReference private var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    accessibilityIdentifier = "grabber"
    backgroundColor = .systemGray3
    ownLayer.cornerRadius = Self.size.height / 2
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(SheetGrabber.act)))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchOutset.width, dy: -Self.touchOutset.height).contains(point)
  }

  /// Adds the grabber at the center of a view's top edge.
  func install(in view: UIView) {
    if parent !== view { view.addSubview(self) }
    frame = CGRect(
      x: (view.bounds.width - Self.size.width) / 2, y: Self.distance, width: Self.size.width,
      height: Self.size.height)
  }

  func act() { sheet?.selectNextHeight() }
}

extension UISheetPresentationController {
  /// Selects the next height for the user.
  fileprivate func selectNextHeight() {
    guard presentation?.phase == .presented, presentation?.transition == nil, sheetAbove == nil,
      !panGesture.isDragging, let heights, let rest, heights.rests.count > 1
    else { return }
    let larger = heights.rests.first { $0.top < rest.top }
    animateChanges { selectedDetentIdentifier = (larger ?? heights.smallest).identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
