/// The grabber of a sheet: a tap on it leads to the next larger height, and from the largest to the
/// smallest.
final class SheetGrabber: UIView {
  /// Its size, and how far below the upper edge it is, pt (UIKit row 293; the distance is chosen).
  static let size = CGSize(width: 36, height: 5)
  private static let distance: CGFloat = 5
  /// How far beside it a finger may land, pt; chosen.
  private static let slack = CGSize(width: 22, height: 14)

  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    accessibilityIdentifier = "grabber"
    backgroundColor = .systemGray3
    layer.cornerRadius = Self.size.height / 2
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(SheetGrabber.act)))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.slack.width, dy: -Self.slack.height).contains(point)
  }

  /// Stands in the middle of the upper edge of a view.
  func stand(in view: UIView) {
    if superview !== view { view.addSubview(self) }
    frame = CGRect(
      x: (view.bounds.width - Self.size.width) / 2, y: Self.distance, width: Self.size.width,
      height: Self.size.height)
  }

  func act() { sheet?.goToNextHeight() }
}

extension UISheetPresentationController {
  /// A person asks for the next height.
  fileprivate func goToNextHeight() {
    guard presentation?.phase == .presented, presentation?.transition == nil, sheetAbove == nil,
      !finger.isHolding, let heights, let rest, heights.rests.count > 1
    else { return }
    let larger = heights.rests.first { $0.top < rest.top }
    animateChanges { selectedDetentIdentifier = (larger ?? heights.smallest).identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
