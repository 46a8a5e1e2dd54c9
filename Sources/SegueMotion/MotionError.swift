/// A number that no motion can be made of.
public enum MotionError: Error, Hashable, Sendable {
  /// A quantity outside its range, or not a finite number.
  case outOfRange(MotionQuantity, Double)

  /// A spring so stiff or so soft for its mass that its frequency or its decay is no usable number.
  case unusableSpring(mass: Double, stiffness: Double, damping: Double)

  /// What is wrong, what is accepted and how to mend it, in one sentence for people.
  public var message: String {
    switch self {
    case .outOfRange(let quantity, let value):
      "\(quantity.name) '\(value)' is out of range: give \(quantity.expected)"
    case .unusableSpring(let mass, let stiffness, let damping):
      "a spring of mass '\(mass)', stiffness '\(stiffness)' and damping '\(damping)' is too far "
        + "from any motion: bring the three numbers closer together, "
        + "for example mass 1, stiffness 100, damping 10"
    }
  }
}

/// A number that somebody gives to describe a motion.
public enum MotionQuantity: Hashable, Sendable, CaseIterable {
  /// The mass on a spring.
  case mass
  /// The force of a spring per distance.
  case stiffness
  /// The friction of a spring per speed.
  case damping
  /// The damping of a spring relative to the critical one.
  case dampingRatio
  /// The period of the same spring without friction.
  case response
  /// The length of a motion.
  case duration
  /// The springiness, from over-damped to undamped.
  case bounce
  /// The speed at which a motion starts.
  case initialVelocity
  /// The first coordinate of a control point.
  case controlPointX
  /// The second coordinate of a control point.
  case controlPointY
  /// The part of its velocity that a coasting body keeps over a millisecond.
  case decelerationRate
  /// The length that a rubber band never reaches.
  case dimension
  /// The part of a small pull that a rubber band gives way to.
  case coefficient
  /// The number of intervals of a staircase.
  case stepCount
  /// The number of intervals of a staircase without a jump at either end.
  case innerStepCount
  /// The number of points of a piecewise linear easing.
  case stopCount
  /// The part of the duration of such a point.
  case stopInput
  /// The progress of such a point.
  case stopOutput

  /// The quantity in words, as messages name it.
  public var name: String {
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
    case .stepCount, .innerStepCount: "number of steps"
    case .stopCount: "number of stops"
    case .stopInput: "input of a stop"
    case .stopOutput: "output of a stop"
    }
  }

  /// The accepted range in words, with its unit.
  public var expected: String {
    switch self {
    case .mass, .stiffness: "a number above 0"
    case .damping, .dampingRatio: "a number from 0 up"
    case .response, .duration: "a number of seconds above 0"
    case .bounce: "a number above -1, at most 1"
    case .initialVelocity: "a finite number of whole travels per second"
    case .controlPointX: "a number from 0 to 1"
    case .controlPointY: "a finite number"
    case .decelerationRate: "a number between 0 and 1, such as 0.998"
    case .dimension: "a number of points above 0"
    case .coefficient: "a number above 0, at most 1"
    case .stepCount, .stopCount: "a whole number from 1 up"
    case .innerStepCount: "a whole number from 2 up, as nothing jumps at the ends"
    case .stopInput, .stopOutput: "a finite number"
    }
  }

  /// Refuses a number outside the range of this quantity.
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
    case .initialVelocity, .controlPointY, .stopInput, .stopOutput: true
    case .controlPointX: value >= 0 && value <= 1
    case .decelerationRate: value > 0 && value < 1
    case .coefficient: value > 0 && value <= 1
    case .stepCount, .stopCount: value >= 1
    case .innerStepCount: value >= 2
    }
  }
}
