import SegueCore
import SegueParts

/// A presentation at the bottom whose height a finger changes, and which it may pull off the screen.
protocol DraggableSheet: UIPresentationController {
  /// How a finger drives a presentation or dismissal of the sheet.
  var drag: DragParameters { get }
  /// Whether the sheet gives way past its bounds; where not, a finger's way counts anew from where
  /// it turns.
  var stretches: Bool { get }
  /// The heights at which the sheet may rest; they stay as they are while a transition runs.
  var heights: SheetHeights { get }
  /// Whether a finger may pull the sheet off now; asked once a finger.
  func canDismissInteractively() -> Bool
  /// A finger takes hold of the sheet.
  ///
  /// - Returns: How high it is shown, pt.
  func beginDrag() -> CGFloat
  /// The finger asks for a height, pt, which may be past the bounds.
  func move(to height: CGFloat)
  /// The finger goes on to pull the sheet off: it rests at its lowest height meanwhile.
  func beginInteractiveDismissal()
  /// The pan begins the dismissal: dismisses the presented controller, animated.
  func beginDismissal(by cause: TransitionHost.DismissalCause)
  /// A pan has ended that would have dismissed the sheet if `canDismissInteractively` allowed it.
  func didAttemptToDismiss()
  /// The finger lets go of the sheet at a speed, pt/s, above 0 up.
  func endDrag(velocity: CGFloat)
}

/// The finger on a sheet: moves it between its heights, pulls it off the screen, or takes hold of a
/// presentation or dismissal that runs.
///
/// A list in the sheet shares the finger by `ScrollHandOff`. The presentation controller owns one,
/// installs it on its presented view, and tells it what runs.
final class SheetPanGesture {
  /// What the finger holds.
  private enum Hold {
    /// Nothing: it counts for nothing.
    case nothing
    /// The sheet, which was so high at the finger's origin, pt.
    case sheet(base: CGFloat)
    /// A presentation or dismissal that runs, perhaps one that this finger began.
    case transition(PanInteractionController, isOwn: Bool)
  }

  private weak var sheet: (any DraggableSheet)?
  private let willDismissInteractively: () -> Void
  private let pan = DirectionalPan(toward: { _ in .bottom }, in: { $0.superview ?? $0 })
  private let handOff = ScrollHandOff()
  private var hold = Hold.nothing
  /// Drives the dismissal that the finger began, until that asks for it.
  private var waiting: PanInteractionController?
  /// What the sheet said to this finger of pulling it off; nil while it was not asked.
  private var answer: Bool?
  /// Whether the pan would have dismissed the sheet if that were allowed.
  private var isRefused = false
  /// The distance at which the pan's own distances count as 0, and the last distance, pt.
  private var origin: CGFloat = 0
  private var lastWay: CGFloat = 0
  private weak var running: TransitionAnimator?

  /// Makes the finger of a sheet.
  ///
  /// - Parameter willDismissInteractively: Called before the finger dismisses: the style then asks
  ///   `isDismissing`, and hands the driver on.
  init(_ sheet: any DraggableSheet, willDismissInteractively: @escaping () -> Void) {
    self.sheet = sheet
    self.willDismissInteractively = willDismissInteractively
    pan.onEvent = { [weak self] in self?.follow($0) }
    // The list under a touch is noted before the touch moves.
    pan.receives = { [weak self] touch in
      self?.noteList(under: touch)
      return true
    }
    // A list inside moves with the same touch; which of the two it is, the hand-off says.
    pan.recognizesBeside = \.isOfScrollView
  }

  private func noteList(under touch: UITouch) {
    if let view = pan.view, !pan.hasTouches { handOff.begin(under: touch.view, in: view) }
  }

  /// Puts the finger onto the view that is moved.
  func install(on view: UIView) { pan.install(on: view) }

  /// A presentation or dismissal of the sheet begins to run, which the finger may take hold of.
  func willRun(_ animator: TransitionAnimator?) { running = animator }

  /// The sheet is dismissed: a finger counts no longer, though it may still be down, unless it is the
  /// one who dismisses (fault F015).
  func willDismiss() {
    if case .transition(let driver, isOwn: true) = hold, driver.isActive { return }
    cancel()
  }

  /// A finger counts no longer, though it may still be down: what it held comes back.
  func cancel() { pan.cancel() }

  /// Whether a finger holds the sheet.
  var isHolding: Bool {
    if case .nothing = hold { false } else { true }
  }

  /// Whether the finger has just begun a dismissal, and that has not asked yet who drives it.
  var isDismissing: Bool { waiting != nil }

  /// Who drives the dismissal that the finger began; nobody drives any other.
  func takeDriver(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    defer { waiting = nil }
    return waiting?.driving(animator)
  }

  // MARK: The finger

  private func follow(_ event: DirectionalPan.Event) {
    guard let sheet, pan.view?.superview != nil else { return }
    switch event {
    case .began: begin(sheet)
    case .changed(let distance): move(sheet, to: distance)
    case .ended(let velocity): end(sheet, speed: velocity)
    case .cancelled: end(sheet, speed: nil)
    }
  }

  private func begin(_ sheet: any DraggableSheet) {
    (origin, lastWay, answer, waiting, hold) = (0, 0, nil, nil, .nothing)
    isRefused = false
    guard !presentsOthers(sheet) else { return }
    guard sheet.presentedViewController.transitionCoordinator != nil else {
      hold = .sheet(base: sheet.beginDrag())
      return
    }
    guard let running, running.isInterruptible else { return }
    let driver = PanInteractionController(sheet.drag)
    guard running.direction == .reverse || canDismissInteractively(sheet),
      driver.interrupt(running, over: sheet.heights.lowest)
    else { return }
    handOff.take()
    hold = .transition(driver, isOwn: false)
  }

  private func move(_ sheet: any DraggableSheet, to way: CGFloat) {
    guard !presentsOthers(sheet) else { return cancel() }
    let heights = sheet.heights
    let (lowest, highest) = (heights.lowest, heights.highest)
    defer { lastWay = way }
    switch hold {
    case .nothing: break
    case .transition(let driver, let isOwn):
      if !sheet.stretches { origin = min(origin, way) }
      if isOwn, way < origin {
        // Back where it was, and on: it is the sheet that goes up.
        driver.move(by: 0, of: lowest)
        driver.cancel()
        _ = sheet.beginDrag()
        hold = .sheet(base: lowest)
        return move(sheet, from: lowest, to: way, lowest, highest)
      }
      driver.move(by: way - origin, of: lowest)
    case .sheet(let base):
      let before = base - (lastWay - origin)
      let goesDown = before > lowest || sheet.stretches
      let share = handOff.share(
        of: way - lastWay, viewGoesUp: before < highest,
        viewGoesDown: goesDown || canDismissInteractively(sheet))
      origin += way - lastWay - share
      guard share != 0 else { break }
      move(sheet, from: base, to: way, lowest, highest)
    }
  }

  private func move(
    _ sheet: any DraggableSheet, from base: CGFloat, to way: CGFloat, _ lowest: CGFloat,
    _ highest: CGFloat
  ) {
    if !sheet.stretches { origin = min(origin, way + highest - base) }
    let height = base - (way - origin)
    guard height < lowest else { return sheet.move(to: height) }
    if canDismissInteractively(sheet), sheet.presentedViewController.transitionCoordinator == nil {
      origin += base - lowest
      beginDismissal(sheet, by: lowest - height, of: lowest)
    } else {
      isRefused = answer == false
      if !sheet.stretches { origin = way - base + lowest }
      sheet.move(to: base - (way - origin))
    }
  }

  private func beginDismissal(_ sheet: any DraggableSheet, by way: CGFloat, of length: CGFloat) {
    guard sheet.presentedViewController.transitionCoordinator == nil else { return }
    sheet.beginInteractiveDismissal()
    let driver = PanInteractionController(sheet.drag)
    (hold, waiting) = (.transition(driver, isOwn: true), driver)
    driver.move(by: way, of: length)
    willDismissInteractively()
    sheet.beginDismissal(by: .drag)
  }

  private func end(_ sheet: any DraggableSheet, speed: CGFloat?) {
    let isListsFinger = handOff.isWithList
    if case .sheet(let base) = hold, let speed, speed >= sheet.drag.velocity, !isListsFinger,
      base - (lastWay - origin) <= sheet.heights.lowest
    {
      // A flick of one move has not pulled yet.
      isRefused = !canDismissInteractively(sheet)
      if !isRefused { beginDismissal(sheet, by: 0, of: sheet.heights.lowest) }
    }
    let held = hold
    hold = .nothing
    switch held {
    case .nothing: break
    case .sheet:
      sheet.endDrag(velocity: isListsFinger ? 0 : -(speed ?? 0))
      if isRefused, speed != nil { sheet.didAttemptToDismiss() }
    case .transition(let driver, _):
      if let speed { driver.release(speed: speed) } else { driver.cancel() }
    }
  }

  private func canDismissInteractively(_ sheet: any DraggableSheet) -> Bool {
    let answer = answer ?? sheet.canDismissInteractively()
    self.answer = answer
    return answer
  }

  /// Who presents something itself is behind that, and would take it along.
  private func presentsOthers(_ sheet: any DraggableSheet) -> Bool {
    sheet.presentedViewController.presentedViewController != nil
  }
}
