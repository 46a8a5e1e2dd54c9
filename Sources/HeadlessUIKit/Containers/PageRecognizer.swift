/// The finger that turns pages that scroll.
final class PageRecognizer: UIPanGestureRecognizer {
  /// How much of the way decides, with what the finger's speed adds to it (UIKit rows 188, 193).
  private static let decidingShare: CGFloat = 0.5

  private weak var pages: UIPageViewController?
  /// The page that the finger turns to, and which way.
  private var aim: (page: UIViewController, direction: UIPageViewController.NavigationDirection)?
  /// What the pan has moved, from where it became one.
  private var reader: PanReader?
  /// Drives the turn while the finger is down.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The exchange that the finger began, until it has asked who drives it.
  private weak var turn: ContentExchange?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(PageRecognizer.act))
  }

  /// Only along the pages, and only where there is one.
  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isFar = super.isPan(travel), let pages else { return nil }
    let isVertical = pages.navigationOrientation == .vertical
    let (way, across) = isVertical ? (travel.y, travel.x) : (travel.x, travel.y)
    guard isFar, abs(way) > abs(across) else { return false }
    let direction: UIPageViewController.NavigationDirection =
      (way < 0) != isMirrored ? .forward : .reverse
    aim = pages.neighbour(direction).map { ($0, direction) }
    return aim != nil
  }

  /// A list in a page that cannot go this way lets the finger turn the page.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = preventingGestureRecognizer.view as? UIScrollView,
      preventingGestureRecognizer is ScrollPanGestureRecognizer
    else { return super.canBePrevented(by: preventingGestureRecognizer) }
    return pages?.navigationOrientation == .vertical
      ? list.contentSize.height > list.bounds.height
      : list.contentSize.width > list.bounds.width
  }

  /// A finger that another recognizer takes aims at no page.
  override func reset() {
    super.reset()
    if driver == nil { aim = nil }
  }

  private var isMirrored: Bool {
    pages?.navigationOrientation == .horizontal
      && view?.traitCollection.layoutDirection == .rightToLeft
  }

  private func act() {
    switch state {
    case .began: begin()
    case .changed: driver?.update(max(0, share(of: reader?.translation)))
    case .ended:
      end(
        finishes: share(of: reader?.projectedTranslation) > Self.decidingShare,
        speed: share(of: reader?.velocity))
    case .cancelled: end(finishes: false, speed: 0)
    default: break
    }
  }

  private func begin() {
    guard let aim else { return }
    reader = PanReader(self, in: view, from: .slop)
    driver = UIPercentDrivenInteractiveTransition()
    pages?.beginTurning(to: aim.page, aim.direction)
    turn = pages?.area.exchange
  }

  /// Who drives the turn that the finger began; nobody drives any other.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { turn = nil }
    return turn != nil && turn === pages?.area.exchange ? driver : nil
  }

  private func end(finishes: Bool, speed: CGFloat) {
    driver?.letGo(finishes: finishes, speed: speed)
    driver = nil
    aim = nil
  }

  /// A way towards the page as a share of the way to it.
  private func share(of way: CGPoint?) -> CGFloat {
    guard let way, let pages, let view, let aim else { return 0 }
    let isVertical = pages.navigationOrientation == .vertical
    let whole = (isVertical ? view.bounds.height : view.bounds.width) + pages.spacing
    guard whole > 0 else { return 0 }
    let goesUp = (aim.direction == .forward) != isMirrored
    return (isVertical ? way.y : way.x) / whole * (goesUp ? -1 : 1)
  }
}
