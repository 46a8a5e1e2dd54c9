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
      .tagged(
        "touches", .list(of: .record(FingerPlan.table(names)), count: 1...5), StepPlan.touches
      ) {
        if case .touches(let plans) = $0 { plans } else { nil }
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

nonisolated extension FingerPlan {
  static func table(_ names: PlanNames) -> ParameterTable<FingerPlan> {
    ParameterTable(
      "a finger", defaults: FingerPlan(from: .point(ConfigPoint(x: 0, y: 0))),
      [
        Parameter("from", \.from, Target.kind(names), required: true, "What it aims at."),
        Parameter("offset", \.offset, .point, "How far from there it lands: [dx, dy]."),
        Parameter("land", \.land, .duration(0...60), "When it lands, from the step's beginning."),
        Parameter(
          "path", \.path, .list(of: .record(Report.table), count: 0...1000),
          "Where it is when; between these it says nothing."),
        Parameter(
          "lift", \.lift, .written(.duration(0...60)),
          "When it lifts; without it, it stays until it is released."),
      ],
      check: { finger, value, diagnostics in
        var last = finger.land
        for (report, written) in zip(finger.path, value["path"]?.items ?? []) {
          check(report.at, after: &last, written["at"] ?? written, &diagnostics)
        }
        if let lift = finger.lift {
          check(lift, after: &last, value["lift"] ?? value, &diagnostics)
        }
      })
  }

  private static func check(
    _ time: Double, after last: inout Double, _ value: ConfigValue,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    guard time < last else { return last = time }
    diagnostics.error(
      "out-of-order", "the finger is at \(numberText(last)) s already", at: value.range,
      help: "write times in their order, all from the step's beginning")
  }
}

nonisolated extension FingerPlan.Report {
  fileprivate static let table = ParameterTable(
    "a report", defaults: Self(),
    [
      Parameter("at", \.at, .duration(0...60), required: true, "When, from the step's beginning."),
      Parameter(
        "by", \.by, .point, required: true, "How far it is from where it landed: [dx, dy]."),
    ])
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
