public import SegueConfig
public import SegueCore
public import SegueMotion

/// The parameters of how long a transition takes and how it moves, in both directions or in one.
public nonisolated struct TimingParameters: Hashable, Sendable {
  /// How long a curve, or a spring by its damping ratio, takes, s.
  public var duration: Double
  /// The curve or the spring.
  public var motion: MotionChoice
  /// What differs when the view controller is presented or pushed; nothing by default.
  public var forward = Override()
  /// What differs when the view controller is dismissed or popped; nothing by default.
  public var reverse = Override()

  /// What differs in one direction; nil where nothing does.
  public struct Override: Hashable, Sendable {
    /// How long a curve, or a spring by its damping ratio, takes, s.
    public var duration: Double?
    /// The curve or the spring.
    public var motion: MotionChoice?

    /// Makes an override; of nothing by default.
    public init(duration: Double? = nil, motion: MotionChoice? = nil) {
      self.duration = duration
      self.motion = motion
    }

    fileprivate static let table = ParameterTable(
      "a timing", defaults: Override(),
      [
        Parameter(
          "duration", \.duration, .optional(.duration(0...10)), "How long this direction takes."),
        Parameter(
          "motion", \.motion, .optional(.motion), "The curve or the spring of this direction."),
      ])
  }

  /// Makes a timing of both directions; 0.3 s in easeInOut by default.
  public init(duration: Double = 0.3, motion: MotionChoice = .curve(.easeInOut)) {
    self.duration = duration
    self.motion = motion
  }

  /// The keys `duration`, `motion`, `forward` and `reverse` of a style.
  ///
  /// - Parameter property: Where the style keeps its timing.
  public static func parameters<Root>(
    at property: any WritableKeyPath<Root, TimingParameters> & Sendable
  ) -> [Parameter<Root>] {
    table.parameters.map { $0.lifted(to: property) }
  }

  private static let table = ParameterTable(
    "a timing", defaults: TimingParameters(),
    [
      Parameter(
        "duration", \.duration, .duration(0...10),
        "How long a curve, or a spring given by dampingRatio alone, takes."),
      Parameter("motion", \.motion, .motion, "The curve or the spring of both directions."),
      Parameter(
        "forward", \.forward, group: Override.table,
        "What differs when the screen is presented or pushed."),
      Parameter(
        "reverse", \.reverse, group: Override.table,
        "What differs when the screen is dismissed or popped."),
    ])

  /// The timing of a direction, as an animation needs it.
  public func timing(for direction: TransitionDirection) -> TransitionTiming {
    let own = direction == .forward ? forward : reverse
    return (own.motion ?? motion).timing(duration: own.duration ?? duration)
  }
}
