/// Pages of which one is shown, and a finger or code turns to the next or back.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  // MARK: Storage

  /// The page that the calls so far want.
  final var page: UIViewController?
  /// Which way the last call turns.
  final var direction = NavigationDirection.forward
  final var arriving: [UIViewController] = []
  /// What is called when nothing turns any more.
  final var completions: [(Bool) -> Void] = []
  final lazy var area = ContentArea(self)
  final lazy var finger = PageRecognizer(self)
  private let wantedStyle: TransitionStyle
  private let wantedOrientation: NavigationOrientation
  /// The room between pages that scroll, pt.
  final let spacing: CGFloat

  // MARK: Creating page view controllers

  /// Makes a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages take each other's place.
  ///   - navigationOrientation: Which way they lie.
  ///   - options: The room between pages, pt; 0 by default. Pages that curl have their spine at the
  ///     edge.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    wantedStyle = style
    wantedOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    self.spacing = max(0, spacing as? CGFloat ?? (spacing as? Double).map { CGFloat($0) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller whose pages curl, side by side; names of storyboard files are ignored.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Managing the page view controller

  /// Supplies the pages for a finger; not held.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is told of pages that a finger turns; not held.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages take each other's place.
  open var transitionStyle: TransitionStyle { wantedStyle }
  /// Which way pages lie.
  open var navigationOrientation: NavigationOrientation { wantedOrientation }
  /// Where pages that curl are held.
  open var spineLocation: SpineLocation { wantedStyle == .pageCurl ? .min : .none }

  // MARK: Providing the content

  /// The page that is shown; nil while there is none.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }
  /// Turns to a page; there must be one.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers ?? [], direction, animated: animated, completion)
  }
  /// The recognizers that turn pages, in both styles (UIKit row 42).
  open var gestureRecognizers: [UIGestureRecognizer] { [finger] }

  // MARK: Being a view controller

  open override func loadView() {
    let view = ContainerControllerView(self)
    view.addSubview(area.view)
    for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
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
  override var runningExchange: ContentExchange? { area.exchange }
}

nonisolated extension UIPageViewController {
  /// How pages take each other's place.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// They curl off.
    case pageCurl = 0
    /// They lie side by side and scroll.
    case scroll = 1
  }

  /// Which way pages lie.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way to turn.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// To what follows.
    case forward = 0
    /// To what was before.
    case reverse = 1
  }

  /// Where pages that curl are held.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// Nowhere: they scroll.
    case none = 0
    /// At the edge where reading begins.
    case min = 1
    /// In the middle, with a page on either side.
    case mid = 2
    /// At the edge where reading ends.
    case max = 3
  }

  /// What can be said when it is made.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where pages that curl are held; they are held at the edge whatever is said.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll, pt.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
