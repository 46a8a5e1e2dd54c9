import SegueConfig
import SegueCore
import SegueMotion

nonisolated extension MotionSubject {
  /// The kind of a motion as in styles' parameters, or of another timing function.
  static var kind: ParameterKind<Self> {
    .oneOf(
      "a motion",
      MotionChoice.alternatives.map { $0.mapped(MotionSubject.motion) } + [
        .tagged("steps", StepEasing.kind, "A curve of equal steps.", MotionSubject.steps),
        .tagged(
          "linear", PiecewiseLinear.kind, "A curve of straight lines between points.",
          MotionSubject.linear),
        .tagged(
          "rubberBand", RubberBand.kind, "The resistance beyond an end.", MotionSubject.rubberBand),
        .tagged(
          "projection", Projection.kind, "The point that a scroll decelerates to.",
          MotionSubject.projection),
      ])
  }
}

nonisolated extension StepEasing {
  /// The kind of a step easing: `{ count: 4, jumps: start }`.
  fileprivate static var kind: ParameterKind<Self> {
    StepKeys.table.kind(\.easing) { StepKeys(count: $0.count, jumps: $0.jumps) }
  }
}

nonisolated extension PiecewiseLinear {
  /// The kind of a list of points: each an output, or an output with its one or two inputs.
  fileprivate static var kind: ParameterKind<Self> {
    let number = ParameterKind<Double>.number(-1000...1000)
    let stop = ParameterKind<[Double]>.oneOf(
      "a stop",
      [
        .kind(
          number, when: { $0.text != nil }, { [$0] }, back: { $0.count == 1 ? $0[0] : nil }),
        .kind(.list(of: number, count: 2...3), when: { $0.items != nil }, { $0 }, back: { $0 }),
      ])
    let stops = ParameterKind<[[Double]]>.list(of: stop, count: 1...1000)
    return ParameterKind(
      stops.name, stops.shape,
      decode: { value, diagnostics in
        guard let read = stops.decode(value, &diagnostics) else { return nil }
        let points = read.flatMap { stop in
          stop.count == 1
            ? [PiecewiseLinear.Stop(stop[0])]
            : stop.dropFirst().map { PiecewiseLinear.Stop(stop[0], at: $0) }
        }
        return try? PiecewiseLinear(points)
      },
      encode: { stops.encode($0.points.map { [$0.output, $0.input] }) })
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
