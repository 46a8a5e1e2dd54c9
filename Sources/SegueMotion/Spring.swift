/// A damped spring from 0 to 1: m x″ = -k (x - 1) - c x′.
///
/// Two springs are equal when mass, stiffness and damping are.
/// **Source:** `UIKit rows 174 to 179`; the overdamped form follows from the same equation.
public struct Spring: Sendable {
  /// The mass m; above 0.
  public let mass: Double
  /// The stiffness k, force per distance; above 0.
  public let stiffness: Double
  /// The damping c, friction per speed; from 0 up.
  public let damping: Double

  /// Derived once, because evaluation is a hot path. Equality and hash exclude them.
  ///
  /// The decay is c/2m and the squared frequency k/m, per second. The spread is √(k/m - (c/2m)²)
  /// for an underdamped spring, -√((c/2m)² - k/m) for an overdamped one, and 0 when the two are
  /// equal within rounding. Its inverse is 0 at 0.
  let decay, squaredFrequency, spread, inverseSpread: Double

  /// Creates a spring from physical quantities.
  ///
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a mass or stiffness not above 0, or a damping
  ///   below 0; ``MotionError/unusableSpring(mass:stiffness:damping:)`` if the angular frequency
  ///   would leave 10⁻¹⁰⁰...10¹⁰⁰ or the decay exceed 10¹⁰⁰ per second.
  public init(mass: Double, stiffness: Double, damping: Double) throws(MotionError) {
    try MotionQuantity.mass.check(mass)
    try MotionQuantity.stiffness.check(stiffness)
    try MotionQuantity.damping.check(damping)
    self.init(unchecked: mass, stiffness, damping)
    guard squaredFrequency >= 1e-200 && squaredFrequency <= 1e200 && decay <= 1e100 else {
      throw .unusableSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  init(unchecked mass: Double, _ stiffness: Double, _ damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    squaredFrequency = stiffness / mass
    decay = damping / mass / 2
    let frequency = squaredFrequency.squareRoot()
    let difference = (frequency - decay) * (frequency + decay)
    if difference.magnitude <= 0x1p-48 * squaredFrequency {
      (spread, inverseSpread) = (0, 0)
    } else {
      let root = difference.magnitude.squareRoot()
      (spread, inverseSpread) = difference < 0 ? (-root, -1 / root) : (root, 1 / root)
    }
  }

  /// The undamped angular frequency √(k/m), in radians per second.
  package var angularFrequency: Double { squaredFrequency.squareRoot() }

  /// The damping relative to the critical one, c / (2 √(k m)); 1 is critical, below it overshoots.
  public var dampingRatio: Double { decay / angularFrequency }

  /// The period without damping, 2π / √(k/m), in seconds.
  public var response: Double { Spring.fullTurn / angularFrequency }

  /// The bounce: 1 without damping, 0 when critical, toward -1 when overdamped.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Whether the spring is overdamped.
  package var isOverdamped: Bool { spread < 0 }

  /// The spring if it is not overdamped; otherwise the critical one of its angular frequency.
  package func clampedToCritical() -> Spring {
    isOverdamped ? Spring(unchecked: mass, stiffness, 2 * mass * angularFrequency) : self
  }

  /// The spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
  ///
  /// The numbers describe an overdamped spring, but UIKit runs it as a critically damped one.
  /// **Source:** `UIKit rows 169 and 171`.
  public static let system = Spring(unchecked: 3, 1000, 500)
  /// The spring that one public source quotes for iOS 26: critical, with a response of 0.2667 s.
  ///
  /// **Source:** `UIKit row 185`.
  public static let system26 = Spring(unchecked: 1, 555.027, 47.118)

  static let fullTurn = 6.283185307179586
}

extension Spring: Hashable {
  /// Returns whether mass, stiffness and damping are equal.
  public static func == (a: Spring, b: Spring) -> Bool {
    a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping
  }

  /// Hashes mass, stiffness and damping.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
  }
}
