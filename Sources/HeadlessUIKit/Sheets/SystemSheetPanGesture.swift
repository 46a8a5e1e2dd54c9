import SegueMotion

/// The pan gesture of a sheet: moves it between its heights, dismisses it, and hands over to a
/// scroll view inside it (UIKit rows 193, 208, 223-229, 293).
final class SystemSheetPanGesture: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  @BoxedReference private var sheet: UISheetPresentationController?
  private var scrolling: SheetScrollHandOff? { didSet { oldValue?.release() } }
  /// The top edge that a drag requests, pt, before rubber-banding; `nil` without a drag.
  private var top: CGFloat?
  /// The highest top edge that the drag can reach, pt.
  private var ceiling: CGFloat = 0
  private var lastDistance: CGFloat = 0
  /// The pan's distance and velocity, from the end of the slop.
  private var reader: PanReader?
  /// The delegate's decision for this pan; `nil` before the call.
  private var decision: Bool?
  private var dismissal: SheetDismissal?
  /// Completes the canceled dismissal while the sheet returns to its height.
  private var completeReturn: (() -> Void)?
  /// The number of returns so far, by which the end of one detects that it was interrupted.
  private var returnCount = 0
  /// Whether the dismissal has begun, but its interaction controller is not requested yet.
  private var isDriverPending = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = self
    addTarget(self, action: Selector(SystemSheetPanGesture.handlePan))
  }

  /// Whether the pan moves the sheet.
  var isDragging: Bool { top != nil }
  /// Whether the pan drives the current dismissal.
  var isDismissing: Bool { dismissal != nil }

  /// Whether the sheet returns to its height after a canceled dismissal.
  var isReturning: Bool { completeReturn != nil }

  /// Cancels the drag; the sheet returns to its height.
  func cancelDrag() {
    guard top != nil else { return }
    isEnabled = false
    isEnabled = true
  }

  /// Returns the interaction controller of the pan's dismissal; `nil` if the app supplies an
  /// animator, or the dismissal is a zoom.
  func removeInteractionController(
    of animator: (any SystemAnimator)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isDriverPending else { return nil }
    isDriverPending = false
    if let animator, !animator.isFluid { return dismissal }
    dismissal = nil
    top = nil
    return nil
  }

  func dismissalEnded() {
    guard dismissal != nil else { return }
    dismissal = nil
    top = nil
    isDriverPending = false
  }

  // MARK: Recognizing

  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isFar = super.isPan(panTranslation) else { return nil }
    let pan = PanReader(self, toward: .down, in: nil, from: .touch)
    guard isFar, pan.isOnAxis else { return false }
    // A pan down may belong to the gesture of a zoom.
    return pan.distance < 0 || scrolling != nil || sheet?.leavesPanToZoom != true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= 1, let view {
      scrolling = SheetScrollHandOff(under: touches.first?.view, in: view)
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrolling = nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.scrolledView != nil
  }

  private func handlePan() {
    guard let sheet else { return }
    switch state {
    case .began: begin(sheet)
    case .changed: track(sheet)
    case .ended:
      track(sheet)
      end(sheet, speed: reader?.speed)
    case .cancelled: end(sheet, speed: nil)
    default: break
    }
  }

  // MARK: Dragging

  private func begin(_ sheet: UISheetPresentationController) {
    (decision, lastDistance) = (nil, 0)
    reader = PanReader(self, toward: .down, in: sheet.containerView, from: .slop)
    guard let view = sheet.presentedView else { return }
    // A moving sheet is interrupted at its presentation layer's position (fault F023, UIKit row
    // 331).
    let edge = (view.ownLayer.presentation() ?? view.ownLayer).frame.minY
    endReturn(returnCount)
    sheet.endOpening()
    guard sheet.canBeDismissedByUser, let heights = sheet.heights,
      heights.geometry.kind != .covering
    else { return }
    for part in [view] + sheet.chrome.surroundings { part.ownLayer.removeAllAnimations() }
    let start = edge > heights.lowestTop ? withoutRubberBand(edge, sheet, heights) : edge
    top = start
    let grows = scrolling == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge
    ceiling = grows ? heights.highestTop : sheet.rest?.top ?? heights.highestTop
    if edge != sheet.rest?.top { show(start, sheet, heights) }
  }

  private func track(_ sheet: UISheetPresentationController) {
    guard let top, let heights = sheet.heights, let distance = reader?.distance else { return }
    let moved = distance - lastDistance
    lastDistance = distance
    let translation = scrolling?.sheetTranslation(of: moved, grows: top > ceiling) ?? moved
    guard translation != 0 else { return }
    let wanted = top + translation
    // No rubber-banding above the largest height (UIKit row 293).
    let edge = max(wanted, ceiling)
    self.top = edge
    show(edge, sheet, heights)
    if wanted < edge { scrolling?.scroll(by: wanted - edge) }
  }

  /// Shows the sheet at a requested top edge. Below the smallest height, the sheet is rubber-banded,
  /// or the dismissal begins if it is allowed.
  private func show(
    _ edge: CGFloat, _ sheet: UISheetPresentationController, _ heights: SystemSheetHeights
  ) {
    let travel = edge - heights.lowestTop
    // A zoom's animator cannot take over from a sheet that already moves down.
    if travel > 0, !sheet.isZoomed, mayDismiss(sheet) { startDismissal(sheet) }
    guard top != nil else { return }
    UIView.performWithoutAnimation {
      sheet.layOut(topAt: dismissal == nil && travel > 0 ? rubberBanded(edge, heights) : edge)
    }
    dismissal?.update(heights.lowestHeight > 0 ? min(1, max(0, travel / heights.lowestHeight)) : 0)
  }

  /// Returns the rubber-banded top edge of a sheet that may not be dismissed.
  private func rubberBanded(_ edge: CGFloat, _ heights: SystemSheetHeights) -> CGFloat {
    guard let band = try? RubberBand(dimension: heights.lowestHeight) else {
      return heights.lowestTop
    }
    return heights.lowestTop + band.offset(forTranslation: edge - heights.lowestTop)
  }

  /// Returns the top edge that a drag has requested, for the visible one. They are equal for a sheet
  /// that may be dismissed, which has no rubber band.
  private func withoutRubberBand(
    _ edge: CGFloat, _ sheet: UISheetPresentationController, _ heights: SystemSheetHeights
  ) -> CGFloat {
    guard sheet.isZoomed || !mayDismiss(sheet),
      let band = try? RubberBand(dimension: heights.lowestHeight),
      let pull = band.translation(forOffset: edge - heights.lowestTop)
    else { return edge }
    return heights.lowestTop + pull
  }

  /// Returns the derivative of the band at a translation: c (1 - b/d)² at an offset b (UIKit row
  /// 192).
  private func bandSlope(_ translation: CGFloat, _ heights: SystemSheetHeights) -> CGFloat {
    guard let band = try? RubberBand(dimension: heights.lowestHeight) else { return 0 }
    let ease = 1 - band.offset(forTranslation: translation) / band.dimension
    return band.coefficient * ease * ease
  }

  private func mayDismiss(_ sheet: UISheetPresentationController) -> Bool {
    if let decision { return decision }
    let allowed = sheet.askDelegateToDismiss()
    decision = allowed
    return allowed
  }

  private func startDismissal(_ sheet: UISheetPresentationController) {
    guard dismissal == nil, sheet.canBeDismissedByUser else { return }
    dismissal = SheetDismissal()
    isDriverPending = true
    guard !sheet.startDismissalByUser() else { return }
    dismissal = nil
    isDriverPending = false
    top = nil
  }

  // MARK: Ending

  /// Ends the drag: dismisses the sheet, or animates it to a height.
  ///
  /// - Parameter speed: The velocity of the pan, pt/s, positive downward; `nil` for a canceled pan.
  private func end(_ sheet: UISheetPresentationController, speed: CGFloat?) {
    let isScrolling = scrolling.map { !$0.isHeld } ?? false
    scrolling = nil
    guard let top, let heights = sheet.heights else { return }
    let travel = top - heights.lowestTop
    let isBanded = dismissal == nil && travel > 0
    // The velocity of the sheet, which continues at it (UIKit row 333).
    let down = isScrolling ? 0 : (speed ?? 0) * (isBanded ? bandSlope(travel, heights) : 1)
    // The tolerance is for the rounding of a velocity, which is a quotient.
    let isFast = down >= SystemSheetHeights.dismissingSpeed - 1e-6
    // A flick up keeps the sheet: its projected end decides (UIKit rows 193, 332).
    let projected = travel + min(0, Deceleration.normal.projectedTravel(velocity: down))
    let finishes =
      speed != nil && travel >= 0
      && (isFast || projected > heights.dismissingDistance)
    if speed != nil, travel >= 0, isFast || travel > 0, dismissal == nil,
      finishes || !sheet.isZoomed
    {
      // A swipe of a single move has not begun a dismissal yet.
      if mayDismiss(sheet) { startDismissal(sheet) } else { sheet.notifyDismissAttempt() }
    }
    guard self.top != nil else { return }
    let isRefused = travel > 0 && !sheet.isZoomed && decision == false
    let release = speed.flatMap { _ in
      heights.release(from: sheet.rest?.top, to: top, velocity: -down)
    }
    guard let dismissal else {
      return animateToDetent(
        sheet, heights, down, release, isRefused: isRefused, isCancelled: speed == nil
      ) {}
    }
    if finishes, let release { report(heights.dismissed(release, isFast: isFast), sheet) }
    dismissal.end(finishes: finishes) { [self] done in
      guard !finishes else { return animateOff(sheet, down, done) }
      returnCount += 1
      completeReturn = done
      animateToDetent(
        sheet, heights, down, release, isRefused: false, isCancelled: speed == nil
      ) { [self, returnCount] in
        endReturn(returnCount)
      }
    }
  }

  private func report(_ release: GestureRelease, _ sheet: UISheetPresentationController) {
    release.log(for: sheet.presentedViewController)
  }

  /// Completes the canceled dismissal, unless a touch has interrupted the return meanwhile.
  private func endReturn(_ number: Int) {
    guard number == returnCount, let completeReturn else { return }
    self.completeReturn = nil
    completeReturn()
  }

  private func animateOff(
    _ sheet: UISheetPresentationController, _ speed: CGFloat, _ done: @escaping () -> Void
  ) {
    guard let container = sheet.containerView, let view = sheet.presentedView else { return done() }
    let motion = ReleaseMotion.overshooting(
      speed: speed, over: container.bounds.maxY - view.frame.minY)
    UIView.animate(motion, options: .beginFromCurrentState) {
      view.frame.origin.y = container.bounds.maxY
      sheet.showSurroundings(topAt: nil)
    } completion: { _ in
      done()
    }
  }

  /// Returns the settling motion, which never overshoots the largest height (UIKit row 293).
  private func motion(
    to goal: CGFloat, from edge: CGFloat, _ speed: CGFloat, in heights: SystemSheetHeights
  ) -> Motion {
    let distance = goal - edge
    return goal <= heights.highestTop && distance < 0
      ? ReleaseMotion.stopping(velocity: speed / distance)
      : ReleaseMotion.overshooting(speed: speed, over: distance)
  }

  /// Animates to the height nearest to the projected end (UIKit row 193).
  private func animateToDetent(
    _ sheet: UISheetPresentationController, _ heights: SystemSheetHeights, _ speed: CGFloat,
    _ release: GestureRelease?, isRefused: Bool, isCancelled: Bool,
    then done: @escaping () -> Void
  ) {
    // A programmatic dismissal may control the sheet already.
    let isFree = sheet.presentation?.transition == nil || dismissal != nil
    guard isFree, let now = sheet.heights, let old = sheet.rest, let view = sheet.presentedView
    else {
      top = nil
      return done()
    }
    let edge = top ?? view.frame.minY
    let goal =
      isCancelled
      ? old
      : now.rest(nearestTo: edge + Deceleration.normal.projectedTravel(velocity: speed))
    top = nil
    if let release { report(now.kept(release, goal, from: old, isRefused: isRefused), sheet) }
    if goal.identifier != old.identifier { sheet.select(goal.identifier) }
    let motion = motion(to: goal.top, from: view.frame.minY, speed, in: now)
    UIView.animate(
      motion, options: [.allowUserInteraction, .beginFromCurrentState],
      usesPresentationForHitTesting: true
    ) {
      sheet.layOut(topAt: goal.top)
    } completion: { _ in
      done()
    }
    guard goal.identifier != old.identifier else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}
