import SegueMotion

/// The pacing of an animation as a spring that is not overdamped, unless a behavior choice
/// allows it (rows 171, 173).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How the spring and its duration are determined.
  enum Rule {
    /// A spring, and its duration, s; `nil` if that is the settling duration.
    case settling(Spring, duration: Double?)
    /// The spring of this damping ratio that settles within the animator's duration (row 182).
    case dampingRatio(Double)

    /// Returns the rule for a spring to which the overdamping policy was applied; for `nil`, the rule
    /// of a critical spring that settles within the animator's duration.
    static func fixed(
      _ spring: Spring?, duration: Double? = nil, _ policy: OverdampingPolicy = .clamped
    ) -> Rule {
      guard let spring else { return .dampingRatio(1) }
      return .settling(policy.applied(to: spring), duration: duration)
    }
  }

  /// The initial velocity, in total distances per second.
  ///
  /// A position uses both components, all other values the horizontal one (row 183).
  open private(set) var initialVelocity = CGVector.zero

  let rule: Rule

  // MARK: - Creating parameters

  /// Creates the spring of the system's transitions (rows 169, 170).
  ///
  /// Mass 3, stiffness 1000, damping 500: overdamped, and so replaced by the critical spring of the
  /// same frequency. The duration is 0.5 s.
  public override init() {
    rule = .fixed(.system, duration: 0.5)
    super.init()
  }

  /// Creates a spring that settles within the animator's duration, initially at rest (row 151).
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  ///
  /// The ratio is 0...1; a ratio above 1 (row 173) or NaN is treated as 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let ratio = ratio.isNaN ? 1 : Swift.min(Swift.max(ratio, 0), 1)
    rule = .dampingRatio(Double(ratio))
    initialVelocity = Self.usable(velocity)
    super.init()
  }

  /// Creates a spring from physical parameters, which determine its duration (row 276).
  ///
  /// Mass and stiffness are positive and damping is nonnegative. Invalid numbers yield the critical
  /// spring that settles within the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    rule = .fixed(try? Spring(mass: mass, stiffness: stiffness, damping: damping))
    initialVelocity = Self.usable(velocity)
    super.init()
  }

  /// Creates a spring from a perceptual duration, s, and a bounce (row 179).
  ///
  /// A bounce of 0...1 overshoots, more so toward 1; a negative one runs as critical at the same
  /// frequency, since UIKit's springs are not overdamped, unless the device's configuration selects
  /// otherwise (row 173). Invalid numbers yield the critical spring that settles within the
  /// animator's duration.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let choices = SimulatedDevice.current?.configuration.choices
    let policy: OverdampingPolicy =
      choices?.bounceBelowZeroIsOverdamped == true ? .allowed : .clamped
    rule = .fixed(try? Spring(duration: duration, bounce: bounce), policy)
    initialVelocity = Self.usable(velocity)
    super.init()
  }

  /// Creates a spring from a perceptual duration, s, and a bounce, initially at rest (row 179).
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  private static func usable(_ velocity: CGVector) -> CGVector {
    CGVector(
      dx: velocity.dx.isFinite ? velocity.dx : 0, dy: velocity.dy.isFinite ? velocity.dy : 0)
  }

  // MARK: - The curve

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the parameters themselves, which are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the motion for an animator's duration, s, along one axis.
  func springMotion(lasting duration: TimeInterval, isVertical: Bool) -> Motion {
    let velocity = Double(isVertical ? initialVelocity.dy : initialVelocity.dx)
    switch rule {
    case .settling(let spring, let own):
      return .spring(
        spring, initialVelocity: velocity,
        duration: own ?? spring.settlingDuration(initialVelocity: velocity))
    case .dampingRatio(let ratio):
      let fit = SpringFit(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      guard let spring = fit.cachedSpring else { return .curve(.linear, duration: 0) }
      return .spring(spring, initialVelocity: velocity, duration: duration)
    }
  }

  nonisolated deinit {}
}
