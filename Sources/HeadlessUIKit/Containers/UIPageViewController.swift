/// A container view controller that shows one page at a time and turns pages by touch or code.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  // MARK: Storage

  /// The page that the calls so far request.
  final var page: UIViewController?
  /// The direction of the last call.
  final var direction = NavigationDirection.forward
  /// Added children whose `didMove(toParent:)` call is pending.
  final var arriving: [UIViewController] = []
  /// The completion handlers to call when no turn is running.
  final var completions: [(Bool) -> Void] = []
  /// Lays out the page.
  final lazy var area = ContentArea(self)
  final lazy var panRecognizer = PageRecognizer(self)
  final lazy var tapRecognizer = PageTapRecognizer(self)
  /// The values of the overridable properties.
  private let fixedStyle: TransitionStyle
  private let fixedOrientation: NavigationOrientation
  /// The spacing between scrolling pages, pt.
  final let spacing: CGFloat

  // MARK: Creating page view controllers

  /// Creates a page view controller without a page.
  ///
  /// - Parameters:
  ///   - style: The transition between pages.
  ///   - navigationOrientation: The axis along which pages are arranged.
  ///   - options: The spacing between pages, pt; 0 by default. The spine of curling pages is at the
  ///     edge.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    fixedStyle = style
    fixedOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    self.spacing = max(0, spacing as? CGFloat ?? (spacing as? Double).map { CGFloat($0) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with horizontal, curling pages; nib names are ignored.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Managing the page view controller

  /// The data source of interactive turns; weak.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is notified of interactive turns; weak.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The transition between pages.
  open var transitionStyle: TransitionStyle { fixedStyle }
  /// The axis along which pages are arranged.
  open var navigationOrientation: NavigationOrientation { fixedOrientation }
  /// The location of the spine of curling pages.
  open var spineLocation: SpineLocation { fixedStyle == .pageCurl ? .min : .none }

  // MARK: Providing the content

  /// The shown page; empty if there is none, never `nil`.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }
  /// Turns to a page; the array must have one element.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers ?? [], direction, animated: animated, completion)
  }
  /// The recognizers that turn curling pages: a pan, and a tap near an edge. Empty for scrolling
  /// pages, whose pan is that of a scroll view, as the header of UIKit states.
  open var gestureRecognizers: [UIGestureRecognizer] {
    fixedStyle == .pageCurl ? [panRecognizer, tapRecognizer] : []
  }

  // MARK: View controller overrides

  open override func loadView() {
    let view = ContainerControllerView(self)
    view.addSubview(area.view)
    view.addGestureRecognizer(panRecognizer)
    if fixedStyle == .pageCurl { view.addGestureRecognizer(tapRecognizer) }
    self.view = view
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === page { preferredContentSize = container.preferredContentSize }
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  override func appearanceWillChange(to appears: Bool) { if appears { area.ownerWillAppear() } }
  override func appearanceDidBegin(to appears: Bool) { if !appears { area.ownerWillDisappear() } }
  override func appearanceDidChange(to appears: Bool) { area.ownerDidChange() }
  override func childWillLeave(_ child: UIViewController) { drop(child) }
  override var runningExchange: ContainerTransition? { area.exchange }
  override var hasSystemContainerView: Bool { true }
}

nonisolated extension UIPageViewController {
  /// The transition between pages.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// Pages curl.
    case pageCurl = 0
    /// Pages are side by side and scroll.
    case scroll = 1
  }

  /// The axis along which pages are arranged.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The direction of a page turn.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The location of the spine of curling pages.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// No spine: pages scroll.
    case none = 0
    /// At the leading edge.
    case min = 1
    /// In the middle, with a page on either side.
    case mid = 2
    /// At the trailing edge.
    case max = 3
  }

  /// A key of the options passed to the initializer.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine; ignored here: the spine is at the leading edge.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The spacing between scrolling pages, pt.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
