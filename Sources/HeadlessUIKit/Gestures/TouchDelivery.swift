/// The delivery of one touch to its view.
final class TouchDelivery {
  enum Stage {
    /// The view has received nothing: a recognizer delays the touch.
    case delayed
    /// The view receives the touch.
    case delivered
    /// The view receives nothing more: a recognizer has the touch, or the view was removed.
    case over
  }

  let touch: UITouch
  /// The touch as a set, made once for all its events.
  let touches: Set<UITouch>
  /// The event of the touch's movements.
  private var movement: UIEvent?
  private(set) var stage = Stage.delayed {
    didSet { if let delayEvent { SimulatedDevice.current?.cancel(delayEvent) } }
  }
  private(set) var hasEnded = false
  /// Whether the delay of scroll views for content touches has passed.
  private(set) var hasWaited = false
  /// The event at which the delay passes.
  private var delayEvent: Int?

  init(_ touch: UITouch) {
    self.touch = touch
    touches = [touch]
  }

  nonisolated deinit {}

  /// Returns the event of a movement of the touch alone: the last one again, unless the app retains it.
  func event(at time: Double) -> UIEvent {
    if isKnownUniquelyReferenced(&movement), let movement {
      movement.ownTimestamp = time
      return movement
    }
    let event = UIEvent(touches: touches, time: time)
    movement = event
    return event
  }

  private var watchers: [UIGestureRecognizer] { touch.watchers ?? [] }
  /// Whether the touch has ended and the view has received all of its events.
  var isDone: Bool { hasEnded && stage == .over }

  /// Schedules the end of the scroll views' delay.
  func scheduleDelayEnd(on device: SimulatedDevice, _ deliver: @escaping () -> Void) {
    guard stage == .delayed else { return }
    delayEvent = device.schedule(after: ScrollPanGestureRecognizer.contentDelay) { [weak self] in
      guard let self else { return }
      delayEvent = nil
      hasWaited = true
      deliver()
    }
  }

  /// Delivers to the view the events that are no longer delayed.
  func advance(_ event: UIEvent) {
    if stage == .delayed, !watchers.contains(where: { $0.delaysBegin(of: self) }) {
      stage = isAdmitted(event) ? .delivered : .over
      if stage == .delivered { touch.hitView?.touchesBegan([touch], with: event) }
    }
    if stage == .delivered, hasEnded, !watchers.contains(where: \.delaysEnd) {
      stage = .over
      touch.hitView?.touchesEnded([touch], with: event)
    }
  }

  /// Whether every enclosing scroll view lets the view have the touch.
  private func isAdmitted(_ event: UIEvent) -> Bool {
    guard let view = touch.hitView else { return true }
    return sequence(first: view, next: \.parent).dropFirst().allSatisfy {
      $0.admits(touch, in: view, with: event)
    }
  }

  func end(_ event: UIEvent) {
    hasEnded = true
    advance(event)
  }

  /// Ends the delivery; returns whether the view must be notified.
  func withhold() -> Bool {
    let wasDelivered = stage == .delivered
    stage = .over
    return wasDelivered
  }

  func cancel(_ event: UIEvent) {
    hasEnded = true
    if withhold() { touch.hitView?.touchesCancelled([touch], with: event) }
  }
}

extension UIGestureRecognizer {
  /// Whether the view receives a touch only after this recognizer has failed (UIKit row 204).
  fileprivate func delaysBegin(of delivery: TouchDelivery) -> Bool {
    isUndecided
      && (delaysTouchesBegan || !delivery.hasWaited && delaysContent(delivery.touch.hitView))
  }

  /// Whether the view receives the end of a touch only after this recognizer has failed.
  fileprivate var delaysEnd: Bool { delaysTouchesEnded && isUndecided && isWaiting }

  private var isUndecided: Bool { state == .possible }
}
