/// The pan recognizer that turns the pages of a page view controller.
///
/// Scrolling pages behave like the content of a scroll view (UIKit row 330): a touch stops a running
/// turn, and a pan continues from there, in either direction and past any number of pages. After a
/// touch without a pan the turn continues to its former target; no source says what UIKit does then.
final class PageRecognizer: UIPanGestureRecognizer {
  typealias Direction = UIPageViewController.NavigationDirection

  /// A turn that the gesture drives.
  private struct Turn {
    @BoxedReference var exchange: ContainerTransition?
    let driver: UIPercentDrivenInteractiveTransition
    let direction: Direction
    /// The position of the pages when the pan began, in turns from this turn's first page; below 0 if
    /// the pan has passed from another turn into this one.
    let start: CGFloat
    /// The position at which the pages would have come to rest without the pan, in the same unit.
    let goal: CGFloat
    /// The directions in which the data source has no page beyond the turn.
    var ends: [Direction] = []

    init(
      _ exchange: ContainerTransition?, _ direction: Direction,
      by driver: UIPercentDrivenInteractiveTransition, from start: CGFloat, goal: CGFloat
    ) {
      self.driver = driver
      self.direction = direction
      self.start = start
      self.goal = goal
      self.exchange = exchange
    }

    /// Whether the turn has not ended for another reason, such as a call.
    var isOpen: Bool { exchange?.isOver == false }

    /// Returns the page at which a pan ends, in turns: the one nearest to its projected end. A swipe of
    /// more than half a page past the goal ends one page after the goal (UIKit rows 188, 193, 330).
    ///
    /// - Parameters:
    ///   - translation: The projected translation of the pan, in turns.
    ///   - speed: The velocity of the pan, in turns per second.
    func target(movedBy translation: CGFloat, speed: CGFloat) -> CGFloat {
      let end = start + translation
      if speed > 0, translation > 0.5, end > goal { return goal + 1 }
      if speed < 0, translation < -0.5, end < goal { return goal - 1 }
      return end.rounded(.toNearestOrEven)
    }
  }

  @BoxedReference private var pages: UIPageViewController?
  /// The page that the pan will turn to, and the direction, until the pan begins.
  private var aim: (page: UIViewController, direction: Direction)?
  /// Measures the pan forward, from the point where the touch exceeded the recognition distance.
  private var reader: PanReader?
  /// The turn that the gesture drives.
  private var turn: Turn?
  /// The turn that the gesture began, until it requests its interaction controller.
  private var begun: Turn?
  /// The released turn that a second one follows, because the swipe continued an interrupted turn;
  /// and the velocity of the second one, in turns per second.
  private var onward: (after: Turn, speed: CGFloat)?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(PageRecognizer.handlePan))
  }

  // MARK: Recognition

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if active.count == touches.count { stopTurn() }
  }

  /// Recognizes a pan only along the page axis, and only in a turn or toward an existing page.
  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isFar = super.isPan(panTranslation), let pages else { return nil }
    let pan = PanReader(self, toward: pages.panDirection(.forward), in: nil, from: .touch)
    guard isFar, pan.isOnAxis else { return false }
    stopTurn()
    if turn != nil { return true }
    let direction: Direction = pan.distance > 0 ? .forward : .reverse
    aim = pages.neighbor(direction).map { ($0, direction) }
    return aim != nil
  }

  /// A scroll view in a page that cannot scroll along the axis does not prevent a turn.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = preventingGestureRecognizer.scrolledView else {
      return super.canBePrevented(by: preventingGestureRecognizer)
    }
    return pages?.navigationOrientation == .vertical
      ? list.contentSize.height > list.bounds.height
      : list.contentSize.width > list.bounds.width
  }

  /// Clears the target page when another recognizer prevents this one, and lets a stopped turn
  /// continue after a touch that did not pan.
  override func reset() {
    super.reset()
    aim = nil
    guard reader == nil, let turn else { return }
    self.turn = nil
    guard turn.isOpen else { return }
    turn.driver.end(finishes: turn.exchange?.isGoingBack == false, speed: 0)
  }

  /// Stops a running turn at its position.
  private func stopTurn() {
    guard turn == nil, let (exchange, driver, direction) = pages?.interruptibleTurn else { return }
    onward = nil
    driver.pause()
    turn = Turn(
      exchange, direction, by: driver, from: driver.percentComplete,
      goal: exchange.isGoingBack ? 0 : 1)
  }

  // MARK: Turning

  private func handlePan() {
    switch state {
    case .began: begin()
    case .changed: update()
    case .ended:
      let (projected, speed) = (
        fraction(of: reader?.projectedDistance), fraction(of: reader?.speed)
      )
      report(projected, speed)
      end(by: projected, speed: speed)
    case .cancelled: end(by: 0, speed: 0)
    default: break
    }
  }

  private func begin() {
    guard let pages, turn != nil || aim != nil else { return }
    reader = PanReader(self, toward: pages.panDirection(.forward), in: view, from: .slop)
    if turn == nil, let aim { begin(aim.page, aim.direction) }
    aim = nil
    update()
  }

  private func begin(
    _ page: UIViewController, _ direction: Direction, from start: CGFloat = 0, goal: CGFloat = 0
  ) {
    guard let pages else { return }
    pages.beginTurning(to: page, direction)
    let new = Turn(
      pages.area.exchange, direction, by: UIPercentDrivenInteractiveTransition(), from: start,
      goal: goal)
    (turn, begun) = (new, new)
  }

  /// Returns the interaction controller of an exchange that begins.
  ///
  /// It drives a turn that the pan began from its start on, and any other scrolling one from an
  /// interruption on.
  func interactionController(
    for exchange: ContainerTransition?
  ) -> UIPercentDrivenInteractiveTransition? {
    defer { begun = nil }
    if let begun, begun.exchange === exchange { return begun.driver }
    guard pages?.transitionStyle == .scroll else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    return driver
  }

  private func update() {
    guard let turn, turn.isOpen else { return }
    let progress = turn.start + fraction(of: reader?.distance)
    turn.driver.update(max(0, progress))
    if progress > 1 { pass(turn, toward: turn.direction) }
    if progress < 0 { pass(turn, toward: turn.direction.opposite) }
  }

  /// Ends a turn at once when the pan passes its end or its start, and continues with the next one.
  private func pass(_ turn: Turn, toward direction: Direction) {
    guard let pages, pages.transitionStyle == .scroll, let exchange = turn.exchange,
      exchange.isDriven, !turn.ends.contains(direction)
    else { return }
    let isBack = direction != turn.direction
    let page = isBack ? exchange.from : exchange.to
    guard let next = pages.neighbor(of: page, direction) else {
      self.turn?.ends.append(direction)
      return
    }
    self.turn = nil
    if isBack {
      exchange.cancelAtOnce()
    } else {
      turn.driver.end(finishes: true, speed: 0)
      exchange.endAtOnce()
    }
    // A callback may have turned to another page.
    guard pages.page === page, pages.area.exchange == nil else { return }
    if isBack {
      begin(next, direction, from: -turn.start, goal: -turn.goal)
    } else {
      begin(next, direction, from: turn.start - 1, goal: turn.goal - 1)
    }
    update()
  }

  /// Reports the release of a pan, in points toward the page of its turn.
  private func report(_ projected: CGFloat, _ speed: CGFloat) {
    guard let reader, let turn, turn.isOpen, let from = turn.exchange?.from, let length = travel
    else { return }
    let target = turn.target(movedBy: projected, speed: speed)
    let decision =
      switch target {
      case 2...: "turns two pages, because the swipe continues an interrupted turn"
      case 1..<2: "turns the page, because the other page is nearest to the projection"
      default: "stays, because this page is nearest to the projection"
      }
    reader.release(
      from: turn.start * length, limit: length / 2, sign: turn.direction == .forward ? 1 : -1,
      decision
    ).log(for: from)
  }

  private func end(by translation: CGFloat, speed: CGFloat) {
    reader = nil
    guard let turn else { return }
    self.turn = nil
    guard turn.isOpen else { return }
    let target = turn.target(movedBy: translation, speed: speed)
    turn.driver.end(finishes: target >= 1, speed: speed)
    if target >= 2, pages?.transitionStyle == .scroll { onward = (turn, speed) }
  }

  /// Begins the turn that follows one that ended, if a quick pan released that one.
  func continueTurning() {
    guard let (last, speed) = onward, !last.isOpen, let pages, pages.area.exchange == nil
    else { return }
    onward = nil
    guard pages.page === last.exchange?.to, let next = pages.neighbor(last.direction)
    else { return }
    begin(next, last.direction)
    turn?.driver.end(finishes: true, speed: speed)
    turn = nil
  }

  /// Forgets the turn that would follow, because code turns to another page.
  func stopContinuing() { onward = nil }

  /// Returns a forward distance as a fraction of the travel, toward the page of the current turn.
  private func fraction(of distance: CGFloat?) -> CGFloat {
    guard let distance, let travel else { return 0 }
    return distance / travel * (turn?.direction == .forward ? 1 : -1)
  }

  /// The distance between two pages, pt; `nil` without any.
  private var travel: CGFloat? {
    guard let pages, let view, let reader else { return nil }
    let length = reader.direction.length(of: view.bounds.size) + pages.spacing
    return length > 0 ? length : nil
  }
}

extension UIPageViewController.NavigationDirection {
  /// The opposite direction.
  var opposite: Self { self == .forward ? .reverse : .forward }
}
