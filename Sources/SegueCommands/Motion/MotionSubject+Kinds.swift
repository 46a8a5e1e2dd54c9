import SegueConfig
import SegueCore
import SegueMotion

nonisolated extension ParameterKind where Value == MotionSubject {
  /// A motion as the tunables of styles take it, or what else moves by a formula.
  static var subject: ParameterKind {
    let motions = ParameterKind<MotionChoice>.motions.map { way in
      way.mapped(MotionSubject.motion) { subject in
        if case .motion(let choice) = subject { choice } else { nil }
      }
    }
    return oneOf(
      "a motion",
      motions + [
        .tagged("steps", .steps, MotionSubject.steps) { subject in
          if case .steps(let steps) = subject { steps } else { nil }
        },
        .tagged("linear", .lines, MotionSubject.linear) { subject in
          if case .linear(let lines) = subject { lines } else { nil }
        },
        .tagged("rubberBand", .band, MotionSubject.rubberBand) { subject in
          if case .rubberBand(let band) = subject { band } else { nil }
        },
        .tagged("projection", .projection, MotionSubject.projection) { subject in
          if case .projection(let projection) = subject { projection } else { nil }
        },
      ])
  }
}

nonisolated extension ParameterKind where Value == StepEasing {
  /// A staircase: `{ count: 4, jumps: start }`.
  fileprivate static var steps: ParameterKind {
    made(of: StepKeys.table, \.easing) { StepKeys(count: $0.count, jumps: $0.jumps) }
  }
}

nonisolated extension ParameterKind where Value == PiecewiseLinear {
  /// Points: each an output, or an output with the input or the two inputs it is at.
  fileprivate static var lines: ParameterKind {
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
      stops.name, schema: stops.schema,
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

nonisolated extension ParameterKind where Value == RubberBand {
  /// A rubber band: `{ dimension: 960 }`.
  fileprivate static var band: ParameterKind {
    made(of: BandKeys.table, \.band) {
      BandKeys(dimension: $0.dimension, coefficient: $0.coefficient)
    }
  }
}

nonisolated extension ParameterKind where Value == Projection {
  /// Something let go: `{ velocity: 500, rate: fast }`.
  fileprivate static var projection: ParameterKind {
    made(of: ProjectionKeys.table, \.projection) {
      ProjectionKeys(velocity: $0.velocity, rate: $0.deceleration.rate)
    }
  }
}

nonisolated extension ParameterKind {
  /// A value made of the keys of a table, whose checks tell why some make none.
  private static func made<Keys>(
    of table: ParameterTable<Keys>, _ make: any KeyPath<Keys, Value?> & Sendable,
    back unmake: @escaping @Sendable (Value) -> Keys
  ) -> ParameterKind {
    ParameterKind(
      table.name, schema: table.schema(),
      decode: { value, diagnostics in
        let errors = diagnostics.errorCount
        let keys = table.decode(value, into: &diagnostics)
        return diagnostics.errorCount == errors ? keys?[keyPath: make] : nil
      },
      encode: { table.encode(unmake($0)) })
  }
}
