import SegueMotion

/// The pan that zooms a view controller back: down from anywhere, or inward from the leading edge,
/// even while it is appearing (UIKit row 97).
final class SystemZoomPanGesture: UIPanGestureRecognizer {
  /// The projected distance past which a release completes the transition, as a fraction of the
  /// container's size on the pan's axis; chosen.
  private static let completionFraction: CGFloat = 0.4

  @BoxedReference private var zoomed: UIViewController?
  /// The pan's distance and velocity since its recognition, in the window, as the view itself
  /// moves.
  private var reader: PanReader?
  private var driver: ZoomDriver?
  private var animator: ZoomAnimator?
  /// Whether the transition that the pan began has not requested its interaction controller yet.
  private var isDriverPending = false
  /// Whether the pan began at the leading edge.
  private var isHorizontal = false
  /// The appearance of a zoom when another interrupted it, and the time.
  private var interrupted: (appearance: ZoomAppearance, time: Double)?

  init(_ zoomed: UIViewController) {
    self.zoomed = zoomed
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Selector(SystemZoomPanGesture.handlePan))
  }

  func install(_ view: UIView) {
    if self.view !== view { view.addGestureRecognizer(self) }
  }

  // MARK: From one zoom to the next

  /// Keeps the appearance of an interrupted zoom for the one that continues it at the same time.
  func keep(_ appearance: ZoomAppearance) {
    if let now = SimulatedDevice.current?.now { interrupted = (appearance, now) }
  }

  func removeInterrupted() -> ZoomAppearance? {
    defer { interrupted = nil }
    return interrupted?.time == SimulatedDevice.current?.now ? interrupted?.appearance : nil
  }

  /// Returns the interaction controller of the transition that the pan began; `nil` for any other.
  func removeInteractionController(of animator: ZoomAnimator) -> ZoomDriver? {
    guard isDriverPending, let driver else { return nil }
    isDriverPending = false
    self.animator = animator
    return driver
  }

  /// Called at the end of a transition, perhaps during the pan.
  func didEnd(animator: ZoomAnimator) {
    guard self.animator === animator else { return }
    driver = nil
    self.animator = nil
  }

  // MARK: Recognizing

  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isPan = super.isPan(panTranslation) else { return nil }
    guard isPan, let zoomed, let options = zoomed.zoomOptions, zoomed.canZoomBack else {
      return false
    }
    let point = location(in: view)
    let across = PanReader(self, toward: .inward(in: view), in: nil, from: .touch)
    let depth = across.direction.depth(of: point, in: view?.bounds.size ?? .zero)
    // The difference is where the touch began.
    isHorizontal =
      across.leads && depth - across.distance <= UIScreenEdgePanGestureRecognizer.edgeWidth
    if !isHorizontal,
      zoomed.activePresentation?.controller.leavesPanToZoom == false
    {
      return false
    }
    let down = PanReader(self, toward: .down, in: view, from: .touch)
    let willBegin = isHorizontal || down.leads
    let speed = down.velocity
    return options.interactiveDismissShouldBegin?(
      .init(point, CGVector(dx: speed.x, dy: speed.y), willBegin: willBegin)) ?? willBegin
  }

  private func handlePan() {
    switch state {
    case .began: begin()
    case .changed: if let reader { driver?.drag(to: reader.translation) }
    case .ended: release()
    case .cancelled: end(finishes: false, speed: .zero)
    default: break
    }
  }

  private func begin() {
    guard let zoomed else { return }
    reader = PanReader(
      self, toward: isHorizontal ? .inward(in: view) : .down, in: view?.window, from: .recognition)
    driver = ZoomDriver { [weak self] in self?.animator }
    // Set first, because the transition may request its interaction controller within the call.
    isDriverPending = true
    isDriverPending = zoomed.zoomBack() && isDriverPending
    if !isDriverPending, animator == nil { driver = nil }
  }

  private func release() {
    guard let reader, let size = view?.window?.bounds.size, driver != nil else {
      return end(finishes: false, speed: reader?.velocity ?? .zero)
    }
    let limit = Self.completionFraction * reader.direction.length(of: size)
    let finishes = reader.projectedDistance > limit
    let decision = GestureRelease.decision(finishes, byProjectionPast: limit)
    if let zoomed { reader.release(limit: limit, decision).log(for: zoomed) }
    end(finishes: finishes, speed: reader.velocity)
  }

  private func end(finishes: Bool, speed: CGPoint) {
    driver?.end(finishes: finishes, speed: speed)
    driver = nil
    animator = nil
  }
}

extension UIViewController {
  /// Whether the controller can be popped or dismissed.
  fileprivate final var canZoomBack: Bool {
    if let stack = navigationController, stack.stack.last === self {
      return stack.stack.count > 1
    }
    return appearingZoom != nil || activePresentation?.controller.canBeDismissedByUser ?? false
  }

  /// The running transition in which the controller is presented by a zoom.
  private final var appearingZoom:
    (transition: PresentationTransition, animator: any SystemAnimator)?
  {
    guard let presentation = activePresentation, presentation.phase == .presenting,
      presentation.presented.ownPresentation == nil, let transition = presentation.transition,
      let animator = transition.systemAnimator, animator.isFluid
    else { return nil }
    return (transition, animator)
  }

  /// Pops or dismisses for the user; returns `false` if that is prevented (UIKit rows 223-225).
  fileprivate final func zoomBack() -> Bool {
    if let stack = navigationController, stack.stack.last === self {
      return stack.popViewController(animated: true) != nil
    }
    guard let controller = activePresentation?.controller, canZoomBack else { return false }
    guard controller.askDelegateToDismiss() else {
      controller.notifyDismissAttempt()
      return false
    }
    // An interrupted presentation first becomes presented, as an interrupted push (UIKit row 97).
    if let (transition, animator) = appearingZoom {
      animator.interrupt()
      transition.endAtItsEnd()
    }
    return controller.canBeDismissedByUser && controller.startDismissalByUser()
  }
}
