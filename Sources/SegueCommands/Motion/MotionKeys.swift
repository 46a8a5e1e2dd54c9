import SegueConfig
import SegueMotion

/// The keys of a staircase.
nonisolated struct StepKeys: Sendable {
  var count = 1
  var jumps = StepEasing.Jumps.end

  var easing: StepEasing? { try? StepEasing(count: count, jumps: jumps) }

  static let table = ParameterTable(
    "a staircase", defaults: StepKeys(),
    [
      Parameter(
        "count", \.count, .integer(1...1_000_000), required: true, "The number of intervals."),
      Parameter(
        "jumps", \.jumps,
        .choice(
          "where it jumps", [("start", .start), ("end", .end), ("none", .none), ("both", .both)]),
        "At which ends of the intervals it jumps; none is only between them."),
    ],
    check: { keys, value, diagnostics in
      guard keys.easing == nil else { return }
      diagnostics.error(
        "out-of-range", "a staircase of one interval has no jump between two", at: value.range,
        help: "give a count of 2 or more, or jumps: start, end or both")
    })
}

/// The keys of a rubber band.
nonisolated struct BandKeys: Sendable {
  var dimension = 1.0
  var coefficient = 0.55

  var band: RubberBand? { try? RubberBand(dimension: dimension, coefficient: coefficient) }

  static let table = ParameterTable(
    "a rubber band", defaults: BandKeys(),
    [
      Parameter(
        "dimension", \.dimension, .length(0.01...1e6), required: true,
        "How long what is pulled is along the pull."),
      Parameter(
        "coefficient", \.coefficient, .fraction(0.01...1),
        "The part of a small pull that it gives way to."),
    ])
}

/// The keys of something let go.
nonisolated struct ProjectionKeys: Sendable {
  var velocity = 0.0
  var rate = Deceleration.normal.rate

  var projection: Projection? {
    (try? Deceleration(rate: rate)).map { Projection(velocity: velocity, deceleration: $0) }
  }

  static let table = ParameterTable(
    "a projection", defaults: ProjectionKeys(),
    [
      Parameter(
        "velocity", \.velocity,
        .number(-1e6...1e6, unit: "pt/s", name: "a velocity"), required: true,
        "How fast it is when it is let go."),
      Parameter(
        "rate", \.rate,
        .oneOf(
          "a rate",
          [
            .words([("normal", Deceleration.normal.rate), ("fast", Deceleration.fast.rate)]),
            .kind(
              .number(0.5...0.9999), when: { $0.plainText?.first?.isNumber == true }, { $0 },
              back: { $0 }),
          ]),
        "The part of its velocity that it keeps over a millisecond."),
    ])
}
