/// The layout of a button's parts.
extension UIButton {
  /// Returns the fitting size, pt; without spacing between image and title, as UIKit leaves it to
  /// the edge insets.
  func fittingSize() -> CGSize {
    if let configuration { return fittingSize(configuration) }
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
    if let configuration { return layOut(configuration, imageView, label) }
    let room = contentRect(forBounds: bounds)
    imageView.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
    existingParts?.background.frame = backgroundRect(forBounds: bounds)
  }

  /// Shows the content of a button without configuration.
  func showContents(_ label: UILabel, _ imageView: UIImageView) {
    label.text = currentTitle
    label.textColor =
      isEnabled || titleColor(for: state) != nil ? currentTitleColor : .tertiaryLabel
    imageView.image = currentImage
    guard existingParts != nil || currentBackgroundImage != nil else { return }
    let background = parts.background
    background.image = currentBackgroundImage
    if background.superview == nil { insertSubview(background, at: 0) }
  }

  private func blockSizes(in room: CGRect) -> (image: CGSize, title: CGSize) {
    var image = currentImage?.size ?? .zero
    image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    let wanted = titleLabel?.intrinsicContentSize ?? .zero
    let insets = titleEdgeInsets.left + titleEdgeInsets.right
    let title = CGSize(
      width: max(0, min(wanted.width, room.width - image.width - max(0, insets))),
      height: min(wanted.height, room.height))
    return (image, title)
  }

  /// Returns the frame of the image next to the title, moved by `imageEdgeInsets`.
  func imageFrame(in room: CGRect) -> CGRect {
    let (image, title) = blockSizes(in: room)
    let left = start(image.width + title.width, room)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let frame = CGRect(
      origin: CGPoint(x: isMirrored ? left + title.width : left, y: top(image.height, room)),
      size: image)
    return moved(frame, by: imageEdgeInsets)
  }

  /// Returns the frame of the title next to the image, moved by `titleEdgeInsets`.
  func titleFrame(in room: CGRect) -> CGRect {
    let (image, title) = blockSizes(in: room)
    let left = start(image.width + title.width, room)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let frame = CGRect(
      origin: CGPoint(x: isMirrored ? left : left + image.width, y: top(title.height, room)),
      size: title)
    return moved(frame, by: titleEdgeInsets)
  }

  /// Moves a part as the alignment in a rectangle with insets does.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: x = insets.left
    case .right, .trailing: x = -insets.right
    case .center: x = (insets.left - insets.right) / 2
    }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top, .fill: y = insets.top
    case .bottom: y = -insets.bottom
    case .center: y = (insets.top - insets.bottom) / 2
    }
    return frame.offsetBy(dx: x, dy: y)
  }

  func start(_ width: CGFloat, _ room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.minX + (room.width - width) / 2
    }
  }

  func top(_ height: CGFloat, _ room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.minY + (room.height - height) / 2
    }
  }
}
