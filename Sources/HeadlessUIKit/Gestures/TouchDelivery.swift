/// One finger on its way to the view it landed on.
final class TouchDelivery {
  enum Stage {
    /// The view has heard nothing: a recognizer delays it.
    case delayed
    /// The view follows the touch.
    case delivered
    /// The view hears nothing more: a recognizer has the touch, or the view is gone.
    case over
  }

  let touch: UITouch
  private(set) var stage = Stage.delayed {
    didSet { if let alarm { SimulatedDevice.current?.cancel(alarm) } }
  }
  private(set) var hasLifted = false
  /// Whether scroll views have had their time to see whether the finger scrolls.
  private(set) var hasWaited = false
  /// The event at which they have.
  private var alarm: Int?

  init(_ touch: UITouch) { self.touch = touch }

  private var watchers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }
  /// Whether the finger is up and the view knows all it will ever know.
  var isDone: Bool { hasLifted && stage == .over }

  /// Tells the view after a while what scroll views keep from it.
  func wakeLater(on device: SimulatedDevice, _ tell: @escaping () -> Void) {
    guard stage == .delayed else { return }
    alarm = device.schedule(after: ScrollPanGestureRecognizer.contentDelay) { [weak self] in
      guard let self else { return }
      alarm = nil
      hasWaited = true
      tell()
    }
  }

  /// Tells the view what it may know by now.
  func advance(_ event: UIEvent) {
    if stage == .delayed, !watchers.contains(where: { $0.delaysBegin(of: self) }) {
      stage = isAdmitted(event) ? .delivered : .over
      if stage == .delivered { touch.view?.touchesBegan([touch], with: event) }
    }
    if stage == .delivered, hasLifted, !watchers.contains(where: \.delaysEnd) {
      stage = .over
      touch.view?.touchesEnded([touch], with: event)
    }
  }

  /// Whether every scroll view around the view lets it have the touch.
  private func isAdmitted(_ event: UIEvent) -> Bool {
    guard let view = touch.view else { return true }
    return sequence(first: view, next: \.superview).dropFirst().allSatisfy { ancestor in
      (ancestor as? UIScrollView)?.touchesShouldBegin([touch], with: event, in: view) != false
    }
  }

  func lift(_ event: UIEvent) {
    hasLifted = true
    advance(event)
  }

  /// Ends what the view follows; returns whether it has to hear of it.
  func withhold() -> Bool {
    let wasDelivered = stage == .delivered
    stage = .over
    return wasDelivered
  }

  func cancel(_ event: UIEvent) {
    hasLifted = true
    if withhold() { touch.view?.touchesCancelled([touch], with: event) }
  }
}

extension UIGestureRecognizer {
  /// Whether the view hears of a touch only when this one has failed (UIKit row 204).
  fileprivate func delaysBegin(of delivery: TouchDelivery) -> Bool {
    isUndecided
      && (delaysTouchesBegan || !delivery.hasWaited && delaysContent(delivery.touch.view))
  }

  /// Whether the view hears of the lifting only when this one has failed.
  fileprivate var delaysEnd: Bool { delaysTouchesEnded && isUndecided && isWaiting }

  private var isUndecided: Bool { state == .possible }
}
