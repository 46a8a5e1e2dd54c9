import SegueCore

/// A sheet: a presented controller's view with round upper corners and, if wanted, a grabber.
///
/// A presentation controller owns one as its presented view. The content stays untouched, so that
/// nothing has to be taken back from it. Scenarios find it by the role `sheetView`, and the grabber by the
/// role `grabber`.
final class SheetView: UIView {
  /// The width and height of the grabber, and its distance from the top, pt.
  private static let grabber = (width: 36.0, height: 5.0, top: 5.0)
  /// How dark the shadow is, 0...1, and how far it reaches, pt: as that of the system's sheets.
  private static let shadow = (opacity: Float(0.2), radius: 12.0)

  private let content: UIView
  private let card = UIView(frame: .zero)
  private let grabber: UIView?
  /// Hangs below the sheet, to be seen when a spring lifts it off the bottom.
  private let skirt = UIView(frame: .zero)

  /// Makes a sheet around a content.
  ///
  /// - Parameters:
  ///   - content: Fills the sheet.
  ///   - cornerRadius: The radius of the upper corners, pt; they clip the content.
  ///   - hasGrabber: Whether there is a grabber at the top.
  ///   - hasShadow: Whether it casts a shadow, by which its edge is seen where nothing is dimmed; false
  ///     by default.
  init(
    _ content: UIView, cornerRadius: CGFloat, hasGrabber: Bool, hasShadow: Bool = false
  ) {
    self.content = content
    grabber = hasGrabber ? UIView(frame: .zero) : nil
    super.init(frame: content.frame)
    if hasShadow {
      layer.shadowOpacity = Self.shadow.opacity
      layer.shadowRadius = Self.shadow.radius
      layer.shadowOffset = .zero
    }
    skirt.isUserInteractionEnabled = false
    addSubview(skirt)
    card.accessibilityIdentifier = "sheetView"
    card.layer.cornerRadius = cornerRadius
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.clipsToBounds = cornerRadius > 0
    addSubview(card)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.frame = bounds
    holdContent()
    guard let grabber else { return }
    grabber.accessibilityIdentifier = "grabber"
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = Self.grabber.height / 2
    card.addSubview(grabber)
  }

  /// Takes the content in, below the grabber, from wherever it is: an adapted presentation has no sheet
  /// around it.
  ///
  /// - Returns: The sheet.
  @discardableResult
  func holdContent() -> SheetView {
    guard content.superview !== card else { return self }
    content.frame = card.bounds
    card.insertSubview(content, at: 0)
    return self
  }

  /// Archives are not supported: always nil.
  required init?(coder: NSCoder) { nil }

  /// Keeps the parts where they belong.
  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    skirt.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    skirt.backgroundColor = content.backgroundColor
    grabber?.frame = CGRect(
      x: bounds.midX - Self.grabber.width / 2, y: bounds.minY + Self.grabber.top,
      width: Self.grabber.width, height: Self.grabber.height)
  }
}
