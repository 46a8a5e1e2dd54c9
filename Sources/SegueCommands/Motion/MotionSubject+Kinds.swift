import SegueConfig
import SegueCore
import SegueMotion

nonisolated extension MotionSubject {
  /// The kind of a motion as in styles' parameters, or of another timing function.
  static var kind: ParameterKind<Self> {
    .oneOf(
      "a motion",
      MotionChoice.alternatives.map { $0.mapped(MotionSubject.motion) } + [
        .tagged(
          "rubberBand", RubberBand.kind, "The resistance beyond an end.", MotionSubject.rubberBand),
        .tagged(
          "projection", Projection.kind, "The point that a scroll decelerates to.",
          MotionSubject.projection),
      ])
  }
}

nonisolated extension RubberBand {
  /// The kind of a rubber band: `{ dimension: 960 }`.
  fileprivate static var kind: ParameterKind<Self> {
    BandKeys.table.kind(\.band) {
      BandKeys(dimension: $0.dimension, coefficient: $0.coefficient)
    }
  }
}

nonisolated extension Projection {
  /// The kind of a projection: `{ velocity: 500, rate: fast }`.
  fileprivate static var kind: ParameterKind<Self> {
    ProjectionKeys.table.kind(\.projection) {
      ProjectionKeys(velocity: $0.velocity, rate: $0.deceleration.rate)
    }
  }
}

nonisolated extension ParameterTable {
  /// Returns the kind of a value made from the table's keys, whose checks report invalid ones.
  fileprivate func kind<Value>(
    _ make: any KeyPath<Root, Value?> & Sendable, back unmake: @escaping @Sendable (Value) -> Root
  ) -> ParameterKind<Value> {
    ParameterKind(
      name, shape(),
      decode: { value, diagnostics in
        let errors = diagnostics.errorCount
        let keys = decode(value, into: &diagnostics)
        return diagnostics.errorCount == errors ? keys?[keyPath: make] : nil
      },
      encode: { encode(unmake($0)) })
  }
}
