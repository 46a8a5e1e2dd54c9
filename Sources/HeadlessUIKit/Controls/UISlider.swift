/// A control that selects a value from a range by a thumb on a track.
///
/// The sizes of its parts are chosen, except for the height of 34 pt, which was published for an
/// iPhone with iOS 8.1 (markmeretzky.com/swift/slider).
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The height of the control, pt.
  static let height: CGFloat = 34
  /// The height of the track, pt.
  static let trackHeight: CGFloat = 4
  /// The diameter of the thumb, pt.
  static let thumbSize: CGFloat = 28

  let minimumTrack = UIView(frame: .zero)
  let maximumTrack = UIView(frame: .zero)
  let thumb = UIView(frame: .zero)
  var selected: Float = 0
  var range: ClosedRange<Float> = 0...1
  var drag: SliderDrag?

  /// Creates a slider with the value 0 of 0...1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addParts()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Accessing the slider's value

  /// The value, within `minimumValue` and `maximumValue`; 0 by default. Setting it sends no event.
  open var value: Float {
    get { selected }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value, and animates the thumb if wanted; sends no event.
  open func setValue(_ value: Float, animated: Bool) { change(to: value, animated: animated) }

  // MARK: Accessing the slider's value limits

  /// The smallest value; 0 by default. The largest one is never below it.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { limit(newValue, "minimumValue") { $0...max($0, range.upperBound) } }
  }
  /// The largest value; 1 by default. The smallest one is never above it.
  open var maximumValue: Float {
    get { range.upperBound }
    set { limit(newValue, "maximumValue") { min($0, range.lowerBound)...$0 } }
  }

  // MARK: Modifying the slider's behavior

  /// Whether events are sent while the thumb moves, instead of once at the end; true by default.
  open var isContinuous = true

  // MARK: Changing the slider's appearance

  /// The color of the track before the thumb; `nil`, the default, selects the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { showState() } }
  /// The color of the track after the thumb; `nil`, the default, selects a gray.
  open var maximumTrackTintColor: UIColor? { didSet { showState() } }
  /// The color of the thumb; `nil`, the default, selects white.
  open var thumbTintColor: UIColor? { didSet { showState() } }

  /// The image before the track; `nil` by default.
  /// Stored only.
  open var minimumValueImage: UIImage?
  /// The image after the track; `nil` by default.
  /// Stored only.
  open var maximumValueImage: UIImage?
  private var images = (
    thumb: StateTable<UIImage>(), minimum: StateTable<UIImage>(), maximum: StateTable<UIImage>()
  )
  /// Sets the image of the thumb for a state.
  /// Stored only.
  open func setThumbImage(_ image: UIImage?, for state: State) { images.thumb[state] = image }
  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  /// The image of the thumb.
  open var currentThumbImage: UIImage? { ButtonContents.value(images.thumb, state) }
  /// Sets the image of the track before the thumb for a state.
  /// Stored only.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimum[state] = image
  }
  /// Returns the image of the track before the thumb for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimum[state] }
  /// The image of the track before the thumb.
  open var currentMinimumTrackImage: UIImage? { ButtonContents.value(images.minimum, state) }
  /// Sets the image of the track after the thumb for a state.
  /// Stored only.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximum[state] = image
  }
  /// Returns the image of the track after the thumb for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximum[state] }
  /// The image of the track after the thumb.
  open var currentMaximumTrackImage: UIImage? { ButtonContents.value(images.maximum, state) }

  // MARK: Overrides for subclasses

  /// Returns the rectangle of `minimumValueImage`: empty, as it is not drawn.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of `maximumValueImage`: empty, as it is not drawn.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Returns the rectangle of the whole track in a slider with these bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width,
      height: Self.trackHeight)
  }
  /// Returns the rectangle of the thumb on a track, for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let travel = max(0, rect.width - Self.thumbSize)
    let start = rect.minX + travel * (isMirrored ? 1 - fraction(of: value) : fraction(of: value))
    return CGRect(
      x: start, y: rect.midY - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize)
  }

  // MARK: Accessibility

  /// The value of the element; unless it is set, the position of the thumb in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((100 * fraction(of: selected)).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }
  override func showState() { showColors() }

  // MARK: Tracking

  /// Tracks a touch on the thumb; others do nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(touch)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueDrag(touch, event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(event) }
  open override func cancelTracking(with event: UIEvent?) { endDrag(event) }
  /// Gives the thumb precedence over recognizers of horizontal drags of the superviews, or by a choice of
  /// the device over all pans.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isHorizontalDragOfSuperview(gestureRecognizer) && !isPreventedPan(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A touch that moves the thumb of a slider.
struct SliderDrag {
  /// The distance of the touch from the center of the thumb, pt.
  var offset: CGFloat
  /// The value when the touch began.
  var startValue: Float
}
