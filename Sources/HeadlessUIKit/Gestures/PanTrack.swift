/// The translation and velocity of a pan's touches, in the window's coordinates.
nonisolated struct PanTrack {
  /// The location at which the translation was `before`.
  private var anchor: CGPoint
  private var current: CGPoint
  private var before = CGPoint.zero
  private var speed: Speedometer

  /// Creates a track that starts at the touches' location.
  init(at location: CGPoint, time: Double) {
    anchor = location
    current = location
    speed = Speedometer(at: .zero, time: time)
  }

  /// The translation of the touches, pt.
  var translation: CGPoint {
    get { CGPoint(x: before.x + current.x - anchor.x, y: before.y + current.y - anchor.y) }
    set {
      before = newValue
      anchor = current
      speed.restart(at: newValue)
    }
  }

  mutating func move(to location: CGPoint, time: Double) {
    current = location
    speed.move(to: translation, time: time)
  }

  /// Continues from another location after a touch was added or removed: the centroid jumps, but
  /// the translation is kept (fault F066).
  mutating func resume(from location: CGPoint) {
    before = translation
    anchor = location
    current = location
  }

  /// Returns the velocity at a time, pt/s; zero for resting touches.
  func velocity(at time: Double) -> CGPoint { speed.velocity(at: time) }
}
