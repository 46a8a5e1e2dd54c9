import SegueMotion

/// The finger that pops from the edge where reading begins, as the system has it (UIKit row 207).
///
/// Whether it may is a rule of the stack, not of a delegate that an app may replace (faults F073,
/// F074): there is something below, nothing moves, and the stack's delegate has no animator of its
/// own for the pop (UIKit row 255), unless the recogniser waits for another one's failure: then the
/// delegate is not asked (UIKit row 287).
final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  /// How much of the way the finger's speed adds to where it is when it lifts: its projected end
  /// decides (UIKit rows 188, 193).
  private static let decidingShare: CGFloat = 0.5

  private weak var stack: UINavigationController?
  /// Drives the pop while the finger is down.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the pop that the finger began has not asked yet who drives it.
  private(set) var isPopWaiting = false

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(EdgePopRecognizer.act))
  }

  private var isMirrored: Bool { view?.traitCollection.layoutDirection == .rightToLeft }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isPan = super.isPan(travel) else { return nil }
    return isPan && mayPop
  }

  private var mayPop: Bool {
    guard let stack, stack.area.exchange == nil, stack.stack.count > 1,
      let from = stack.topViewController, let to = stack.stack.dropLast().last,
      // A zoom has a finger of its own.
      from.zoomOptions == nil
    else { return false }
    return !awaited.isEmpty || stack.customAnimator(for: .pop, from: from, to: to) == nil
  }

  private func act() {
    switch state {
    case .began: begin()
    case .changed: driver?.update(share)
    case .ended: end(finishes: projectedShare > Self.decidingShare)
    case .cancelled: end(finishes: false)
    default: break
    }
  }

  private func begin() {
    // What was gone before it was a pan does not count (fault F065).
    setTranslation(.zero, in: view)
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    isPopWaiting = stack?.popViewController(animated: true) != nil
  }

  /// Who drives the pop that the finger began; nobody drives any other.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { isPopWaiting = false }
    return isPopWaiting ? driver : nil
  }

  private func end(finishes: Bool) { finishes ? driver?.finish() : driver?.cancel() }

  private var share: CGFloat { along(translation(in: view)) }

  private var projectedShare: CGFloat {
    let velocity = velocity(in: view)
    let ahead = Deceleration.fast.projectedTravel(velocity: velocity.x)
    return share + along(CGPoint(x: ahead, y: 0))
  }

  /// A way inwards as a share of the width.
  private func along(_ way: CGPoint) -> CGFloat {
    guard let width = view?.bounds.width, width > 0 else { return 0 }
    return (isMirrored ? -way.x : way.x) / width
  }
}
