import HeadlessUIKit

/// A pan that drives a transition: it begins it, takes it along, and lets it go on or back.
final class Hand: NSObject {
  let driver = UIPercentDrivenInteractiveTransition()
  /// Whether the finger is panning, so that a transition that begins now is driven by it.
  private(set) var isPanning = false
  private let begin: () -> Void
  private let share: (CGPoint) -> CGFloat

  /// - Parameters:
  ///   - view: What the finger pans on.
  ///   - share: The share of the transition that a way of the finger is.
  ///   - begin: Asks for the transition.
  init(on view: UIView, share: @escaping (CGPoint) -> CGFloat, begin: @escaping () -> Void) {
    self.begin = begin
    self.share = share
    super.init()
    // What is left goes in a straight line, so that the tests' numbers are plain.
    driver.completionCurve = .linear
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Hand.follow(_:)))
    view.addGestureRecognizer(pan)
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let share = share(pan.translation(in: pan.view))
    switch pan.state {
    case .began:
      isPanning = true
      begin()
    case .changed:
      driver.update(share)
    case .ended where share >= 0.4:
      isPanning = false
      driver.finish()
    case .ended, .cancelled:
      isPanning = false
      driver.cancel()
    default: break
    }
  }
}
