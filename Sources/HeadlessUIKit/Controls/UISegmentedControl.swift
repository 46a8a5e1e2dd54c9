/// A row of segments, one of which is selected by a touch.
///
/// An index after the last segment selects the last one, as Apple's pages of the methods say.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment: -1.
  public nonisolated static let noSegment = -1

  let indicator = UIView(frame: .zero)
  let background = UIView(frame: .zero)
  var dividers: [UIView] = []
  var segments: [ControlSegment] = []
  var selection = UISegmentedControl.noSegment
  /// The segment that would be selected if the touch ended.
  var touchedSegment: Int?
  private var attributes = StateTable<[NSAttributedString.Key: Any]>()

  // MARK: Creating a segmented control

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  /// Creates a control with titles (`String`) and images (`UIImage`), in the size of its content.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    addParts()
    for item in items ?? [] { append(item) }
    frame.size = contentSize
  }
  /// Creates a control whose segments perform actions when they are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Managing segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(ControlSegment(title: title), at: segment, animated: animated)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(ControlSegment(image: image), at: segment, animated: animated)
  }
  /// Inserts a segment that shows an action's title or image, and performs it when selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(ControlSegment(action: action), at: segment, animated: animated)
  }
  /// Removes a segment; the selection ends if it was that segment.
  open func removeSegment(at segment: Int, animated: Bool) { remove(segment, animated: animated) }
  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }
  /// Replaces the content and the action of a segment by those of an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }
  /// Returns the action of a segment; `nil` without one.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }
  /// Returns the index of the segment whose action has an identifier; `NSNotFound` without one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: Managing segment content

  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }
  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  // MARK: Managing segment behavior

  /// Whether a segment is selected only while it is touched; false by default.
  open var isMomentary = false { didSet { showSelection(animated: false) } }
  /// The index of the selected segment, or `noSegment`, the default; the index of the last touched
  /// one while `isMomentary` is true. Setting it sends no event, and has no effect while
  /// `isMomentary` is true.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { select(newValue) }
  }
  /// Enables or disables a segment, which is enabled by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  // MARK: Customizing appearance

  /// The color behind the selected segment; `nil`, the default, selects white, or gray in the dark
  /// style.
  open var selectedSegmentTintColor: UIColor? { didSet { showState() } }
  /// Whether the widths of segments are proportional to their content, instead of equal; false by
  /// default.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// Sets the width of a segment, pt; 0, the default, distributes the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width set for a segment, pt.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }
  /// Sets the offset of the content of a segment from its center, pt.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// Returns the offset of the content of a segment, pt.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.contentOffset ?? .zero
  }
  /// Stored: the text attributes of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  /// Returns the text attributes set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Sets the background for a state, in bars of some metrics.
  /// Stored only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[state, metrics: barMetrics] = backgroundImage }
  /// Returns the background set for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[state, metrics: barMetrics] }
  private var backgrounds = StateTable<UIImage>()
  /// Sets the image between segments for the states of both.
  /// Stored only.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { dividerImages[leftState, rightState, metrics: barMetrics] = dividerImage }
  /// Returns the image set between segments.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[leftState, rightState, metrics: barMetrics] }
  private var dividerImages = StateTable<UIImage>()
  /// Sets the offset of the content of segments at a position, pt; zero by default. Only that for the default
  /// metrics has an effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] = adjustment
    setNeedsLayout()
  }
  /// Returns the offset set for segments at a position, pt.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] ?? .zero
  }
  private var adjustments: [[Int]: UIOffset] = [:]

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  override func showState() { showColors() }

  // MARK: Tracking

  /// Tracks a touch on an enabled segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchSegment(at: touch.location(in: self))
    return touchedSegment != nil
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchSegment(at: touch.location(in: self))
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(event) }
  open override func cancelTracking(with event: UIEvent?) {
    touchedSegment = nil
    showColors()
  }
  /// Gives the control precedence over recognizers of single taps of the superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isTapOfSuperview(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A segment, and the views that show it.
struct ControlSegment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width, pt; 0 distributes the remaining width.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  let label = UILabel(frame: .zero)
  let imageView = UIImageView(frame: .zero)

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  init(action: UIAction) {
    self.init()
    show(action)
  }

  /// Shows the image of an action, or else its title.
  mutating func show(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// The size of the title or image, pt.
  var contentSize: CGSize { image?.size ?? label.intrinsicContentSize }
}
