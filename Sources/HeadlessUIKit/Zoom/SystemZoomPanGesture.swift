/// The finger that takes a zoomed controller back: down from anywhere, or in from the edge where
/// reading begins, in the middle of its coming too (UIKit row 97).
final class SystemZoomPanGesture: UIPanGestureRecognizer {
  /// How near to the edge a finger across lands, pt; as that of a stack's own finger.
  private static let edge: CGFloat = 20
  /// The projected end of the finger that takes it back, as a share of the container's size on the
  /// finger's axis; chosen.
  private static let decidingShare: CGFloat = 0.4

  private weak var zoomed: UIViewController?
  /// What the pan has moved, from where it was recognized: in the window, as the view moves with it.
  private var reader: PanReader?
  private var driver: ZoomDriver?
  private var animator: ZoomAnimator?
  private var isUnasked = false
  private var goesAcross = false
  /// How a zoom stood when another took over, and at what time.
  private var interrupted: (look: ZoomLook, time: Double)?

  init(_ zoomed: UIViewController) {
    self.zoomed = zoomed
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Selector(SystemZoomPanGesture.act))
  }

  func join(_ view: UIView) {
    if self.view !== view { view.addGestureRecognizer(self) }
  }

  // MARK: From one zoom to the next

  func keep(_ look: ZoomLook) {
    if let now = SimulatedDevice.current?.now { interrupted = (look, now) }
  }

  func takeInterrupted() -> ZoomLook? {
    defer { interrupted = nil }
    return interrupted?.time == SimulatedDevice.current?.now ? interrupted?.look : nil
  }

  /// Who drives the way back that the finger began; nobody drives any other.
  func takeDriver(of animator: ZoomAnimator) -> ZoomDriver? {
    guard isUnasked, let driver else { return nil }
    isUnasked = false
    self.animator = animator
    return driver
  }

  /// A transition is over, perhaps by a call while the finger still moved it.
  func didEnd(animator: ZoomAnimator) {
    guard self.animator === animator else { return }
    driver = nil
    self.animator = nil
  }

  // MARK: Recognizing

  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isPan = super.isPan(travel) else { return nil }
    guard isPan, let zoomed, let options = zoomed.zoomOptions, zoomed.canZoomBack else {
      return false
    }
    let place = location(in: view)
    let across = PanReader(self, toward: .inward(in: view), in: nil, from: .touch)
    let depth = across.direction.depth(of: place, in: view?.bounds.size ?? .zero)
    goesAcross = across.leads && depth - across.distance <= Self.edge
    if !goesAcross,
      let sheet = zoomed.activePresentation?.controller as? UISheetPresentationController,
      !sheet.leavesPullToZoom
    {
      return false
    }
    let down = PanReader(self, toward: .down, in: view, from: .touch)
    let willBegin = goesAcross || down.leads
    let speed = down.velocity
    return options.interactiveDismissShouldBegin?(
      .init(place, CGVector(dx: speed.x, dy: speed.y), willBegin: willBegin)) ?? willBegin
  }

  private func act() {
    switch state {
    case .began: begin()
    case .changed: if let reader { driver?.drag(to: reader.translation) }
    case .ended:
      end(finishes: projectedShare > Self.decidingShare, speed: reader?.velocity ?? .zero)
    case .cancelled: end(finishes: false, speed: .zero)
    default: break
    }
  }

  private func begin() {
    guard let zoomed else { return }
    reader = PanReader(
      self, toward: goesAcross ? .inward(in: view) : .down, in: view?.window, from: .recognition)
    driver = ZoomDriver { [weak self] in self?.animator }
    isUnasked = true
    isUnasked = zoomed.zoomBack() && isUnasked
    if !isUnasked, animator == nil { driver = nil }
  }

  private func end(finishes: Bool, speed: CGPoint) {
    driver?.end(finishes: finishes, speed: speed)
    driver = nil
    animator = nil
  }

  private var projectedShare: CGFloat {
    guard let reader, let size = view?.window?.bounds.size else { return 0 }
    let length = reader.direction.length(of: size)
    return length > 0 ? reader.projectedDistance / length : 0
  }
}

extension UIViewController {
  /// Whether there is something below to which a zoom leads back.
  fileprivate final var canZoomBack: Bool {
    if let stack = navigationController, stack.topViewController === self {
      return stack.viewControllers.count > 1
    }
    return activePresentation?.controller.canBeDismissedByPerson ?? false
  }

  /// Goes back because a person wants it; false where it cannot, or may not (UIKit rows 223-225).
  fileprivate final func zoomBack() -> Bool {
    if let stack = navigationController, stack.topViewController === self {
      return stack.popViewController(animated: true) != nil
    }
    guard let controller = activePresentation?.controller, controller.canBeDismissedByPerson
    else { return false }
    guard controller.asksWhetherToDismiss() else {
      controller.tellAttempt()
      return false
    }
    return controller.startDismissalByPerson()
  }
}
