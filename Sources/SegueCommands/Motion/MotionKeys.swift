import SegueConfig
import SegueMotion

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
        "The length of the content along the drag."),
      Parameter(
        "coefficient", \.coefficient, .fraction(0.01...1),
        "The fraction of a small drag by which the content moves."),
    ])
}

/// The keys of a projection.
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
        "The velocity at release."),
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
        "The fraction of the velocity that remains after a millisecond."),
    ])
}
