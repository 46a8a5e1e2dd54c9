import SegueConfig
import SegueMotion

nonisolated extension StepPlan {
  /// The steps of fingers, without `tap`.
  static func touches(_ names: PlanNames) -> [ParameterKind<StepPlan>.Alternative] {
    [
      .tagged("drag", .record(DragPlan.table(names)), StepPlan.drag) {
        if case .drag(let plan) = $0 { plan } else { nil }
      },
      .tagged("fling", .record(FlingPlan.table(names)), StepPlan.fling) {
        if case .fling(let plan) = $0 { plan } else { nil }
      },
      .tagged("hold", .record(HoldPlan.table(names)), StepPlan.hold) {
        if case .hold(let plan) = $0 { plan } else { nil }
      },
    ]
  }
}

nonisolated extension DragPlan {
  static func table(_ names: PlanNames) -> ParameterTable<DragPlan> {
    ParameterTable(
      "a drag", defaults: DragPlan(),
      [
        Parameter(
          "from", \.from, .written(Target.kind(names)),
          "Where the finger lands; by default the one that is held goes on."),
        Parameter("by", \.by, .written(.point), "How far it goes: [dx, dy]."),
        Parameter("to", \.to, .written(Target.kind(names)), "Or where it goes."),
        Parameter("for", \.seconds, .duration(0...60), "How long it takes."),
        Parameter("curve", \.curve, .curve, "How fast it is on its way."),
        Parameter("hold", \.isHeld, .boolean, "Whether it stays on the screen afterwards."),
        Parameter("fingers", \.fingers, .fingers, "How many fingers there are, side by side."),
      ],
      writtenCheck: { value, diagnostics in
        if value["by"] != nil, let aim = value.entry("to") {
          diagnostics.error(
            "contradiction", "'by' and 'to' cannot stand together", at: aim.keyRange,
            help: "keep one of them")
        }
        if value["by"] == nil, value["to"] == nil {
          diagnostics.error(
            "missing-key", "the drag goes nowhere", at: value.range,
            help: "write by: [dx, dy] in pt, or to: and a target")
        }
        reportUselessFingers(value, &diagnostics)
      })
  }
}

nonisolated extension FlingPlan {
  static func table(_ names: PlanNames) -> ParameterTable<FlingPlan> {
    ParameterTable(
      "a fling", defaults: FlingPlan(),
      [
        Parameter(
          "from", \.from, .written(Target.kind(names)),
          "Where the finger lands; by default the one that is held goes on."),
        Parameter("by", \.by, .point, required: true, "How far it goes: [dx, dy]."),
        Parameter(
          "velocity", \.velocity, .number(1...100_000, unit: "pt/s", name: "a velocity"),
          required: true, "How fast it is, from landing to lifting."),
        Parameter("fingers", \.fingers, .fingers, "How many fingers there are, side by side."),
      ],
      writtenCheck: reportUselessFingers,
      check: { fling, value, diagnostics in
        if fling.by == ConfigPoint(x: 0, y: 0) {
          diagnostics.error(
            "out-of-range", "the fling goes nowhere", at: value["by"]?.range ?? value.range,
            help: "write by: [dx, dy] in pt, not both 0")
        }
      })
  }
}

nonisolated extension HoldPlan {
  static func table(_ names: PlanNames) -> ParameterTable<HoldPlan> {
    ParameterTable(
      "a hold", defaults: HoldPlan(at: .point(ConfigPoint(x: 0, y: 0))),
      [
        Parameter("at", \.at, Target.kind(names), required: true, "Where the finger lands."),
        Parameter(
          "for", \.seconds, .duration(0...600),
          "How long the step takes; the finger stays until it is released."),
        Parameter("fingers", \.fingers, .fingers, "How many fingers there are, side by side."),
      ])
  }
}

/// Held fingers have been counted already.
private nonisolated func reportUselessFingers(
  _ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics
) {
  guard value["from"] == nil, let fingers = value.entry("fingers") else { return }
  diagnostics.error(
    "contradiction", "'fingers' stands without 'from'", at: fingers.keyRange,
    help: "say where they land with from: and a target, or leave 'fingers' out")
}

nonisolated extension ParameterKind where Value == Int {
  fileprivate static var fingers: ParameterKind { .integer(1...5) }
}

nonisolated extension ParameterKind where Value == CubicBezier {
  fileprivate static var curve: ParameterKind {
    .choice(
      "a curve",
      [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("standard", .standard),
      ])
  }
}
