/// A view whose content is larger than itself and is dragged about in it.
///
/// The offset is the origin of the bounds. While it moves by itself it is an exact function of time,
/// and the model follows at every moment; the delegate hears of it at frames, as on a screen.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Storage

  private let pan = ScrollPanGestureRecognizer()
  /// What a finger drags; nil while none does.
  var drag: ScrollDrag?
  /// Whether a sheet around it has the finger, so that the content stands.
  var isHeld = false
  /// How the content moves by itself; nil while it does not.
  var glide: ScrollGlide?
  /// Tells the frames of one movement from those of another.
  var glideNumber = 0
  var knownInset = UIEdgeInsets.zero
  var contentGuide: UILayoutGuide?
  var frameGuide: ScrollFrameGuide?

  // MARK: Creating a scroll view

  /// Makes a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.addTarget(self, action: Selector(UIScrollView.follow(_:)))
    addGestureRecognizer(pan)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Responding to scroll view interactions

  /// Who hears how it scrolls.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Managing the content size and offset

  /// How large the content is, pt; zero by default.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetMayChange()
      keepWithinLimits()
    }
  }
  /// The point of the content at the view's origin, pt.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { place(at: newValue) }
  }
  /// Moves the content; an animation takes 0.3 s, and 0 or more calls of the delegate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  /// The rectangle; a change of its origin scrolls.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != super.bounds.size { insetMayChange() }
      if old.origin != super.bounds.origin { tellScrolled() }
    }
  }

  // MARK: Managing the content inset

  /// Room around the content, pt; none by default.
  open var contentInset = UIEdgeInsets.zero { didSet { insetMayChange() } }
  /// The room with what the safe area adds, pt.
  open var adjustedContentInset: UIEdgeInsets { wantedInset }
  /// When the safe area is added; automatically by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayChange() }
  }
  /// The room has changed.
  open func adjustedContentInsetDidChange() {}
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayChange()
  }

  // MARK: Getting the layout guides

  /// The content's rectangle; constraints to it settle `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { madeContentGuide }
  /// The view's own rectangle, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { madeFrameGuide }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let contentGuide { contentSize = contentGuide.layoutFrame.size }
  }

  // MARK: Configuring the scroll view

  /// Whether fingers scroll; true by default.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// Whether a drag keeps to the axis on which it began; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether it comes to rest at whole multiples of its size; false by default.
  open var isPagingEnabled = false
  /// Stored: whether a tap on the status bar scrolls to the top; true by default. There is no status
  /// bar that takes taps.
  open var scrollsToTop = true
  /// Whether the content gives way beyond its edges; true by default.
  open var bounces = true
  /// Whether it does up and down even if the content fits; false by default.
  open var alwaysBounceVertical = false { didSet { insetMayChange() } }
  /// Whether it does left and right even if the content fits; false by default.
  open var alwaysBounceHorizontal = false { didSet { insetMayChange() } }

  // MARK: Getting the scrolling state

  /// Whether a finger is on the content.
  open var isTracking: Bool { !pan.active.isEmpty && pan.state != .failed }
  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves on after a finger let go.
  open var isDecelerating: Bool { glide?.cause == .deceleration }
  /// How soon it comes to rest; normal by default.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Managing the scroll indicator

  /// Stored; default by default.
  open var indicatorStyle = IndicatorStyle.default
  /// Stored; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored; zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: both of the insets of the indicators; zero by default.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// Stored; true by default.
  open var showsVerticalScrollIndicator = true
  /// Stored; true by default.
  open var showsHorizontalScrollIndicator = true
  /// Indicators are not drawn: does nothing.
  open func flashScrollIndicators() {}

  // MARK: Scrolling to a specific location

  /// Moves the content as little as brings a rectangle of it into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  // MARK: Managing touches

  /// Whether what is in the content hears of a finger only once that has stayed 0.15 s or lifted
  /// without scrolling; true by default. The time is chosen: UIKit does not say.
  open var delaysContentTouches = true
  /// Whether a finger that something in the content follows may still scroll, and is then taken from
  /// that; true by default.
  open var canCancelContentTouches = true
  /// Whether a view in the content receives touches that began in it; true by default. Recognizers
  /// receive them all the same.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a finger that scrolls is taken from a view that follows it: not from a control. A view
  /// from which it is not taken keeps the content from scrolling.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The recognizer that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// A pan begins only along an axis that scrolls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== pan || mayBegin(pan) && mayTakeTouches
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopGlide()
      keepWithinLimits()
    }
  }
}
