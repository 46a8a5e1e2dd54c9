import SegueMotion

/// The scale and rotation of two touches, and their velocities.
struct PairTrack {
  /// The distance that two touches move relative to each other before recognition, pt; chosen, not
  /// documented for UIKit.
  static let startDistance: CGFloat = 8
  /// The minimum distance between two touches, pt, which bounds the ratio of distances.
  private static let shortest: CGFloat = 1

  /// The vector from the first touch to the second when both had begun, pt.
  private let initial: CGVector
  private var current: CGVector
  private var speed: Speedometer
  private var factor: CGFloat = 1
  private var angle: CGFloat = 0
  /// The distance between the touches at scale 1, pt.
  private var unit: CGFloat

  init(_ pair: CGVector, time: Double) {
    initial = pair
    current = pair
    unit = Self.length(pair)
    speed = Speedometer(at: CGPoint(x: 1, y: 0), time: time)
  }

  /// The distance between the touches relative to that at their beginning.
  var scale: CGFloat {
    get { factor }
    set {
      factor = newValue
      // A scale of 0 remains 0.
      unit = newValue == 0 ? .infinity : Self.length(current) / newValue
      speed.restart(at: scaleAndRotation)
    }
  }

  /// The rotation, rad; clockwise is positive.
  var rotation: CGFloat {
    get { angle }
    set {
      angle = newValue
      speed.restart(at: scaleAndRotation)
    }
  }

  /// The change of the distance since both touches began, pt.
  var stretch: CGFloat { (Self.length(current) - Self.length(initial)).magnitude }
  /// The length of the arc around each other, pt.
  var arc: CGFloat { angle.magnitude * Self.length(current) }

  mutating func move(to pair: CGVector, time: Double) {
    angle += Self.rotationAngle(from: current, to: pair)
    current = pair
    factor = min(Self.length(pair) / unit, .greatestFiniteMagnitude)
    speed.move(to: scaleAndRotation, time: time)
  }

  /// Continues with another pair of touches: scale and rotation are kept (fault F066).
  mutating func resume(from pair: CGVector) {
    current = pair
    unit = factor == 0 ? .infinity : Self.length(pair) / factor
  }

  /// Returns the velocity of the scale, x, and of the rotation, y, per second; zero for resting
  /// touches.
  func velocity(at time: Double) -> CGPoint { speed.velocity(at: time) }

  /// The point whose velocity is measured.
  private var scaleAndRotation: CGPoint { CGPoint(x: factor, y: angle) }

  private static func length(_ pair: CGVector) -> CGFloat {
    max(shortest, (pair.dx * pair.dx + pair.dy * pair.dy).squareRoot())
  }

  /// Returns the shorter rotation between two directions; touches at one point have no direction.
  private static func rotationAngle(from old: CGVector, to new: CGVector) -> CGFloat {
    Elementary.angle(
      x: old.dx * new.dx + old.dy * new.dy, y: old.dx * new.dy - old.dy * new.dx)
  }
}
