/// The layout of a button's parts.
extension UIButton {
  /// Returns the fitting size, pt; without spacing between image and title, as UIKit leaves it to
  /// the edge insets.
  func fittingSize() -> CGSize {
    let image = currentImage?.size ?? .zero
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let insets = contentEdgeInsets
    // Vertical insets replace the padding of a title.
    let vertical = insets.top + insets.bottom
    return CGSize(
      width: insets.left + image.width + title.width + insets.right,
      height: max(image.height, title.height) + (vertical > 0 ? vertical : 2 * Self.padding))
  }

  func layOut(_ imageView: UIImageView, _ label: UILabel) {
    let room = bounds.inset(by: contentEdgeInsets)
    var image = currentImage?.size ?? .zero
    image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    let wanted = label.intrinsicContentSize
    let title = CGSize(
      width: max(0, min(wanted.width, room.width - image.width)),
      height: min(wanted.height, room.height))
    let left = start(image.width + title.width, room)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    imageView.frame = CGRect(
      origin: CGPoint(
        x: isMirrored ? left + title.width : left, y: top(image.height, room)), size: image)
    label.frame = CGRect(
      origin: CGPoint(
        x: isMirrored ? left : left + image.width, y: top(title.height, room)), size: title)
  }

  private func start(_ width: CGFloat, _ room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.minX + (room.width - width) / 2
    }
  }

  private func top(_ height: CGFloat, _ room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.minY + (room.height - height) / 2
    }
  }
}
