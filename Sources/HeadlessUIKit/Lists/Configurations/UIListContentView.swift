/// The view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let image = UIImageView(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [image, text, secondary] { addSubview(view) }
    show()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The configuration, which is a `UIListContentConfiguration`; another one is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Positions image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittedHeight(in: size.width))
  }
  /// The height of the content in the view's width; no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight(in: bounds.width))
  }
  final override var wrapsAtItsWidth: Bool { true }
}

extension UIListContentView {
  fileprivate func show() {
    image.image = shown.image
    image.tintColor = shown.imageProperties.tintColor
    image.layer.cornerRadius = shown.imageProperties.cornerRadius
    image.clipsToBounds = shown.imageProperties.cornerRadius > 0
    show(shown.shownText, shown.textProperties, in: text)
    show(shown.shownSecondaryText, shown.secondaryTextProperties, in: secondary)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ string: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = string
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  private var imageSize: CGSize {
    guard let size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var reservedWidth: CGFloat {
    let size = imageSize
    guard shown.image != nil else { return 0 }
    let reserved = shown.imageProperties.reservedLayoutSize.width
    return max(size.width, reserved) + shown.imageToTextPadding
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let margins = shown.directionalLayoutMargins
    return max(0, width - margins.leading - margins.trailing - reservedWidth)
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    label.text == nil ? .zero : label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Whether both texts are in one line in a width.
  private func isSideBySide(_ width: CGFloat) -> Bool {
    guard shown.prefersSideBySideTextAndSecondaryText, text.text != nil, secondary.text != nil
    else { return false }
    let widths = size(text, .infinity).width + size(secondary, .infinity).width
    return widths + shown.textToSecondaryTextHorizontalPadding <= width
  }

  fileprivate func fittedHeight(in width: CGFloat) -> CGFloat {
    let room = textWidth(in: width)
    let margins = shown.directionalLayoutMargins
    let heights = [size(text, room).height, size(secondary, room).height]
    let gap = heights.contains(0) ? 0 : shown.textToSecondaryTextVerticalPadding
    let content = isSideBySide(room) ? max(heights[0], heights[1]) : heights[0] + heights[1] + gap
    return margins.top + margins.bottom + max(content, imageSize.height)
  }

  fileprivate func layOutParts() {
    let margins = shown.directionalLayoutMargins
    let room = textWidth(in: bounds.width)
    let size = imageSize
    image.frame = CGRect(
      x: margins.leading, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    let left = margins.leading + reservedWidth
    let sizes = [self.size(text, room), self.size(secondary, room)]
    if isSideBySide(room) {
      text.frame = CGRect(
        x: left, y: ((bounds.height - sizes[0].height) / 2).rounded(), width: sizes[0].width,
        height: sizes[0].height)
      secondary.frame = CGRect(
        x: left + room - sizes[1].width, y: ((bounds.height - sizes[1].height) / 2).rounded(),
        width: sizes[1].width, height: sizes[1].height)
      return
    }
    let gap = sizes.contains { $0.height == 0 } ? 0 : shown.textToSecondaryTextVerticalPadding
    let y = ((bounds.height - sizes[0].height - sizes[1].height - gap) / 2).rounded()
    text.frame = CGRect(x: left, y: y, width: room, height: sizes[0].height)
    secondary.frame = CGRect(
      x: left, y: y + sizes[0].height + gap, width: room, height: sizes[1].height)
  }
}
