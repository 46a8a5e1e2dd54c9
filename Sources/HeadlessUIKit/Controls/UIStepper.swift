/// A control with a minus and a plus button for a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The size of every stepper, pt.
  static let fixedSize = CGSize(width: 94, height: 32)
  /// The time before the value changes again while a button is held, s, and between further changes;
  /// chosen.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1

  private let minus = UILabel(frame: .zero)
  private let plus = UILabel(frame: .zero)
  private let divider = UIView(frame: .zero)
  private var current = 0.0
  private var sign = 0.0
  private var startValue = 0.0
  private var repetition: Int?
  private var images = StateTable<UIImage>()

  /// Creates a stepper with the value 0 of 0...100; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    install()
  }
  /// Creates a stepper of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  /// The value, within the limits; 0 by default. Setting it sends no event.
  open var value: Double {
    get { current }
    set { current = limited(newValue) }
  }
  /// The smallest value; 0 by default.
  open var minimumValue = 0.0 { didSet { limitsDidChange(isLower: true) } }
  /// The largest value; 100 by default.
  open var maximumValue = 100.0 { didSet { limitsDidChange(isLower: false) } }
  /// The change by a tap; 1 by default.
  open var stepValue = 1.0
  /// Whether an event is sent at each change, instead of once at the end; true by default.
  open var isContinuous = true
  /// Whether the value changes again while a button is held; true by default.
  open var autorepeat = true
  /// Whether the value after one limit is the other limit; false by default.
  open var wraps = false

  /// Sets the image of the plus button for a state.
  /// Stored only.
  open func setIncrementImage(_ image: UIImage?, for state: State) { increments[state] = image }
  /// Returns the image of the plus button.
  open func incrementImage(for state: State) -> UIImage? { increments[state] }
  /// Sets the image of the minus button for a state.
  /// Stored only.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrements[state] = image }
  /// Returns the image of the minus button.
  open func decrementImage(for state: State) -> UIImage? { decrements[state] }
  private var increments = StateTable<UIImage>()
  private var decrements = StateTable<UIImage>()
  /// Sets the background for a state.
  /// Stored only.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// Sets the image between the buttons for the states of both.
  /// Stored only.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { dividers[leftState, rightState] = image }
  /// Returns the image between the buttons.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { dividers[leftState, rightState] }
  private var dividers = StateTable<UIImage>()
  /// Returns the background for a state.
  open func backgroundImage(for state: State) -> UIImage? { images[state] }

  open override var intrinsicContentSize: CGSize { Self.fixedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    minus.frame = CGRect(x: isMirrored ? half : 0, y: 0, width: half, height: bounds.height)
    plus.frame = CGRect(x: isMirrored ? 0 : half, y: 0, width: half, height: bounds.height)
    divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
  }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPress(at: touch.location(in: self), event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(event) }
  open override func cancelTracking(with event: UIEvent?) { endPress(event) }
  override func showState() { showParts() }

  private func install() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    divider.backgroundColor = .separator
    for (label, text) in [(minus, "−"), (plus, "+")] {
      label.text = text
      label.textAlignment = .center
    }
    for part in [minus, plus, divider] { addSubview(part) }
    showParts()
  }
  private func showParts() {
    minus.isEnabled = isEnabled && (wraps || current > minimumValue)
    plus.isEnabled = isEnabled && (wraps || current < maximumValue)
  }

  private func limited(_ wanted: Double) -> Double {
    guard wanted.isFinite else { return current }
    defer { setNeedsLayout() }
    return max(minimumValue, min(maximumValue, wanted))
  }
  private func limitsDidChange(isLower: Bool) {
    if isLower { maximumValue = max(maximumValue, minimumValue) }
    if !isLower, minimumValue > maximumValue { minimumValue = maximumValue }
    value = current
    showParts()
  }

  private func beginPress(at point: CGPoint, _ event: UIEvent?) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sign = (point.x >= bounds.midX) != isMirrored ? 1 : -1
    startValue = current
    step(event)
    guard autorepeat else { return }
    wait(Self.repeatDelay)
  }
  private func wait(_ interval: Double) {
    repetition = SimulatedDevice.current?.schedule(after: interval) {
      [reference = BoxedReference(self)] in
      guard let stepper = reference.object, stepper.repetition != nil else { return }
      stepper.step(nil)
      stepper.wait(Self.repeatInterval)
    }
  }
  private func step(_ event: UIEvent?) {
    let wanted = current + sign * stepValue
    let old = current
    if wraps, wanted > maximumValue {
      current = minimumValue
    } else if wraps, wanted < minimumValue {
      current = maximumValue
    } else {
      current = max(minimumValue, min(maximumValue, wanted))
    }
    showParts()
    if isContinuous, current != old { sendValueChanged(event) }
  }
  private func endPress(_ event: UIEvent?) {
    if let repetition { SimulatedDevice.current?.cancel(repetition) }
    repetition = nil
    if !isContinuous, current != startValue { sendValueChanged(event) }
  }
}
