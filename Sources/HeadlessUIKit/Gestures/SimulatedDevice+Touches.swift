/// Fingers put on the screen from outside.
extension SimulatedDevice {
  /// A finger lands.
  ///
  /// - Parameters:
  ///   - identifier: Which finger; one that is on the screen already is not put down twice.
  ///   - point: Where, in the screen's coordinates, pt; one that is no number, or more than
  ///     a million away, is refused with a diagnostic.
  public func touchDown(_ identifier: Int = 0, at point: CGPoint) {
    guard isPlace(point, "down") else { return }
    perform {
      touches.began(identifier, at: point, on: self)
      fingersChanged()
    }
  }
  /// A finger moves; one that is not on the screen is ignored.
  public func touchMove(_ identifier: Int = 0, to point: CGPoint) {
    touchMove([(identifier, point)])
  }
  /// Fingers move at the same time, which is one event: whoever follows several of them hears of all
  /// at once.
  public func touchMove(_ places: [(finger: Int, point: CGPoint)]) {
    var possible: [(finger: Int, point: CGPoint)] = []
    for place in places where isPlace(place.point, "moved") { possible.append(place) }
    guard !possible.isEmpty else { return }
    perform { touches.moved(possible, on: self) }
  }
  /// A finger lifts; one that is not on the screen is ignored.
  public func touchUp(_ identifier: Int = 0) {
    lift(identifier, cancelled: false)
  }
  /// The system takes a finger away, as an incoming call does.
  public func touchCancel(_ identifier: Int = 0) {
    lift(identifier, cancelled: true)
  }
  /// A finger lands and lifts at once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Whether a finger is on the screen.
  var isTouched: Bool { !touches.fingers.isEmpty }

  /// How far from the screen's origin a finger can be, pt; far beyond any screen.
  private static let farthest: CGFloat = 1_000_000

  private func lift(_ identifier: Int, cancelled: Bool) {
    perform {
      touches.ended(identifier, cancelled: cancelled, on: self)
      fingersChanged()
    }
  }

  /// A transition that a finger holds may be held for ever, one that nobody holds may not.
  ///
  /// A touch does not bring back one that is abandoned: its window takes none.
  func fingersChanged() {
    for transition in transitions
    where transition.context?.isInteractive == true && !transition.isAbandoned {
      transition.watch(on: self)
    }
  }

  private func isPlace(_ point: CGPoint, _ verb: String) -> Bool {
    if abs(point.x) <= Self.farthest, abs(point.y) <= Self.farthest { return true }
    diagnose(
      .notFinite,
      "a touch was \(verb) at (\(point.x), \(point.y)), which is no place; it was left out")
    return false
  }
}
