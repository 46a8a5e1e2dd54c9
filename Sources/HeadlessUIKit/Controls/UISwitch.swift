/// A control that switches a setting on and off.
///
/// A tap toggles it. A touch that moves drags the thumb, and the nearer end is the new value.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The appearance of a switch.
  public nonisolated enum Style: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A check box, in the Mac idiom only.
    case checkbox = 1
    /// A sliding thumb.
    case sliding = 2
  }

  /// The size of every switch, pt; wider and lower since iOS 26 (UIKit row 321).
  static var fixedSize: CGSize {
    SimulatedDevice.currentSystemVersion >= 26
      ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  let track = UIView(frame: .zero)
  let thumb = UIView(frame: .zero)
  var isSwitchedOn = false
  var drag: SwitchDrag?

  /// Creates a switch that is off; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addParts()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Setting the off/on state

  /// Whether the switch is on; false by default. Setting it sends no event.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }
  /// Switches on or off, and animates the thumb if wanted; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    isSwitchedOn = on
    showParts(animated: animated)
  }

  // MARK: Customizing the appearance

  /// The color of the track while the switch is on; `nil`, the default, selects green.
  open var onTintColor: UIColor? { didSet { showParts(animated: false) } }
  /// The color of the thumb; `nil`, the default, selects white.
  open var thumbTintColor: UIColor? { didSet { showParts(animated: false) } }
  /// Stored: the image of a switch that is on, which UIKit has not shown since iOS 7.
  open var onImage: UIImage?
  /// Stored: the image of a switch that is off, which UIKit has not shown since iOS 7.
  open var offImage: UIImage?
  /// Stored: the title of a check box.
  open var title: String?
  /// Stored: the preferred style; automatic by default. Check boxes exist in the Mac idiom only.
  open var preferredStyle = Style.automatic
  /// The style: sliding.
  open var style: Style { .sliding }

  // MARK: Accessibility

  /// The value of the element; unless it is set, "1" while the switch is on, and "0" otherwise.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSwitchedOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Layout

  /// The rectangle in the superview's coordinates, pt; its size is constant.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }
  /// The bounds in the switch's coordinates, pt; their size is constant.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }
  /// The size for Auto Layout, pt; since iOS 26 it is 2 pt narrower than the switch (UIKit row 321).
  open override var intrinsicContentSize: CGSize {
    let size = Self.fixedSize
    return SimulatedDevice.currentSystemVersion >= 26
      ? CGSize(width: size.width - 2, height: size.height) : size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  override func showState() { showParts(animated: false) }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(start: touch.location(in: self).x)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueDrag(touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(event) }
  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    showParts(animated: true)
  }
  /// Gives the switch precedence over recognizers of single taps and horizontal drags of the
  /// superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isTapOfSuperview(gestureRecognizer) && !isHorizontalDragOfSuperview(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A touch on a switch.
struct SwitchDrag {
  /// The horizontal position at which the touch began, pt.
  var start: CGFloat
  /// The position of the thumb, from 0 (off) to 1 (on); `nil` until the touch has moved.
  var fraction: CGFloat?
}
