/// The pan recognizer that turns the pages of a page view controller.
final class PageRecognizer: UIPanGestureRecognizer {
  /// The fraction of the travel past which the pan's projected end completes the turn
  /// (UIKit rows 188, 193).
  private static let completionThreshold: CGFloat = 0.5

  @BoxedReference private var pages: UIPageViewController?
  /// The page that the pan turns to, and the direction.
  private var aim: (page: UIViewController, direction: UIPageViewController.NavigationDirection)?
  /// Measures the pan from the point where the touch exceeded the recognition distance.
  private var reader: PanReader?
  /// Drives the turn while the gesture is active.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The exchange that the pan began, until it requests its interaction controller.
  @BoxedReference private var turn: ContainerTransition?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(PageRecognizer.act))
  }

  /// Recognizes a pan only along the page axis, and only toward an existing page.
  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isFar = super.isPan(panTranslation), let pages else { return nil }
    let pan = PanReader(self, toward: panDirection(.forward), in: nil, from: .touch)
    guard isFar, pan.isOnAxis else { return false }
    let direction: UIPageViewController.NavigationDirection = pan.distance > 0 ? .forward : .reverse
    aim = pages.neighbor(direction).map { ($0, direction) }
    return aim != nil
  }

  /// A scroll view in a page that cannot scroll along the axis does not prevent a turn.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = preventingGestureRecognizer.view as? UIScrollView,
      preventingGestureRecognizer is ScrollPanGestureRecognizer
    else { return super.canBePrevented(by: preventingGestureRecognizer) }
    return pages?.navigationOrientation == .vertical
      ? list.contentSize.height > list.bounds.height
      : list.contentSize.width > list.bounds.width
  }

  /// Clears the target page when another recognizer prevents this one.
  override func reset() {
    super.reset()
    if driver == nil { aim = nil }
  }

  /// Returns the pan direction that turns to the next or the previous page.
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
    case .changed: driver?.update(max(0, fraction(of: reader?.distance)))
    case .ended:
      end(
        finishes: fraction(of: reader?.projectedDistance) > Self.completionThreshold,
        speed: fraction(of: reader?.speed))
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

  /// Returns the interaction controller of the turn that the pan began; otherwise `nil`.
  func takeInteractionController() -> UIPercentDrivenInteractiveTransition? {
    defer { turn = nil }
    return turn != nil && turn === pages?.area.exchange ? driver : nil
  }

  private func end(finishes: Bool, speed: CGFloat) {
    driver?.end(finishes: finishes, speed: speed)
    driver = nil
    aim = nil
  }

  /// Returns a distance toward the page as a fraction of the travel.
  private func fraction(of distance: CGFloat?) -> CGFloat {
    guard let distance, let pages, let view, let reader else { return 0 }
    let length = reader.direction.length(of: view.bounds.size) + pages.spacing
    return length > 0 ? distance / length : 0
  }
}
