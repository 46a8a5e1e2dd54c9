public import SegueConfig
public import SegueCore
public import SegueMotion

/// The duration and motion of a transition, for both directions or one.
public nonisolated struct TimingParameters: Hashable, Sendable {
  /// The duration of a curve, or of a spring by its damping ratio, s.
  public var duration: Double
  /// The curve or the spring.
  public var motion: MotionChoice
  /// Overrides for a presentation or push; none by default.
  public var forward = Override()
  /// Overrides for a dismissal or pop; none by default.
  public var reverse = Override()

  /// The overrides of one direction; nil uses the common value.
  public struct Override: Hashable, Sendable {
    /// The duration of a curve, or of a spring by its damping ratio, s.
    public var duration: Double?
    /// The curve or the spring.
    public var motion: MotionChoice?

    /// Makes overrides; none by default.
    public init(duration: Double? = nil, motion: MotionChoice? = nil) {
      self.duration = duration
      self.motion = motion
    }

    fileprivate static let table = ParameterTable(
      "a timing", defaults: Override(),
      [
        Parameter(
          "duration", \.duration, .optional(durationKind), "How long this direction takes."),
        Parameter(
          "motion", \.motion, .optional(.motion), "The curve or the spring of this direction."),
      ])
  }

  private static let durationKind = ParameterKind<Double>.duration(0...10)

  /// Makes a timing of both directions; 0.3 s in easeInOut by default.
  public init(duration: Double = 0.3, motion: MotionChoice = .curve(.easeInOut)) {
    self.duration = duration
    self.motion = motion
  }

  /// Returns the keys `duration` and `motion` of a value with a timing, and by default the keys
  /// `forward` and `reverse` of its overrides.
  ///
  /// - Parameters:
  ///   - property: The timing.
  ///   - hasOverrides: Whether each direction can have its own timing.
  public static func parameters<Root>(
    at property: any WritableKeyPath<Root, TimingParameters> & Sendable,
    hasOverrides: Bool = true
  ) -> [Parameter<Root>] {
    (common + (hasOverrides ? overrides : [])).map { $0.lifted(to: property) }
  }

  static let common: [Parameter<TimingParameters>] = [
    Parameter(
      "duration", \.duration, durationKind,
      "The duration of a curve, or of a spring given by dampingRatio alone."),
    Parameter("motion", \.motion, .motion, "The curve or the spring."),
  ]

  static let overrides: [Parameter<TimingParameters>] = [
    Parameter(
      "forward", \.forward, group: Override.table, "The overrides for a presentation or push."),
    Parameter(
      "reverse", \.reverse, group: Override.table, "The overrides for a dismissal or pop."),
  ]

  /// Warns about written durations and motions that no direction uses.
  ///
  /// - Parameters:
  ///   - value: The map with the keys of the timing.
  ///   - diagnostics: Receives the warnings.
  public func check(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    let directions = [("forward", forward), ("reverse", reverse)]
    for (key, overrides) in directions where (overrides.motion ?? motion).hasOwnDuration {
      guard let written = value[key] else { continue }
      diagnostics.noEffectOfDuration("duration", "motion", overrides.motion ?? motion, in: written)
    }
    let common = directions.filter { $0.1.duration == nil }
    if common.isEmpty {
      diagnostics.noEffect(
        of: "duration", in: value, while: "'forward' and 'reverse' have durations",
        "leave one of theirs out")
    } else if common.allSatisfy({ ($0.1.motion ?? motion).hasOwnDuration }) {
      diagnostics.noEffectOfDuration(
        "duration", "motion", common[0].1.motion ?? motion, in: value)
    }
    if directions.allSatisfy({ $0.1.motion != nil }) {
      diagnostics.noEffect(
        of: "motion", in: value, while: "'forward' and 'reverse' have motions",
        "leave one of theirs out")
    }
  }

  /// Returns the timing of a direction.
  public func timing(for direction: TransitionDirection) -> TransitionTiming {
    let overrides = direction == .forward ? forward : reverse
    return (overrides.motion ?? motion).timing(duration: overrides.duration ?? duration)
  }
}

nonisolated extension DragParameters {
  /// Warns about a written drag that dismisses nothing.
  ///
  /// - Parameters:
  ///   - dismissOnDrag: Whether a drag may dismiss.
  ///   - keys: The keys of the drag that then have no effect; empty, the default, for all.
  ///   - value: The map of the style.
  ///   - diagnostics: Receives the warnings.
  public static func check(
    _ dismissOnDrag: Bool, only keys: [String] = [], _ value: ConfigValue,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    guard !dismissOnDrag, let drag = value["drag"] else { return }
    for key in keys.isEmpty ? ["drag"] : keys {
      diagnostics.noEffect(
        of: key, in: keys.isEmpty ? value : drag, while: "'dismissOnDrag' is false",
        "write dismissOnDrag: true")
    }
  }
}

nonisolated extension ConfigDiagnostics {
  /// Warns that a written duration has no effect next to a spring that has its own.
  fileprivate mutating func noEffectOfDuration(
    _ key: String, _ motion: String, _ spring: MotionChoice, in value: ConfigValue
  ) {
    let seconds = spring.timing(duration: 0).settlingDuration.trimmed(2)
    noEffect(
      of: key, in: value, while: "'\(motion)' is a spring that settles in \(seconds) s",
      "write a curve, or a spring by dampingRatio alone, for '\(motion)'")
  }

  /// Warns about the duration of a drag's remaining animation next to a spring that has its own, and about
  /// the velocity of a spring, which has that of the drag.
  package mutating func check(_ drag: DragParameters, _ value: ConfigValue) {
    if drag.settleMotion.hasOwnDuration {
      noEffectOfDuration("settleDuration", "settleMotion", drag.settleMotion, in: value)
    }
    // A motion with a name is written elsewhere, and can have other uses.
    if let spring = value["settleMotion"]?["spring"], value.range.contains(spring.range) {
      noEffect(
        of: "initialVelocity", in: spring, while: "the spring continues at the drag's velocity")
    }
  }
}
