/// Where the fingers of a pan have gone, and how fast, in the window's coordinates.
nonisolated struct PanTrack {
  private var anchor: CGPoint
  private var here: CGPoint
  private var before = CGPoint.zero
  private var speed: Speedometer

  /// Starts where the fingers are.
  init(at place: CGPoint, time: Double) {
    anchor = place
    here = place
    speed = Speedometer(at: .zero, time: time)
  }

  /// How far the fingers have gone.
  var travel: CGPoint {
    get { CGPoint(x: before.x + here.x - anchor.x, y: before.y + here.y - anchor.y) }
    set {
      before = newValue
      anchor = here
      speed.restart(at: newValue)
    }
  }

  mutating func move(to place: CGPoint, time: Double) {
    here = place
    speed.move(to: travel, time: time)
  }

  /// A finger has come or gone: the middle of the fingers jumps, and what was gone stays
  /// (fault F066).
  mutating func go(onFrom place: CGPoint) {
    before = travel
    anchor = place
    here = place
  }

  /// How fast the fingers go at a time, pt/s; zero for fingers that stand.
  func velocity(at time: Double) -> CGPoint { speed.velocity(at: time) }
}
