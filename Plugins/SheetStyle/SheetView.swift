import SegueCore
import SegueParts

/// A sheet: a presented controller's view with rounded top corners and optionally a grabber.
///
/// A presentation controller owns one as its presented view. The content is not modified, so that
/// nothing has to be restored. Its role in scenarios is `sheetView`, the grabber's is `grabber`.
final class SheetView: UIView {
  /// The width and height of the grabber, and its distance from the top, pt.
  private static let grabber = (width: 36.0, height: 5.0, top: 5.0)
  /// The opacity, 0...1, and the radius, pt, of the shadow: those of the system's sheets.
  private static let shadow = (opacity: Float(0.2), radius: 12.0)

  private let content: UIView
  /// The view that clips the content to the corners; the sheet itself has the shadow.
  private let card = UIView(frame: .zero)
  let grabber: GrabberView?
  /// A view below the sheet, visible when a spring overshoots upward.
  private let skirt = UIView(frame: .zero)
  /// Whether the next layout reads the color of the content: not every frame of a drag does.
  private var needsSkirtColor = true

  /// Makes a sheet with a content view.
  ///
  /// - Parameters:
  ///   - content: The view that fills the sheet.
  ///   - cornerRadius: The radius of the upper corners, pt; they clip the content.
  ///   - hasGrabber: Whether the sheet has a grabber at the top.
  ///   - hasShadow: Whether the sheet has a shadow, which shows its edge without dimming; false by default.
  init(
    _ content: UIView, cornerRadius: CGFloat, hasGrabber: Bool, hasShadow: Bool = false
  ) {
    self.content = content
    grabber = hasGrabber ? GrabberView(frame: .zero) : nil
    self.cornerRadius = cornerRadius
    super.init(frame: content.frame)
    if hasShadow {
      layer.shadowOpacity = Self.shadow.opacity
      layer.shadowRadius = Self.shadow.radius
      layer.shadowOffset = .zero
    }
    skirt.accessibilityIdentifier = EdgeExtension.identifier
    skirt.isUserInteractionEnabled = false
    addSubview(skirt)
    card.accessibilityIdentifier = "sheetView"
    card.layer.cornerRadius = cornerRadius
    card.layer.maskedCorners = Self.upperCorners
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

  private static let upperCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let lowerCorners: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  /// The radius of the corners, pt; animatable.
  var cornerRadius: CGFloat {
    didSet {
      guard cornerRadius != oldValue else { return }
      card.layer.cornerRadius = cornerRadius
      if cornerRadius > 0 { card.clipsToBounds = true }
    }
  }

  /// Whether the sheet is a centered form, whose lower corners are round too; false by default.
  var isForm = false {
    didSet {
      guard isForm != oldValue else { return }
      skirt.isHidden = isForm
      card.layer.maskedCorners =
        isForm ? Self.upperCorners.union(Self.lowerCorners) : Self.upperCorners
    }
  }

  /// Called when assistive technologies increment (1) or decrement (-1) the grabber.
  var onAdjustment: (Int) -> Void {
    get { grabber?.onAdjustment ?? { _ in } }
    set { grabber?.onAdjustment = newValue }
  }

  /// Called for the escape gesture; returns whether it is handled.
  var onEscape: () -> Bool = { false }

  /// Handles the escape gesture of assistive technologies.
  override func accessibilityPerformEscape() -> Bool { onEscape() }

  /// Inserts the content below the grabber, if an adapted presentation has moved it elsewhere.
  ///
  /// - Returns: The sheet.
  @discardableResult
  func holdContent() -> SheetView {
    guard content.superview !== card else { return self }
    content.frame = card.bounds
    card.insertSubview(content, at: 0)
    return self
  }

  /// Gives the view below the sheet the current color of the content in the next layout.
  func updateSkirt() {
    needsSkirtColor = true
    setNeedsLayout()
  }

  /// Unsupported; returns `nil`.
  required init?(coder: NSCoder) { nil }

  /// Lays out the subviews.
  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    skirt.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    if needsSkirtColor {
      needsSkirtColor = false
      // A container may not have the view of its content yet.
      var color = content.fillColor
      if color == nil {
        content.layoutIfNeeded()
        color = content.fillColor
      }
      skirt.backgroundColor = color
    }
    grabber?.frame = CGRect(
      x: bounds.midX - Self.grabber.width / 2, y: bounds.minY + Self.grabber.top,
      width: Self.grabber.width, height: Self.grabber.height)
  }
}

/// The grabber of a sheet: an adjustable element, which assistive technologies increment to the next
/// detent and decrement to the previous one.
final class GrabberView: UIView {
  /// Called with 1 for an increment, and with -1 for a decrement.
  var onAdjustment: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Sheet Grabber"
  }

  /// Unsupported; returns `nil`.
  required init?(coder: NSCoder) { nil }

  private var detent: Detent?

  /// Sets the accessibility value to a detent.
  func show(_ detent: Detent) {
    guard detent != self.detent else { return }
    self.detent = detent
    accessibilityValue = detent.identifier
  }

  override func accessibilityIncrement() { onAdjustment(1) }
  override func accessibilityDecrement() { onAdjustment(-1) }
}
