/// What a finger does that pops as the system has it, wherever on the page it comes from.
///
/// The stack refuses while it changes, and where its delegate has a custom animator for the pop (UIKit
/// row 255), unless the recognizer waits for another one's failure: then the delegate is not asked
/// (UIKit row 287). The rest is refused by the recognizer's first delegate (UIKit row 306).
final class SystemPopGesture {
  /// How much of the way the finger's speed adds to where it is when it lifts: its projected end
  /// decides (UIKit rows 188, 193).
  private static let decidingShare: CGFloat = 0.5

  private weak var stack: UINavigationController?
  /// What the pan has moved, from where it was recognized.
  private var reader: PanReader?
  /// Drives the pop while the finger is down.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The exchange that the finger began, until it has asked who drives it.
  private weak var pop: ContentExchange?
  /// Whether the pop that the finger began has not asked yet who drives it.
  ///
  /// A pop that nobody sees takes place at once and never asks; the next exchange is not the finger's.
  var isPopWaiting: Bool { pop != nil && pop === stack?.area.exchange }

  init(_ stack: UINavigationController) { self.stack = stack }

  /// Lets a recognizer drive pops.
  func follow(_ pan: UIPanGestureRecognizer) {
    pan.addTarget(self, action: Selector(SystemPopGesture.act(_:)))
  }

  /// Whether there is something below.
  var canPop: Bool { (stack?.stack.count ?? 0) > 1 }

  /// Whether a pop may begin by a recognizer.
  func mayPop(by pan: UIPanGestureRecognizer) -> Bool {
    guard let stack, stack.area.exchange == nil, let from = stack.topViewController,
      // A zoom has a finger of its own.
      from.zoomOptions == nil
    else { return false }
    guard let to = stack.stack.dropLast().last else { return true }
    return !pan.awaited.isEmpty || stack.customAnimator(for: .pop, from: from, to: to) == nil
  }

  /// Whether the navigation bar is visible and has a back button.
  var hasBackButton: Bool {
    guard let stack, stack.stack.count > 1, let item = stack.topViewController?.navigationItem
    else { return false }
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    return !stack.isBarHidden && !item.hidesBackButton
      && (!hasLeftItems || item.leftItemsSupplementBackButton)
  }

  private func act(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: driver?.update(share(of: reader?.distance, pan))
    case .ended: end(pan)
    case .cancelled: driver?.end(finishes: false, speed: 0)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    reader = PanReader(pan, toward: .inward(in: pan.view), in: pan.view, from: .recognition)
    guard let stack, stack.stack.count > 1 else {
      // Without an app's delegate a pop of the root is refused: what was below is gone since then.
      if pan is EdgePopRecognizer, !(pan.delegate is PopDelegate) { breakStack() }
      return
    }
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    pop = stack.popViewController(animated: true) == nil ? nil : stack.area.exchange
  }

  /// A pop of the root begins and never ends (UIKit row 306).
  private func breakStack() {
    guard let stack, let device = SimulatedDevice.current else { return }
    stack.isBroken = true
    device.diagnose(
      .misuse,
      "the edge pop of \(device.name(of: stack)) began on its root, which leaves the stack in a "
        + "broken transition; return false from gestureRecognizerShouldBegin(_:) while "
        + "viewControllers has one element")
  }

  /// Who drives the pop that the finger began; nobody drives any other.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { pop = nil }
    return isPopWaiting ? driver : nil
  }

  private func end(_ pan: UIPanGestureRecognizer) {
    driver?.end(
      finishes: share(of: reader?.projectedDistance, pan) > Self.decidingShare,
      speed: share(of: reader?.speed, pan))
  }

  /// A distance inward as a fraction of the width.
  private func share(of distance: CGFloat?, _ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let distance, let width = pan.view?.bounds.width, width > 0 else { return 0 }
    return distance / width
  }
}
