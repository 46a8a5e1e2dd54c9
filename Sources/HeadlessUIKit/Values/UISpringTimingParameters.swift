import SegueMotion

/// The pace of an animation as a spring that never is over-damped (rows 171, 173).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Rule {
    /// A spring, and its duration in seconds unless that follows from settling.
    case settling(Spring, duration: Double?)
    /// The spring of this damping ratio that settles in the animator's duration (row 182).
    case dampingRatio(Double)

    /// What the policy admits of a spring; without a spring, a fitted critical one.
    static func fixed(
      _ spring: Spring?, duration: Double? = nil, _ policy: OverdampingPolicy = .clamped
    ) -> Rule {
      guard let spring else { return .dampingRatio(1) }
      return .settling(policy.admitted(spring), duration: duration)
    }
  }

  /// The velocity at the start, in whole distances per second.
  ///
  /// A position uses both parts, everything else the horizontal one (row 183).
  public let initialVelocity: CGVector

  let rule: Rule

  private init(_ rule: Rule, _ velocity: CGVector) {
    self.rule = rule
    self.initialVelocity = CGVector(
      dx: velocity.dx.isFinite ? velocity.dx : 0, dy: velocity.dy.isFinite ? velocity.dy : 0)
    super.init()
  }

  // MARK: - Creating parameters

  /// Makes the spring of the system's own transitions (rows 169, 170).
  ///
  /// Mass 3, stiffness 1000, damping 500, hence critical at the same frequency; it lasts half a second.
  public override convenience init() {
    self.init(.fixed(.system, duration: 0.5), .zero)
  }

  /// Makes a spring that settles in the animator's duration, at rest at the start (row 151).
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that settles in the animator's duration.
  ///
  /// The ratio is 0...1; above 1 it counts as 1 (row 173), and one that is no number counts as 1.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let ratio = ratio.isNaN ? 1 : Swift.min(Swift.max(ratio, 0), 1)
    self.init(.dampingRatio(Double(ratio)), velocity)
  }

  /// Makes a spring of physical quantities; its duration follows from them (row 276).
  ///
  /// Mass and stiffness are above zero and damping is not below. Numbers that make no spring give the
  /// critical one that settles in the animator's duration.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping)
    self.init(.fixed(spring), velocity)
  }

  /// Makes a spring of a perceptual duration in seconds and a bounce (row 179).
  ///
  /// A bounce of 0...1 overshoots, more so toward 1; one below 0 runs as critical at the same
  /// frequency, since UIKit's springs are not over-damped, unless the device chooses otherwise (row
  /// 173). Numbers that make no spring give the critical one that settles in the animator's duration.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let choices = SimulatedDevice.current?.configuration.choices
    let policy: OverdampingPolicy =
      choices?.bounceBelowZeroIsOverdamped == true ? .allowed : .clamped
    self.init(.fixed(try? Spring(duration: duration, bounce: bounce), policy), initialVelocity)
  }

  // MARK: - The curve

  /// By a spring.
  public var timingCurveType: UITimingCurveType { .spring }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The parameters themselves, since they never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The motion for an animator of a duration in seconds, along one axis.
  func springMotion(lasting duration: TimeInterval, isVertical: Bool) -> Motion {
    let velocity = Double(isVertical ? initialVelocity.dy : initialVelocity.dx)
    switch rule {
    case .settling(let spring, let own):
      return .spring(
        spring, initialVelocity: velocity,
        duration: own ?? spring.settlingDuration(initialVelocity: velocity))
    case .dampingRatio(let ratio):
      guard
        let spring = try? Spring(
          dampingRatio: ratio, settlingIn: duration, initialVelocity: velocity)
      else { return .curve(.linear, duration: 0) }
      return .spring(spring, initialVelocity: velocity, duration: duration)
    }
  }
}
