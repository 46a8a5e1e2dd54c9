/// A row of dots, one for each page; a tap on one half of it goes one page back or forward.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background of the dots.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Always visible.
    case prominent = 1
    /// Never visible.
    case minimal = 2
  }
  /// How the user changes the page.
  public nonisolated enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By taps.
    case discrete = 1
    /// By a drag.
    case continuous = 2
  }
  /// The direction of the dots.
  public nonisolated enum Direction: Int, Sendable {
    /// The direction of the language.
    case natural = 0
    /// To the right.
    case leftToRight = 1
    /// To the left.
    case rightToLeft = 2
    /// Downward.
    case topToBottom = 3
    /// Upward.
    case bottomToTop = 4
  }

  /// The diameter of a dot, pt; chosen, as the distances.
  static let dotSize: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26
  private var dots: [UIView] = []
  private var page = 0
  private var shownPage = 0
  private var images: [Int: UIImage] = [:]

  /// Creates a control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages; 0 by default.
  open var numberOfPages = 0 { didSet { pagesDidChange() } }
  /// The current page, limited to the pages; 0 by default. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, max(0, numberOfPages - 1)))
      shownPage = page
      showColors()
    }
  }
  /// Whether the control is hidden with one page; false by default.
  open var hidesForSinglePage = false { didSet { showColors() } }
  /// The color of the dots; `nil`, the default, selects a light one.
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The color of the current page's dot; `nil`, the default, selects a dark one.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The background of the dots; automatic by default.
  /// Stored only.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction of the dots; natural by default.
  open var direction = Direction.natural { didSet { setNeedsLayout() } }
  /// How the user changes the page: by taps while there is a touch.
  open var interactionState: InteractionState { isTracking ? .discrete : .none }
  /// Whether a drag changes the page; true by default.
  /// Stored only.
  open var allowsContinuousInteraction = true
  /// The image of the dots; `nil` by default.
  /// Stored only.
  open var preferredIndicatorImage: UIImage?
  /// The image of the current page's dot; `nil` by default.
  /// Stored only.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Returns the image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image of a page.
  /// Stored only.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// Whether a page that the user selects is shown by `updateCurrentPageDisplay()` only; false by
  /// default.
  open var defersCurrentPageDisplay = false
  /// Shows the current page, if its display was deferred.
  open func updateCurrentPageDisplay() {
    shownPage = page
    showColors()
  }
  /// Returns the size of a control with a number of pages, pt.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: max(0, CGFloat(pageCount) * Self.pitch), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDots()
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { turn(at: touch.location(in: self), event) }
  }
  override func showState() { showColors() }

  private var isMirrored: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  private func turn(at point: CGPoint, _ event: UIEvent?) {
    let isSecondHalf = isVertical ? point.y > bounds.midY : point.x > bounds.midX
    let wanted = page + (isSecondHalf != isMirrored ? 1 : -1)
    guard (0..<numberOfPages).contains(wanted) else { return }
    page = wanted
    if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
    sendValueChanged(event)
  }

  private func pagesDidChange() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<max(0, numberOfPages)).map { _ in
      let dot = UIView(frame: .zero)
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dotSize / 2
      addSubview(dot)
      return dot
    }
    currentPage = page
    invalidateIntrinsicContentSize()
  }

  private func layOutDots() {
    let length = CGFloat(dots.count) * Self.pitch
    for (index, dot) in dots.enumerated() {
      let place = isMirrored ? dots.count - 1 - index : index
      let offset = (CGFloat(place) + 0.5) * Self.pitch - length / 2
      dot.bounds.size = CGSize(width: Self.dotSize, height: Self.dotSize)
      dot.center = CGPoint(
        x: bounds.midX + (isVertical ? 0 : offset), y: bounds.midY + (isVertical ? offset : 0))
    }
  }

  private func showColors() {
    let isShown = !(hidesForSinglePage && numberOfPages == 1)
    for (index, dot) in dots.enumerated() {
      dot.isHidden = !isShown
      dot.backgroundColor =
        index == shownPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
  }
}
