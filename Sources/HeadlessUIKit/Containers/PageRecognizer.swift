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
    let pan = PanReader(self, toward: panDirection(.forward), in: nil, from: .touch)
    guard isFar, pan.isOnAxis else { return false }
    let direction: UIPageViewController.NavigationDirection = pan.distance > 0 ? .forward : .reverse
    aim = pages.neighbor(direction).map { ($0, direction) }
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

  /// Where a touch moves that turns to the next page, or to the one before.
  private func panDirection(
    _ direction: UIPageViewController.NavigationDirection
  ) -> PanDirection {
    let isVertical = pages?.navigationOrientation == .vertical
    let reverse: PanDirection = isVertical ? .down : .inward(in: view)
    return direction == .forward ? reverse.opposite : reverse
  }

  private func act() {
    switch state {
    case .began: begin()
    case .changed: driver?.update(max(0, share(of: reader?.distance)))
    case .ended:
      end(
        finishes: share(of: reader?.projectedDistance) > Self.decidingShare,
        speed: share(of: reader?.speed))
    case .cancelled: end(finishes: false, speed: 0)
    default: break
    }
  }

  private func begin() {
    guard let aim else { return }
    reader = PanReader(self, toward: panDirection(aim.direction), in: view, from: .slop)
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
    driver?.end(finishes: finishes, speed: speed)
    driver = nil
    aim = nil
  }

  /// A distance toward the page as a fraction of the whole.
  private func share(of distance: CGFloat?) -> CGFloat {
    guard let distance, let pages, let view, let reader else { return 0 }
    let whole = reader.direction.length(of: view.bounds.size) + pages.spacing
    return whole > 0 ? distance / whole : 0
  }
}
