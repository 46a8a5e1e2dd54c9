/// Simulated touches.
extension SimulatedDevice {
  /// Begins a touch.
  ///
  /// - Parameters:
  ///   - identifier: The finger; ignored if it is on the screen already.
  ///   - point: The location in the screen's coordinates, pt; one that is not finite, or exceeds a
  ///     million, is rejected with a diagnostic.
  public func touchDown(_ identifier: Int = 0, at point: CGPoint) {
    guard isValidLocation(point, "began at") else { return }
    perform {
      touches.began(identifier, at: point, on: self)
      touchesDidChange()
    }
  }
  /// Moves a touch; ignored if the finger is not on the screen.
  public func touchMove(_ identifier: Int = 0, to point: CGPoint) {
    guard isValidLocation(point, "moved to") else { return }
    perform { touches.moved(identifier, to: point, on: self) }
  }
  /// Moves several touches in a single event, which recognizers of several touches receive
  /// together.
  public func touchMove(_ places: [(identifier: Int, point: CGPoint)]) {
    var possible: [(identifier: Int, point: CGPoint)] = []
    for place in places where isValidLocation(place.point, "moved to") { possible.append(place) }
    guard !possible.isEmpty else { return }
    perform { touches.moved(possible, on: self) }
  }
  /// Ends a touch; ignored if the finger is not on the screen.
  public func touchUp(_ identifier: Int = 0) {
    endTouch(identifier, canceled: false)
  }
  /// Cancels a touch, as the system does for an incoming call.
  public func touchCancel(_ identifier: Int = 0) {
    endTouch(identifier, canceled: true)
  }
  /// Begins and ends a touch immediately.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Whether a touch is active.
  var isTouched: Bool { !touches.activeTouches.isEmpty }

  /// The maximum coordinate of a touch, pt; far outside any screen.
  private static let farthest: CGFloat = 1_000_000

  private func endTouch(_ identifier: Int, canceled: Bool) {
    perform {
      touches.ended(identifier, canceled: canceled, on: self)
      touchesDidChange()
    }
  }

  /// Updates the deadlines of interactive transitions: one has no deadline while a touch is active.
  ///
  /// A touch does not revive an abandoned transition: its window ignores touches.
  func touchesDidChange() {
    for transition in transitions
    where transition.context?.isInteractive == true && !transition.isAbandoned {
      transition.watch(on: self)
    }
  }

  private func isValidLocation(_ point: CGPoint, _ verb: String) -> Bool {
    if abs(point.x) <= Self.farthest, abs(point.y) <= Self.farthest { return true }
    diagnose(
      .notFinite,
      "a touch \(verb) (\(point.x), \(point.y)), which is not a valid location; it was ignored")
    return false
  }
}
