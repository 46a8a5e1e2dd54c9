import SegueMotion

/// The interactive pop of the system, shared by the edge and the content recognizer.
///
/// A pop does not begin while the navigation stack changes, or if the delegate supplies a custom
/// animator for it (UIKit row 255). A recognizer that waits for another one's failure does not ask
/// the delegate, and pops with the built-in animator (UIKit row 287). The recognizer's initial
/// delegate refuses without a back button (UIKit row 306).
final class SystemPopGesture {
  /// The fraction of the width past which the pan's projected end completes the pop
  /// (UIKit rows 188, 193).
  private static let completionThreshold: CGFloat = 0.5

  @BoxedReference private var stack: UINavigationController?
  /// Measures the pan from the point where it was recognized.
  private var reader: PanReader?
  /// Drives the pop that the last pan began.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The exchange that the pan began, until it requests its interaction controller.
  @BoxedReference private var pop: ContainerTransition?
  /// Whether the pop that the pan began has not requested its interaction controller yet.
  ///
  /// An offscreen pop takes effect immediately and requests none; the next exchange is unrelated.
  var isPopPending: Bool { pop != nil && pop === stack?.area.exchange }

  init(_ stack: UINavigationController) { self.stack = stack }

  /// Makes a recognizer drive pops.
  func track(_ pan: UIPanGestureRecognizer) {
    pan.addTarget(self, action: Selector(SystemPopGesture.handlePan(_:)))
  }

  /// Whether the navigation stack has a controller below the top.
  var canPop: Bool { (stack?.stack.count ?? 0) > 1 }

  /// Returns whether a recognizer may begin a pop.
  func mayPop(by pan: UIPanGestureRecognizer) -> Bool {
    guard let stack, stack.area.exchange == nil, let from = stack.stack.last,
      // A zoom transition has its own gesture.
      from.zoomOptions == nil
    else { return false }
    // At the root only the delegate prevents a pop, as in UIKit (row 306).
    guard let to = stack.stack.dropLast().last else { return true }
    return !pan.awaited.isEmpty || stack.customAnimator(for: .pop, from: from, to: to) == nil
  }

  /// Whether the navigation bar is visible and has a back button.
  var hasBackButton: Bool {
    guard let stack, stack.stack.count > 1, let item = stack.stack.last?.navigationItem
    else { return false }
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    return !stack.isBarHidden && !item.hidesBackButton
      && (!hasLeftItems || item.leftItemsSupplementBackButton)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: driver?.update(fraction(of: reader?.distance, pan))
    case .ended: end(pan)
    case .cancelled: driver?.end(finishes: false, speed: 0)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    driver = nil
    reader = PanReader(pan, toward: .inward(in: pan.view), in: pan.view, from: .recognition)
    guard let stack, stack.stack.count > 1 else {
      // With the initial delegate, the stack had a second controller when the pan was recognized.
      if let edgePop = stack?.edgePop, pan === edgePop, !edgePop.hasInitialDelegate { breakStack() }
      return
    }
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    pop = stack.popViewController(animated: true) == nil ? nil : stack.area.exchange
  }

  /// Reports a pop of the root, which begins and never ends (UIKit row 306).
  private func breakStack() {
    guard let stack, let device = SimulatedDevice.current else { return }
    stack.isBroken = true
    device.diagnose(
      .invalidCall,
      "the edge pop of \(device.name(of: stack)) began on its root, which leaves the stack in a "
        + "broken transition; return false from gestureRecognizerShouldBegin(_:) while "
        + "viewControllers has one element")
  }

  /// Returns the interaction controller of the pop that the pan began; otherwise `nil`.
  func removeInteractionController() -> UIPercentDrivenInteractiveTransition? {
    defer { pop = nil }
    return isPopPending ? driver : nil
  }

  private func end(_ pan: UIPanGestureRecognizer) {
    let finishes = fraction(of: reader?.projectedDistance, pan) > Self.completionThreshold
    report(pan, finishes)
    driver?.end(finishes: finishes, speed: fraction(of: reader?.speed, pan))
  }

  private func report(_ pan: UIPanGestureRecognizer, _ finishes: Bool) {
    guard let reader, let from = stack?.area.exchange?.from else { return }
    let limit = Self.completionThreshold * (pan.view?.bounds.width ?? 0)
    let decision = GestureRelease.decision(finishes, byProjectionPast: limit)
    reader.release(limit: limit, decision).log(for: from)
  }

  /// Returns an inward distance as a fraction of the width.
  private func fraction(of distance: CGFloat?, _ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let distance, let width = pan.view?.bounds.width, width > 0 else { return 0 }
    return distance / width
  }
}
