import SegueMotion

/// The finger on a sheet: moves it between its heights, pulls it off the screen, and shares a list
/// inside with that (UIKit rows 193, 208, 223-229, 293).
final class SystemSheetPanGesture: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// A finger as fast as this dismisses, pt/s (UIKit row 293).
  private static let dismissingSpeed: CGFloat = 1000
  /// The part of its height by which a sheet is pulled down to go (UIKit row 293).
  private static let dismissingShare: CGFloat = 0.5

  private weak var sheet: UISheetPresentationController?
  private var list: SheetList? { didSet { oldValue?.release() } }
  /// Where the finger has the upper edge; nil while it holds nothing.
  private var top: CGFloat?
  private var ceiling: CGFloat = 0
  private var lastWay: CGFloat = 0
  /// What the pan has moved, from where it became one.
  private var reader: PanReader?
  /// What the delegate said to this finger; nil while it was not asked.
  private var answer: Bool?
  private var dismissal: SheetDismissal?
  /// Whether the dismissal that it began has not asked yet who drives it.
  private var isUnasked = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = self
    addTarget(self, action: Selector(SystemSheetPanGesture.act))
  }

  /// Whether it moves the sheet.
  var isHolding: Bool { top != nil }
  /// Whether the dismissal under way is its own.
  var isDismissing: Bool { dismissal != nil }

  /// Lets go of what it holds, which goes back; the finger may still be down.
  func forget() {
    guard top != nil else { return }
    isEnabled = false
    isEnabled = true
  }

  /// Who drives the dismissal that it began; where that has an animator of its own, nobody does.
  func takeDriver(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isUnasked else { return nil }
    isUnasked = false
    if animator is SystemTransitionAnimator { return dismissal }
    dismissal = nil
    top = nil
    return nil
  }

  func dismissalEnded() {
    guard dismissal != nil else { return }
    dismissal = nil
    top = nil
    isUnasked = false
  }

  // MARK: Recognizing

  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isFar = super.isPan(travel) else { return nil }
    let pan = PanReader(self, toward: .down, in: nil, from: .touch)
    guard isFar, pan.isOnAxis else { return false }
    return pan.distance < 0 || list != nil || sheet?.leavesPullToZoom != true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= 1, let view {
      list = SheetList(under: touches.first?.view, in: view)
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    list = nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === list.panGestureRecognizer
  }

  private func act() {
    guard let sheet else { return }
    switch state {
    case .began: begin(sheet)
    case .changed: follow(sheet)
    case .ended:
      follow(sheet)
      end(sheet, speed: reader?.speed)
    case .cancelled: end(sheet, speed: nil)
    default: break
    }
  }

  // MARK: Holding

  private func begin(_ sheet: UISheetPresentationController) {
    (answer, lastWay) = (nil, 0)
    reader = PanReader(self, toward: .down, in: sheet.containerView, from: .slop)
    guard sheet.canBeDismissedByPerson, let heights = sheet.heights, let view = sheet.presentedView,
      heights.geometry.kind != .covering
    else { return }
    // What settles from a finger before is taken where it is to be seen (fault F023).
    let place = (view.layer.presentation() ?? view.layer).frame.minY
    for part in [view] + sheet.chrome.surroundings { part.layer.removeAllAnimations() }
    top = place
    let grows = list == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge
    ceiling = grows ? heights.highestTop : sheet.rest?.top ?? heights.highestTop
    if place != sheet.rest?.top { show(place, sheet, heights) }
  }

  private func follow(_ sheet: UISheetPresentationController) {
    guard let top, let heights = sheet.heights, let way = reader?.distance else { return }
    let moved = way - lastWay
    lastWay = way
    let share = list?.share(of: moved, grows: top > ceiling) ?? moved
    guard share != 0 else { return }
    let wanted = top + share
    // At the largest height there is no give (UIKit row 293).
    let place = max(wanted, ceiling)
    self.top = place
    show(place, sheet, heights)
    if wanted < place { list?.goOn(by: wanted - place) }
  }

  private func show(
    _ place: CGFloat, _ sheet: UISheetPresentationController, _ heights: SystemSheetHeights
  ) {
    let pulled = place - heights.lowestTop
    // A zoom has its own animator, which cannot take over from a sheet that already moves down.
    if pulled > 0, !sheet.isZoomed, mayDismiss(sheet) { startDismissal(sheet) }
    guard top != nil else { return }
    UIView.performWithoutAnimation {
      sheet.place(topAt: dismissal == nil && pulled > 0 ? held(place, heights) : place)
    }
    dismissal?.update(heights.lowestHeight > 0 ? min(1, max(0, pulled / heights.lowestHeight)) : 0)
  }

  /// What may not be dismissed gives way like a band.
  private func held(_ place: CGFloat, _ heights: SystemSheetHeights) -> CGFloat {
    guard let band = try? RubberBand(dimension: heights.lowestHeight) else {
      return heights.lowestTop
    }
    return heights.lowestTop + band.offset(forPull: place - heights.lowestTop)
  }

  private func mayDismiss(_ sheet: UISheetPresentationController) -> Bool {
    if let answer { return answer }
    let said = sheet.asksWhetherToDismiss()
    answer = said
    return said
  }

  private func startDismissal(_ sheet: UISheetPresentationController) {
    guard dismissal == nil, sheet.canBeDismissedByPerson else { return }
    dismissal = SheetDismissal()
    isUnasked = true
    guard !sheet.startDismissalByPerson() else { return }
    dismissal = nil
    isUnasked = false
    top = nil
  }

  // MARK: Letting go

  private func end(_ sheet: UISheetPresentationController, speed: CGFloat?) {
    let isLists = list.map { !$0.isHeld } ?? false
    list = nil
    guard let top, let heights = sheet.heights else { return }
    let down = isLists ? 0 : speed ?? 0
    let pulled = top - heights.lowestTop
    let isFast = down >= Self.dismissingSpeed
    let finishes =
      speed != nil && pulled >= 0
      && (isFast || pulled > Self.dismissingShare * heights.lowestHeight)
    if speed != nil, pulled >= 0, isFast || pulled > 0, dismissal == nil,
      finishes || !sheet.isZoomed
    {
      // A flick of one move has not pulled yet.
      if mayDismiss(sheet) { startDismissal(sheet) } else { sheet.tellAttempt() }
    }
    guard self.top != nil else { return }
    guard let dismissal else { return settle(sheet, heights, down, isCancelled: speed == nil) {} }
    dismissal.end(finishes: finishes) { [self] done in
      finishes
        ? slideOff(sheet, down, done)
        : settle(sheet, heights, down, isCancelled: speed == nil, then: done)
    }
  }

  private func slideOff(
    _ sheet: UISheetPresentationController, _ speed: CGFloat, _ done: @escaping () -> Void
  ) {
    guard let container = sheet.containerView, let view = sheet.presentedView else { return done() }
    let motion = ReleaseMotion.swinging(speed: speed, over: container.bounds.maxY - view.frame.minY)
    UIView.animate(motion) {
      view.frame.origin.y = container.bounds.maxY
      sheet.showSurroundings(topAt: nil)
    } completion: { _ in
      done()
    }
  }

  /// A sheet does not rise beyond its largest height, however fast it is flicked (UIKit row 293).
  private func motion(
    to goal: CGFloat, from place: CGFloat, _ speed: CGFloat, in heights: SystemSheetHeights
  ) -> Motion {
    let distance = goal - place
    return goal <= heights.highestTop && distance < 0
      ? ReleaseMotion.stopping(velocity: speed / distance)
      : ReleaseMotion.swinging(speed: speed, over: distance)
  }

  /// Goes to the height that its projected end is nearest to (UIKit row 193).
  private func settle(
    _ sheet: UISheetPresentationController, _ heights: SystemSheetHeights, _ speed: CGFloat,
    isCancelled: Bool, then done: @escaping () -> Void
  ) {
    // A dismissal by code has the sheet already.
    let isFree = sheet.presentation?.transition == nil || dismissal != nil
    guard isFree, let now = sheet.heights, let old = sheet.rest, let view = sheet.presentedView
    else {
      top = nil
      return done()
    }
    let place = top ?? view.frame.minY
    let goal =
      isCancelled
      ? old
      : now.rest(nearestTo: place + Deceleration.normal.projectedTravel(velocity: speed))
    top = nil
    if goal.identifier != old.identifier { sheet.select(goal.identifier) }
    let motion = motion(to: goal.top, from: view.frame.minY, speed, in: now)
    UIView.animate(motion, options: [.allowUserInteraction], isTouchedAsShown: true) {
      sheet.place(topAt: goal.top)
    } completion: { _ in
      done()
    }
    guard goal.identifier != old.identifier else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}
