/// The frames of the parts of a button with a configuration.
extension UIButton {
  private struct Blocks {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    /// Title and subtitle.
    var text: CGSize
    /// Text and image.
    var whole: CGSize
  }

  private func measure(_ configuration: Configuration, in width: CGFloat) -> Blocks {
    let parts = parts
    var image = imageView?.image?.size ?? .zero
    if configuration.showsActivityIndicator { image = parts.spinner.intrinsicContentSize }
    image.width = max(image.width, image == .zero ? 0 : configuration.imageReservation)
    let isSide = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    let padding = configuration.imagePadding
    let room = isSide && image.width > 0 ? max(0, width - image.width - padding) : width
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.intrinsicContentSize
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let (title, subtitle) = (size(titleLabel), size(parts.subtitle))
    var text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + subtitle.height)
    if title.height > 0, subtitle.height > 0 { text.height += configuration.titlePadding }
    let gap = image == .zero || text == .zero ? 0 : padding
    let whole =
      isSide
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    return Blocks(image: image, title: title, subtitle: subtitle, text: text, whole: whole)
  }

  /// Returns the fitting size of a button with a configuration, pt.
  final func fittingSize(_ configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let whole = measure(configuration, in: .greatestFiniteMagnitude).whole
    return CGSize(
      width: insets.leading + whole.width + insets.trailing,
      height: insets.top + whole.height + insets.bottom)
  }

  final func layOut(_ configuration: Configuration, _ imageView: UIImageView, _ label: UILabel) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    let blocks = measure(configuration, in: area.width)
    let origin = CGPoint(
      x: start(blocks.whole.width, area), y: top(blocks.whole.height, area))
    var (image, text) = (CGRect.zero, CGRect.zero)
    let isSide = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    if isSide {
      let imageIsLeft = configuration.imagePlacement.contains(.trailing) == isMirrored
      let imageX = imageIsLeft ? origin.x : origin.x + blocks.whole.width - blocks.image.width
      let textX = imageIsLeft ? origin.x + blocks.whole.width - blocks.text.width : origin.x
      image = CGRect(x: imageX, y: 0, width: blocks.image.width, height: blocks.image.height)
      text = CGRect(x: textX, y: 0, width: blocks.text.width, height: blocks.text.height)
      image.origin.y = origin.y + (blocks.whole.height - image.height) / 2
      text.origin.y = origin.y + (blocks.whole.height - text.height) / 2
    } else {
      let isTop = configuration.imagePlacement.contains(.top)
      let imageY = isTop ? origin.y : origin.y + blocks.whole.height - blocks.image.height
      let textY = isTop ? origin.y + blocks.whole.height - blocks.text.height : origin.y
      image = CGRect(x: 0, y: imageY, width: blocks.image.width, height: blocks.image.height)
      text = CGRect(x: 0, y: textY, width: blocks.text.width, height: blocks.text.height)
      image.origin.x = origin.x + (blocks.whole.width - image.width) / 2
      text.origin.x = origin.x + (blocks.whole.width - text.width) / 2
    }
    imageView.frame = image
    if configuration.showsActivityIndicator { parts.spinner.frame = image }
    place(label, blocks.title, in: text, atTop: true, configuration, isMirrored)
    place(parts.subtitle, blocks.subtitle, in: text, atTop: false, configuration, isMirrored)
    layOutBackground(configuration, isMirrored)
  }

  private func place(
    _ label: UILabel, _ size: CGSize, in text: CGRect, atTop: Bool,
    _ configuration: Configuration, _ isMirrored: Bool
  ) {
    var x = text.minX
    switch configuration.titleAlignment {
    case .center: x = text.midX - size.width / 2
    case .trailing: x = isMirrored ? text.minX : text.maxX - size.width
    case .leading, .automatic:
      let isVertical = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
      if configuration.titleAlignment == .automatic, isVertical {
        x = text.midX - size.width / 2
      } else {
        x = isMirrored ? text.maxX - size.width : text.minX
      }
    }
    label.frame = CGRect(
      x: x, y: atTop ? text.minY : text.maxY - size.height, width: size.width, height: size.height)
  }

  private func layOutBackground(_ configuration: Configuration, _ isMirrored: Bool) {
    let insets = configuration.background.backgroundInsets
    let view = parts.background
    view.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    view.layer.cornerRadius = configuration.cornerRadius(in: view.bounds.size)
  }
}
