/// An error for a number from which no motion can be created.
public enum MotionError: Error, Hashable, Sendable {
  /// A quantity outside its range, or not a finite number.
  case outOfRange(MotionQuantity, Double)

  /// A spring whose frequency or decay is out of range.
  case unusableSpring(mass: Double, stiffness: Double, damping: Double)

  /// The problem, the accepted values and a suggestion, in one sentence.
  package var message: String {
    switch self {
    case .outOfRange(let quantity, let value):
      "\(quantity.name) '\(value)' is out of range: give \(quantity.expected)"
    case .unusableSpring(let mass, let stiffness, let damping):
      "a spring of mass '\(mass)', stiffness '\(stiffness)' and damping '\(damping)' describes no "
        + "usable motion: choose values of similar magnitude, "
        + "for example mass 1, stiffness 100, damping 10"
    }
  }
}

/// A parameter of a motion.
public enum MotionQuantity: Hashable, Sendable, CaseIterable {
  /// The mass of a spring.
  case mass
  /// The force of a spring per distance.
  case stiffness
  /// The damping coefficient of a spring: its friction per speed.
  case damping
  /// The damping relative to critical damping.
  case dampingRatio
  /// The period without damping.
  case response
  /// The duration of a motion.
  case duration
  /// The bounce, from overdamped to undamped.
  case bounce
  /// The initial velocity.
  case initialVelocity
  /// The x coordinate of a control point.
  case controlPointX
  /// The y coordinate of a control point.
  case controlPointY
  /// The fraction of the velocity that remains after a millisecond of deceleration.
  case decelerationRate
  /// The upper bound of a rubber band's offset.
  case dimension
  /// The ratio of offset to translation of a rubber band near 0.
  case coefficient

  /// The quantity's name in messages.
  package var name: String {
    switch self {
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    case .dampingRatio: "damping ratio"
    case .response: "response"
    case .duration: "duration"
    case .bounce: "bounce"
    case .initialVelocity: "initial velocity"
    case .controlPointX: "control point x"
    case .controlPointY: "control point y"
    case .decelerationRate: "deceleration rate"
    case .dimension: "dimension"
    case .coefficient: "coefficient"
    }
  }

  /// The accepted range, with its unit, in messages.
  package var expected: String {
    switch self {
    case .mass, .stiffness: "a number above 0"
    case .damping, .dampingRatio: "a number from 0 up"
    case .response, .duration: "a number of seconds above 0"
    case .bounce: "a number above -1, at most 1"
    case .initialVelocity: "a finite number of total distances per second"
    case .controlPointX: "a number from 0 to 1"
    case .controlPointY: "a finite number"
    case .decelerationRate: "a number between 0 and 1, such as 0.998"
    case .dimension: "a number of points above 0"
    case .coefficient: "a number above 0, at most 1"
    }
  }

  /// Checks a number against the range of this quantity.
  ///
  /// - Throws: ``MotionError/outOfRange(_:_:)``.
  func check(_ value: Double) throws(MotionError) {
    guard value.isFinite && admits(value) else { throw .outOfRange(self, value) }
  }

  private func admits(_ value: Double) -> Bool {
    switch self {
    case .mass, .stiffness, .response, .duration, .dimension: value > 0
    case .damping, .dampingRatio: value >= 0
    case .bounce: value > -1 && value <= 1
    case .initialVelocity, .controlPointY: true
    case .controlPointX: value >= 0 && value <= 1
    case .decelerationRate: value > 0 && value < 1
    case .coefficient: value > 0 && value <= 1
    }
  }
}
