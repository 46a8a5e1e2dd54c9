/// How two fingers have gone apart and turned around each other, and how fast.
struct PairTrack {
  /// How far two fingers go against each other before it is a gesture, pt; chosen, UIKit does not
  /// say.
  static let startDistance: CGFloat = 8
  /// Fingers count as this far apart at least, pt, so that a ratio of distances stays bounded.
  private static let shortest: CGFloat = 1

  /// From the first finger to the second when they came together, pt.
  private let landing: CGVector
  private var here: CGVector
  private var speed: Speedometer
  private var factor: CGFloat = 1
  private var angle: CGFloat = 0
  /// How far apart they were when the factor was 1, pt.
  private var unit: CGFloat

  init(_ pair: CGVector, time: Double) {
    landing = pair
    here = pair
    unit = Self.length(pair)
    speed = Speedometer(at: CGPoint(x: 1, y: 0), time: time)
  }

  /// How many times as far apart they are as when they landed.
  var scale: CGFloat {
    get { factor }
    set {
      factor = newValue
      unit = newValue == 0 ? .infinity : Self.length(here) / newValue
      speed.restart(at: place)
    }
  }

  /// How far they have turned, rad; clockwise is above 0.
  var rotation: CGFloat {
    get { angle }
    set {
      angle = newValue
      speed.restart(at: place)
    }
  }

  /// How far they have gone apart or together since they landed, pt.
  var stretch: CGFloat { (Self.length(here) - Self.length(landing)).magnitude }
  /// How far they have gone around each other, pt.
  var arc: CGFloat { angle.magnitude * Self.length(here) }

  mutating func move(to pair: CGVector, time: Double) {
    angle += Self.turn(from: here, to: pair)
    here = pair
    factor = min(Self.length(pair) / unit, .greatestFiniteMagnitude)
    speed.move(to: place, time: time)
  }

  /// Another finger has taken the place of one: what was gone stays (fault F066).
  mutating func go(onFrom pair: CGVector) {
    here = pair
    unit = factor == 0 ? .infinity : Self.length(pair) / factor
  }

  /// How fast the scale grows, x, and the rotation, y, per second; zero for fingers that stand.
  func velocity(at time: Double) -> CGPoint { speed.velocity(at: time) }

  private var place: CGPoint { CGPoint(x: factor, y: angle) }

  private static func length(_ pair: CGVector) -> CGFloat {
    max(shortest, (pair.dx * pair.dx + pair.dy * pair.dy).squareRoot())
  }

  /// The shorter way round from one direction to another; fingers in one place have no direction.
  private static func turn(from old: CGVector, to new: CGVector) -> CGFloat {
    atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
  }
}
