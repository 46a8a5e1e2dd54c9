import SegueMotion

/// What a finger does that pops as the system has it, wherever on the page it comes from.
///
/// Whether it may is a rule of the stack, not of a delegate that an app may replace (faults F073,
/// F074): there is something below, nothing moves, and the stack's delegate has no animator of its
/// own for the pop (UIKit row 255), unless the recogniser waits for another one's failure: then the
/// delegate is not asked (UIKit row 287).
final class PopFinger {
  /// How much of the way the finger's speed adds to where it is when it lifts: its projected end
  /// decides (UIKit rows 188, 193).
  private static let decidingShare: CGFloat = 0.5

  private weak var stack: UINavigationController?
  /// Drives the pop while the finger is down.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the pop that the finger began has not asked yet who drives it.
  private(set) var isPopWaiting = false

  init(_ stack: UINavigationController) { self.stack = stack }

  /// Lets a recogniser drive pops.
  func follow(_ pan: UIPanGestureRecognizer) {
    pan.addTarget(self, action: Selector(PopFinger.act(_:)))
  }

  /// Whether a pop may begin by a recogniser.
  func mayPop(by pan: UIPanGestureRecognizer) -> Bool {
    guard let stack, stack.area.exchange == nil, stack.stack.count > 1,
      let from = stack.topViewController, let to = stack.stack.dropLast().last,
      // A zoom has a finger of its own.
      from.zoomOptions == nil
    else { return false }
    return !pan.awaited.isEmpty || stack.customAnimator(for: .pop, from: from, to: to) == nil
  }

  private func act(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: driver?.update(share(pan))
    case .ended: end(pan)
    case .cancelled: driver?.letGo(finishes: false, speed: 0)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    // What was gone before it was a pan does not count (fault F065).
    pan.setTranslation(.zero, in: pan.view)
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    isPopWaiting = stack?.popViewController(animated: true) != nil
  }

  /// Who drives the pop that the finger began; nobody drives any other.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { isPopWaiting = false }
    return isPopWaiting ? driver : nil
  }

  private func end(_ pan: UIPanGestureRecognizer) {
    driver?.letGo(
      finishes: projectedShare(pan) > Self.decidingShare,
      speed: share(of: pan.velocity(in: pan.view).x, pan))
  }

  private func share(_ pan: UIPanGestureRecognizer) -> CGFloat {
    share(of: pan.translation(in: pan.view).x, pan)
  }

  private func projectedShare(_ pan: UIPanGestureRecognizer) -> CGFloat {
    let ahead = Deceleration.fast.projectedTravel(velocity: pan.velocity(in: pan.view).x)
    return share(pan) + share(of: ahead, pan)
  }

  /// A way across, inwards, as a share of the width.
  private func share(of way: CGFloat, _ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let width = pan.view?.bounds.width, width > 0 else { return 0 }
    return pan.inwards(way) / width
  }
}

extension UIPanGestureRecognizer {
  /// Whether its view is read from right to left.
  var isReadFromRight: Bool { view?.traitCollection.layoutDirection == .rightToLeft }

  /// A way across, counted from where reading begins.
  func inwards(_ way: CGFloat) -> CGFloat { isReadFromRight ? -way : way }
}
