import HeadlessUIKit

/// A pan that drives a transition: it begins, updates, and finishes or cancels it.
final class PanInteraction: NSObject {
  let driver = UIPercentDrivenInteractiveTransition()
  /// Whether the pan is active, so that a transition that begins now is interactive.
  private(set) var isPanning = false
  private let begin: () -> Void
  private let fraction: (CGPoint) -> CGFloat

  /// - Parameters:
  ///   - view: The view that receives the pan.
  ///   - fraction: Returns the fraction of the transition for a translation of the pan.
  ///   - begin: Starts the transition.
  init(on view: UIView, fraction: @escaping (CGPoint) -> CGFloat, begin: @escaping () -> Void) {
    self.begin = begin
    self.fraction = fraction
    super.init()
    // The remainder is linear, so that the tests' expected values are simple.
    driver.completionCurve = .linear
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PanInteraction.track(_:)))
    view.addGestureRecognizer(pan)
  }

  func track(_ pan: UIPanGestureRecognizer) {
    let fraction = fraction(pan.translation(in: pan.view))
    switch pan.state {
    case .began:
      isPanning = true
      begin()
    case .changed:
      driver.update(fraction)
    case .ended where fraction >= 0.4:
      isPanning = false
      driver.finish()
    case .ended, .cancelled:
      isPanning = false
      driver.cancel()
    default: break
    }
  }
}
