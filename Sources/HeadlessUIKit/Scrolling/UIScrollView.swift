/// A view that scrolls content larger than itself.
///
/// The offset is the origin of the bounds, in whole device pixels (UIKit row 311). During automatic
/// movement it is a function of time, and the model is updated at every time; the delegate is
/// notified at frames, as on a screen.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Storage

  private lazy var pan = ScrollPanGestureRecognizer(self)
  /// The current drag; nil while there is none.
  var drag: ScrollDrag?
  /// Whether an enclosing sheet tracks the pan, and so holds the content where it is.
  var isHeld = false
  /// The current automatic movement: a deceleration after a drag, or an animation that code started;
  /// nil while there is none.
  var glide: ScrollGlide?
  /// Distinguishes the scheduled frames of one movement from those of another.
  var glideNumber = 0
  /// The inset of which `adjustedContentInsetDidChange()` was last notified.
  var knownInset = UIEdgeInsets.zero
  var contentGuide: UILayoutGuide?
  var frameGuide: ScrollFrameGuide?

  // MARK: Creating a scroll view

  /// Creates a scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.addTarget(self, action: Selector(UIScrollView.track(_:)))
    addGestureRecognizer(pan)
  }
  /// Returns `nil`: storyboards and archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Responding to scroll view interactions

  /// The delegate, which is notified of scrolling.
  ///
  /// Disfavored, so that `delegate` of a subclass means the one that it declares with its own protocol.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Managing the content size and offset

  /// The size of the content, pt; zero by default.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetMayChange()
      keepWithinLimits()
      // Notifies key-value observers.
      if ownLayer.isObserved { ownLayer.notifyObservers() }
    }
  }
  /// The point of the content at the view's origin, pt, in whole device pixels (UIKit row 311).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }
  /// Sets the offset; an animation takes 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  /// The bounds; changing the origin scrolls.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if ownLayer.isObserved { return ownLayer.observing { setBounds(newValue) } }
      setBounds(newValue)
    }
  }

  private func setBounds(_ new: CGRect) {
    let old = super.bounds
    super.bounds = new
    if old.size != super.bounds.size { insetMayChange() }
    if old.origin != super.bounds.origin { offsetDidChange() }
  }

  // MARK: Managing the content inset

  /// The inset around the content, pt; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      insetMayChange()
      if ownLayer.isObserved { ownLayer.notifyObservers() }
    }
  }
  /// The content inset including the safe area, pt.
  open var adjustedContentInset: UIEdgeInsets { resolvedInset }
  /// How the safe area is added; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayChange() }
  }
  /// Called after `adjustedContentInset` changed; the default implementation does nothing.
  open func adjustedContentInsetDidChange() {}
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayChange()
  }

  // MARK: Getting the layout guides

  /// The layout guide of the content; constraints to it determine `contentSize`, as do those between
  /// edges of the scroll view and its subviews (UIKit row 347).
  open var contentLayoutGuide: UILayoutGuide { loadedContentGuide }
  override var scrolledContentGuide: UILayoutGuide? { loadedContentGuide }
  /// The layout guide of the view's frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { loadedFrameGuide }
  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptContentSize()
  }

  // MARK: Configuring the scroll view

  /// Whether pans scroll; true by default.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// Whether a drag is restricted to the axis on which it began; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar, which receives none here, scrolls to the top; true by default.
  /// Stored only.
  open var scrollsToTop = true
  /// Whether the content rubber-bands beyond its edges; true by default.
  open var bounces = true
  /// Whether the content rubber-bands vertically even if it fits; false by default.
  open var alwaysBounceVertical = false { didSet { insetMayChange() } }
  /// Whether the content rubber-bands horizontally even if it fits; false by default.
  open var alwaysBounceHorizontal = false { didSet { insetMayChange() } }

  // MARK: Getting the scrolling state

  /// Whether a touch is on the content.
  open var isTracking: Bool { !pan.active.isEmpty && pan.state != .failed }
  /// Whether the user is dragging the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { glide?.cause == .deceleration }
  /// The deceleration rate; normal by default.
  open var decelerationRate = DecelerationRate.normal

  // MARK: For internal subclasses

  /// Returns the offset at which a drag's deceleration ends, with a velocity in pt/ms; the proposed one by
  /// default.
  func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  // MARK: Managing the scroll indicator

  /// The style of the indicators; `default` by default.
  /// Stored only.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator, pt; zero by default.
  /// Stored only.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator, pt; zero by default.
  /// Stored only.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators, pt; zero by default.
  /// Stored only.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// Whether the vertical indicator is visible; true by default.
  /// Stored only.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is visible; true by default.
  /// Stored only.
  open var showsHorizontalScrollIndicator = true
  /// Whether the safe area is added to the insets of indicators; true by default.
  /// Stored only.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// When the index of a list is visible; automatic by default.
  /// Stored only.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Does nothing: indicators are not drawn.
  open func flashScrollIndicators() {}

  // MARK: Scrolling to a specific location

  /// Scrolls by the minimum distance that makes a rectangle visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  // MARK: Managing touches

  /// Whether the content receives a touch only after 0.15 s, or at its end if that is earlier, unless
  /// the touch scrolls; true by default. The delay is chosen: UIKit does not document it.
  open var delaysContentTouches = true
  /// Whether a touch that the content receives can still scroll, which cancels it there; true by
  /// default.
  open var canCancelContentTouches = true
  /// Returns whether a view in the content receives touches that began in it; true by default.
  /// Gesture recognizers always receive them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  override func admits(_ touch: UITouch, in view: UIView, with event: UIEvent) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }
  /// Returns whether scrolling cancels touches in a view: true except for controls. A view whose
  /// touches are not canceled prevents scrolling.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// How dragging dismisses the keyboard; none by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The control with which the user refreshes the content; `nil` by default.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue, by: refreshControl) }
  }

  // MARK: Zooming

  /// The scale of the view that the delegate returns, between the limits; 1 by default.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The minimum scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch may exceed the limits; true by default.
  /// Stored only.
  open var bouncesZoom = true
  /// Whether a pinch changes the scale: never, pinches do not zoom.
  open var isZooming: Bool { false }
  /// Whether the scale returns to its limits: never.
  open var isZoomBouncing: Bool { false }
  /// Changes the scale about the middle of the visible area; an animation takes 0.3 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated) }
  /// Changes scale and offset so that a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToRect(rect, animated) }

  // MARK: Getting the gesture recognizers

  /// The pinch gesture recognizer; `nil`, because pinches do not zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// A gesture recognizer for presses of directions, which never recognizes.
  open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer(
    target: nil, action: nil)
  /// The pan gesture recognizer that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Returns, for the pan, whether the axis of its translation scrolls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== pan || mayBegin(pan) && permitsCancelingTouches
  }

  // MARK: Leaving the window

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopGlide()
      keepWithinLimits()
    }
  }
}
