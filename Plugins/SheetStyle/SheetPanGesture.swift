import SegueCore
import SegueParts

/// A presentation at the bottom whose height a pan changes, and which a pan may dismiss.
protocol DraggableSheet: UIPresentationController {
  /// The parameters of a drag that dismisses the sheet.
  var drag: DragParameters { get }
  /// Whether the sheet rubber-bands past its bounds; if not, the distance restarts at 0 where the pan reverses.
  var rubberBands: Bool { get }
  /// Whether a drag may begin in the grabber's area only.
  var dragsByGrabberOnly: Bool { get }
  /// The heights of the sheet's detents; constant during a transition.
  var heights: SheetHeights { get }
  /// The distance from the detent at which the sheet rests to below the container, pt.
  var dismissalDistance: CGFloat { get }
  /// Returns whether the pan may dismiss the sheet; called once per pan.
  func canDismissInteractively() -> Bool
  /// Begins a drag of the sheet.
  ///
  /// - Returns: The height from which the drag continues, pt: the visible one without the rubber-band effect.
  func beginDrag() -> CGFloat
  /// Moves the sheet to a height, pt, which may be past its bounds.
  func move(to height: CGFloat)
  /// Prepares an interactive dismissal, for which the sheet is at its lowest detent.
  func beginInteractiveDismissal()
  /// Dismisses the presented controller, animated.
  func beginDismissal(by cause: TransitionHost.DismissalCause)
  /// Called after a pan that would have dismissed the sheet if that were allowed.
  func didAttemptToDismiss()
  /// Ends the drag with a velocity, pt/s, positive upward, or nil for a canceled gesture; refused if
  /// it would have dismissed a sheet that may not be dismissed.
  func endDrag(velocity: CGFloat?, isRefused: Bool)
}

/// The pan of a sheet: drags it between its detents, dismisses it interactively, or interrupts a
/// running presentation or dismissal.
///
/// `ScrollHandOff` divides the pan between the sheet and a scroll view inside it. The presentation
/// controller owns one, installs it on its presented view, and notifies it of transitions.
final class SheetPanGesture {
  /// The height of the area at the top of the sheet that contains the grabber, pt.
  private static let grabberArea: CGFloat = 44

  /// The object that the pan controls.
  private enum Target {
    /// Nothing: the pan has no effect.
    case nothing
    /// The sheet, with its height at the pan's origin, pt.
    case sheet(base: CGFloat)
    /// A running presentation or dismissal, which this pan may have begun.
    case transition(PanInteractionController, isBegunByPan: Bool)
  }

  private unowned let sheet: any DraggableSheet
  private let pan = DirectionalPan(toward: { _ in .bottom }, in: { $0.superview ?? $0 })
  private let handOff = ScrollHandOff()
  private var target = Target.nothing
  /// Drives the dismissal that the pan began, until its animator runs.
  private var waiting: PanInteractionController?
  /// The result of `canDismissInteractively` for this pan; nil before it is called.
  private var answer: Bool?
  /// Whether the pan would have dismissed the sheet if that were allowed.
  private var isRefused = false
  /// The distance of the pan that counts as 0, and its last distance, pt.
  private var origin: CGFloat = 0
  private var lastDistance: CGFloat = 0
  private weak var running: TransitionAnimator?

  /// Makes the pan of a sheet.
  init(_ sheet: any DraggableSheet) {
    self.sheet = sheet
    pan.onEvent = { [weak self] in self?.track($0) }
    // The scroll view under a touch is stored before the touch moves.
    pan.receives = { [weak self] touch in
      self?.storeScrollView(under: touch)
      return self?.mayBegin(at: touch) ?? false
    }
    // A scroll view inside recognizes the same touch; the hand-off decides which of them moves.
    pan.recognizesSimultaneously = \.isOfScrollView
  }

  private func mayBegin(at touch: UITouch) -> Bool {
    guard sheet.dragsByGrabberOnly, let view = pan.view else { return true }
    return touch.location(in: view).y - view.bounds.minY < Self.grabberArea
  }

  private func storeScrollView(under touch: UITouch) {
    if let view = pan.view, !pan.hasTouches { handOff.begin(under: touch.view, in: view) }
  }

  /// Installs the pan on the view that it drags.
  func install(on view: UIView) { pan.install(on: view) }

  /// Stores an animator, which the pan may interrupt, and drives a dismissal that the pan has begun.
  func willRun(_ animator: TransitionAnimator) {
    running = animator
    guard animator.direction == .reverse, let waiting else { return }
    self.waiting = nil
    animator.interactionController = waiting.driving(animator)
  }

  /// Cancels the pan as the sheet is dismissed, unless the pan has begun the dismissal (fault F015).
  func willDismiss() {
    if case .transition(let driver, isBegunByPan: true) = target, driver.isActive { return }
    cancel()
  }

  /// Cancels the pan, even while its touch continues.
  func cancel() { pan.cancel() }

  /// Completes a dismissal that the pan drives; returns false without one.
  func finish() -> Bool {
    if case .transition(let driver, _) = target { driver.finish() } else { false }
  }

  /// Whether an animator of the style runs.
  var hasAnimator: Bool { running != nil }

  /// Whether the pan controls the sheet or its transition.
  var isHolding: Bool {
    if case .nothing = target { false } else { true }
  }

  // MARK: Pan

  private func track(_ event: DirectionalPan.Event) {
    guard pan.view?.superview != nil else { return }
    let sheet = sheet  // Retained during the event, in which the presentation may end.
    switch event {
    case .began: begin(sheet)
    case .changed(let distance): move(sheet, to: distance)
    case .ended(let velocity): end(sheet, speed: velocity)
    case .cancelled: end(sheet, speed: nil)
    }
  }

  private func begin(_ sheet: any DraggableSheet) {
    (origin, lastDistance, answer, waiting, target) = (0, 0, nil, nil, .nothing)
    isRefused = false
    guard !presentsOthers(sheet) else { return }
    guard sheet.presentedViewController.transitionCoordinator != nil else {
      target = .sheet(base: sheet.beginDrag())
      return
    }
    guard let running, running.isInterruptible else { return }
    let driver = PanInteractionController(sheet.drag)
    driver.startHeight = sheet.heights.lowest
    guard running.direction == .reverse || canDismissInteractively(sheet),
      driver.interrupt(running, over: sheet.dismissalDistance)
    else { return }
    handOff.claim()
    target = .transition(driver, isBegunByPan: false)
  }

  /// Moves what the pan controls, which may change from the sheet to its dismissal and back.
  private func move(_ sheet: any DraggableSheet, to distance: CGFloat) {
    guard !presentsOthers(sheet) else { return cancel() }
    let heights = sheet.heights
    let (lowest, highest) = (heights.lowest, heights.highest)
    defer { lastDistance = distance }
    switch target {
    case .nothing: break
    case .transition(let driver, let isBegunByPan):
      handOff.hold()
      if !sheet.rubberBands, !handOff.isHolding { origin = min(origin, distance) }
      if isBegunByPan, distance < origin {
        // Past its start and upward: the pan drags the sheet again.
        driver.move(by: 0, of: sheet.dismissalDistance)
        driver.cancel()
        _ = sheet.beginDrag()
        target = .sheet(base: lowest)
        let sheetDistance = handOff.dragTranslation(
          of: distance - origin, roomAbove: highest - lowest, viewGoesDown: true)
        origin = distance - sheetDistance
        return move(sheet, from: lowest, to: distance, lowest, highest)
      }
      driver.move(by: distance - origin, of: sheet.dismissalDistance)
    case .sheet(let base):
      let heightBefore = base - (lastDistance - origin)
      let canMoveDown = heightBefore > lowest || sheet.rubberBands
      let sheetDistance = handOff.dragTranslation(
        of: distance - lastDistance, roomAbove: max(0, highest - heightBefore),
        viewGoesDown: canMoveDown || canDismissInteractively(sheet))
      // The distance that the scroll view scrolls does not move the sheet.
      origin += distance - lastDistance - sheetDistance
      guard sheetDistance != 0 else { break }
      move(sheet, from: base, to: distance, lowest, highest)
    }
  }

  /// Moves the sheet by the pan's distance from a height, or begins its dismissal below the lowest detent.
  private func move(
    _ sheet: any DraggableSheet, from base: CGFloat, to distance: CGFloat, _ lowest: CGFloat,
    _ highest: CGFloat
  ) {
    if !sheet.rubberBands { origin = min(origin, distance + highest - base) }
    let height = base - (distance - origin)
    guard height < lowest else { return sheet.move(to: height) }
    if canDismissInteractively(sheet), sheet.presentedViewController.transitionCoordinator == nil {
      origin += base - lowest
      beginDismissal(sheet, by: lowest - height)
    } else {
      isRefused = answer == false
      if !sheet.rubberBands { origin = distance - base + lowest }
      sheet.move(to: base - (distance - origin))
    }
  }

  private func beginDismissal(_ sheet: any DraggableSheet, by distance: CGFloat) {
    guard sheet.presentedViewController.transitionCoordinator == nil else { return }
    sheet.beginInteractiveDismissal()
    let driver = PanInteractionController(sheet.drag)
    driver.startHeight = sheet.heights.lowest
    (target, waiting) = (.transition(driver, isBegunByPan: true), driver)
    driver.move(by: distance, of: sheet.dismissalDistance)
    sheet.beginDismissal(by: .drag)
  }

  /// Ends the drag or the dismissal; a nil speed cancels it.
  private func end(_ sheet: any DraggableSheet, speed: CGFloat?) {
    let isScrolling = handOff.isScrolling
    handOff.end()
    if case .sheet(let base) = target, let speed, sheet.drag.isSwipe(speed),
      !isScrolling,
      base - (lastDistance - origin) <= sheet.heights.lowest
    {
      // A swipe with a single change has not moved the sheet.
      isRefused = !canDismissInteractively(sheet)
      if !isRefused { beginDismissal(sheet, by: 0) }
    }
    let endedTarget = target
    target = .nothing
    switch endedTarget {
    case .nothing: break
    case .sheet:
      sheet.endDrag(velocity: speed.map { isScrolling ? 0 : -$0 }, isRefused: isRefused)
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

  /// A sheet that presents another controller is behind it, and would move it too.
  private func presentsOthers(_ sheet: any DraggableSheet) -> Bool {
    sheet.presentedViewController.presentedViewController != nil
  }
}
