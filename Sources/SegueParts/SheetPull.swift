public import SegueCore

/// A presentation at the bottom whose height a finger changes, and which it may pull off the screen.
public protocol PullableSheet: UIPresentationController {
  /// How a finger drives a presentation or dismissal of the sheet.
  var drag: DragParameters { get }
  /// Whether the sheet gives way past its bounds; where not, a finger's way counts anew from where
  /// it turns.
  var stretches: Bool { get }
  /// The heights at which the sheet may rest, pt, from the lowest; at least one.
  var heights: [CGFloat] { get }
  /// Whether a finger may pull the sheet off now; asked once a finger.
  func mayPullOff() -> Bool
  /// A finger takes hold of the sheet.
  ///
  /// - Returns: How high it is shown, pt.
  func take() -> CGFloat
  /// The finger asks for a height, pt, which may be past the bounds.
  func move(to height: CGFloat)
  /// The finger goes on to pull the sheet off: it rests at its lowest height meanwhile.
  func putDown()
  /// The finger lets go of the sheet at a speed, pt/s, above 0 up.
  func letGo(speed: CGFloat)
}

/// The finger on a sheet: moves it between its heights, pulls it off the screen, or takes hold of a
/// presentation or dismissal that runs.
///
/// A list in the sheet shares the finger by `ScrollHandOff`. The presentation controller owns one,
/// installs it on its presented view, and tells it what runs.
public final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: (any PullableSheet)?
  private let willPullOff: () -> Void
  private let pan = UIPanGestureRecognizer()
  private let handOff = ScrollHandOff()
  private var driver: DragDriver?
  private var isWaiting = false
  /// What the sheet said to this finger of pulling it off; nil while it was not asked.
  private var mayPullOff: Bool?
  /// The height at the finger's origin, and the way at which that was, pt.
  private var base: CGFloat = 0
  private var origin: CGFloat = 0
  private var lastWay: CGFloat = 0
  private weak var running: TransitionAnimator?

  /// Makes the finger of a sheet.
  ///
  /// - Parameter willPullOff: Called before the finger dismisses: the style then asks
  ///   `isDismissing`, and hands the driver on.
  public init(_ sheet: any PullableSheet, willPullOff: @escaping () -> Void) {
    self.sheet = sheet
    self.willPullOff = willPullOff
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.onAction { [weak self] _ in self?.follow() }
  }

  /// Puts the finger onto the view that is moved.
  public func install(on view: UIView) { view.addGestureRecognizer(pan) }

  /// A presentation or dismissal of the sheet begins to run, which the finger may take hold of.
  public func willRun(_ animator: TransitionAnimator?) { running = animator }

  /// The sheet is dismissed: a finger counts no longer, though it may still be down, unless it is the
  /// one who dismisses (fault F015).
  public func willDismiss() {
    if driver?.isActive != true { cancel() }
  }

  /// A finger counts no longer, though it may still be down: what it held comes back.
  public func cancel() {
    // What is switched off forgets its finger.
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Whether the finger has just begun a dismissal, and that has not asked yet who drives it.
  public var isDismissing: Bool { isWaiting }

  /// Who drives the dismissal that the finger began; nobody drives any other.
  public func takeDriver(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    defer { isWaiting = false }
    return isWaiting ? driver?.driving(animator) : nil
  }

  // MARK: The finger

  private func follow() {
    guard let sheet, let view = pan.view else { return }
    switch pan.state {
    case .began:
      let way = pan.translation(in: view.superview)
      let place = pan.location(in: view)
      handOff.begin(at: CGPoint(x: place.x - way.x, y: place.y - way.y), in: view)
      // What was gone before it was a pan does not count (fault F065).
      pan.setTranslation(.zero, in: view.superview)
      begin(sheet)
    case .changed: move(sheet, to: pan.translation(in: view.superview).y)
    case .ended: end(sheet, speed: pan.velocity(in: view.superview).y)
    case .cancelled, .failed: end(sheet, speed: nil)
    default: break
    }
  }

  private func begin(_ sheet: any PullableSheet) {
    (origin, lastWay, mayPullOff) = (0, 0, nil)
    guard let running, running.canBeHeld else {
      driver = nil
      base = sheet.take()
      return
    }
    handOff.take()
    let driver = DragDriver(sheet.drag)
    let goal = running.direction == .dismiss ? DragDriver.Goal.end : .start
    self.driver = driver.takeHold(of: running, towards: goal) ? driver : nil
  }

  private func move(_ sheet: any PullableSheet, to way: CGFloat) {
    let heights = sheet.heights
    let (lowest, highest) = (heights[0], heights[heights.count - 1])
    let isInside = driver == nil && base - (lastWay - origin) < highest
    let share = handOff.share(of: way - lastWay, viewGoesUp: isInside)
    origin += way - lastWay - share
    lastWay = way
    if let driver {
      if !sheet.stretches { origin = min(origin, way) }
      return driver.move(by: way - origin, of: lowest)
    }
    if !sheet.stretches { origin = min(origin, way + highest - base) }
    let height = base - (way - origin)
    guard height < lowest else { return sheet.move(to: height) }
    let mayPullOff = mayPullOff ?? sheet.mayPullOff()
    self.mayPullOff = mayPullOff
    guard mayPullOff else { return sheet.move(to: height) }
    sheet.putDown()
    origin += base - lowest
    pullOff(sheet, by: lowest - height, of: lowest)
  }

  private func pullOff(_ sheet: any PullableSheet, by way: CGFloat, of length: CGFloat) {
    let driver = DragDriver(sheet.drag)
    self.driver = driver
    driver.move(by: way, of: length)
    willPullOff()
    isWaiting = true
    sheet.presentingViewController.dismiss(animated: true)
  }

  private func end(_ sheet: any PullableSheet, speed: CGFloat?) {
    handOff.end()
    guard let driver else { return sheet.letGo(speed: -(speed ?? 0)) }
    if let speed { driver.release(speed: speed) } else { driver.cancel() }
  }

  // MARK: Beside others

  /// A finger that goes up or down.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view else { return false }
    let way = pan.translation(in: view)
    return abs(way.y) > abs(way.x)
  }

  /// A list inside moves with the same finger; who of the two is the hand-off's to say.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === list.panGestureRecognizer
  }
}
