/// Takes fingers to views and recognisers.
final class TouchDispatcher {
  private var touches: [UITouch] = []
  /// Touches that a recogniser took from their view.
  private var withheld: Set<ObjectIdentifier> = []
  private var involved: [UIGestureRecognizer] = []

  /// The fingers on the screen, oldest first.
  var fingers: [UITouch] { touches }

  func began(_ identifier: Int, at point: CGPoint, on device: SimulatedDevice) {
    guard !touches.contains(where: { $0.identifier == identifier }) else { return }
    // A transition that nobody can take hold of has the input off (UIKit rows 84, 126).
    guard !device.transitions.contains(where: \.isHoldingInput) else { return }
    let touch = UITouch(identifier: identifier, at: point, time: device.now)
    let event = UIEvent(touches: Set(touches + [touch]), time: device.now)
    for window in device.windows.reversed() {
      if let hit = window.hitTest(point, with: event) {
        touch.window = window
        touch.view = hit
        break
      }
    }
    guard let view = touch.view else { return }
    touches.append(touch)
    var watchers: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let present = ancestor {
      watchers += present.recognizers.filter { $0.takes(touch) }
      ancestor = present.superview
    }
    touch.gestureRecognizers = watchers
    for watcher in watchers where !involved.contains(where: { $0 === watcher }) {
      involved.append(watcher)
    }
    for watcher in watchers { watcher.active.append(touch) }
    for watcher in watchers where !watcher.isSettled { watcher.touchesBegan([touch], with: event) }
    if !withheld.contains(ObjectIdentifier(touch)) { view.touchesBegan([touch], with: event) }
  }

  func moved(_ identifier: Int, to point: CGPoint, on device: SimulatedDevice) {
    guard let touch = touches.first(where: { $0.identifier == identifier }) else { return }
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = .moved
    touch.timestamp = device.now
    let event = UIEvent(touches: Set(touches), time: device.now)
    for watcher in watchers(of: touch) { watcher.touchesMoved([touch], with: event) }
    if !withheld.contains(ObjectIdentifier(touch)) { touch.view?.touchesMoved([touch], with: event) }
  }

  func ended(_ identifier: Int, cancelled: Bool, on device: SimulatedDevice) {
    guard let touch = touches.first(where: { $0.identifier == identifier }) else { return }
    touch.phase = cancelled ? .cancelled : .ended
    touch.timestamp = device.now
    let event = UIEvent(touches: Set(touches), time: device.now)
    for watcher in watchers(of: touch) {
      if cancelled {
        watcher.interrupt()
      } else {
        watcher.touchesEnded([touch], with: event)
      }
    }
    if !withheld.contains(ObjectIdentifier(touch)) {
      if cancelled {
        touch.view?.touchesCancelled([touch], with: event)
      } else {
        touch.view?.touchesEnded([touch], with: event)
      }
    }
    touches.removeAll { $0 === touch }
    withheld.remove(ObjectIdentifier(touch))
    for watcher in touch.gestureRecognizers ?? [] { watcher.active.removeAll { $0 === touch } }
    resetLater(on: device)
  }

  /// A view has left its window: its touches are taken from it.
  func viewLeft(_ view: UIView) {
    for touch in touches where touch.view === view { withheld.insert(ObjectIdentifier(touch)) }
    for recognizer in view.recognizers { recognizer.interrupt() }
  }

  /// The others that share a touch with a recogniser, in the order in which they got it.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    involved.filter { other in
      other !== recognizer
        && other.active.contains { touch in recognizer.active.contains { $0 === touch } }
    }
  }

  /// Takes touches from their views, which a recogniser now has.
  func cancelInViews(_ taken: [UITouch]) {
    for touch in taken where withheld.insert(ObjectIdentifier(touch)).inserted {
      let event = UIEvent(touches: Set(touches), time: touch.timestamp)
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  /// A recogniser has come to its end: those that waited for it go on or fail.
  func settled(_ recognizer: UIGestureRecognizer, on device: SimulatedDevice) {
    if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
    for other in involved where other !== recognizer {
      if let pending = other.pending, other.state == .possible { other.request(pending) }
    }
    if recognizer.active.isEmpty { resetLater(on: device) }
  }

  private func watchers(of touch: UITouch) -> [UIGestureRecognizer] {
    (touch.gestureRecognizers ?? []).filter { watcher in
      !watcher.isSettled && watcher.active.contains { $0 === touch }
    }
  }

  /// Back to possible once the sequence of touches is over and the actions have gone out
  /// (UIKit rows 197, 291).
  private func resetLater(on device: SimulatedDevice) {
    device.schedule(after: 0) { [weak self] in self?.resetFinished() }
  }

  private func resetFinished() {
    for recognizer in involved where recognizer.isSettled && recognizer.active.isEmpty {
      recognizer.store(.possible)
      recognizer.reset()
    }
    involved.removeAll { $0.active.isEmpty && $0.pending == nil && $0.state == .possible }
  }
}

extension UIGestureRecognizer {
  fileprivate func takes(_ touch: UITouch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }
}

/// Fingers put on the screen from outside.
extension SimulatedDevice {
  /// A finger lands.
  ///
  /// - Parameters:
  ///   - identifier: Which finger; one that is on the screen already is not put down twice.
  ///   - point: Where, in the screen's coordinates, pt.
  public func touchDown(_ identifier: Int = 0, at point: CGPoint) {
    perform { touches.began(identifier, at: point, on: self) }
  }
  /// A finger moves; one that is not on the screen is ignored.
  public func touchMove(_ identifier: Int = 0, to point: CGPoint) {
    perform { touches.moved(identifier, to: point, on: self) }
  }
  /// A finger lifts; one that is not on the screen is ignored.
  public func touchUp(_ identifier: Int = 0) {
    perform { touches.ended(identifier, cancelled: false, on: self) }
  }
  /// The system takes a finger away, as an incoming call does.
  public func touchCancel(_ identifier: Int = 0) {
    perform { touches.ended(identifier, cancelled: true, on: self) }
  }
  /// A finger lands and lifts at once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }
}
