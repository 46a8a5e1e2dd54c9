public import SegueConfig

/// What must hold at a moment: conditions, each with a verdict of its own.
public nonisolated struct Expectation: Equatable, Sendable {
  /// The conditions in the order written.
  public var conditions: [Marked<Condition>] = []

  /// The conditions of one key.
  subscript(key: Condition.Key) -> [Marked<Condition>] {
    get { conditions.filter { $0.value.key == key } }
    set {
      conditions.removeAll { $0.value.key == key }
      conditions += newValue
    }
  }

  /// The keys that say what must hold.
  static func parameters(_ names: PlanNames) -> [Parameter<Expectation>] {
    Condition.Key.allCases.map { key in
      Parameter(key.rawValue, \Expectation[key], Condition.kind(key, names), key.summary)
    }
  }

  static func kind(_ names: PlanNames) -> ParameterKind<Expectation> {
    .record(
      ParameterTable(
        "an expectation", defaults: Expectation(), parameters(names),
        writtenCheck: reportIfEmpty))
  }

  static func reportIfEmpty(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard value.hasNothing(but: ["during", "within"]) else { return }
    diagnostics.error(
      "empty-expectation", "the expectation names nothing that must hold", at: value.range,
      help: "write one of: \(Condition.Key.allCases.map(\.rawValue).joined(separator: ", "))")
  }
}

/// When an expectation of a step must hold.
public nonisolated struct ExpectStep: Equatable, Sendable {
  /// What must hold.
  public var expectation = Expectation()
  /// How long it must hold at every frame from now on, s, while that time passes; nil for no time.
  public var during: Double?
  /// In what time it must come true at some frame, s, while time passes; nil for no time.
  public var within: Double?

  static func kind(_ names: PlanNames) -> ParameterKind<ExpectStep> {
    .record(
      ParameterTable(
        "an expectation", defaults: ExpectStep(),
        Expectation.parameters(names).map { $0.lifted(to: \.expectation) } + [
          Parameter(
            "during", \.during, .written(.duration(0...600)),
            "It must hold at every frame of this stretch, which passes."),
          Parameter(
            "within", \.within, .written(.duration(0...600)),
            "It must come true at some frame of this stretch; time passes until it does."),
        ],
        writtenCheck: { value, diagnostics in
          Expectation.reportIfEmpty(value, &diagnostics)
          if value["during"] != nil, let within = value.entry("within") {
            diagnostics.error(
              "contradiction", "'during' and 'within' cannot stand together", at: within.keyRange,
              help: "write two expectations, one after the other")
          }
        }))
  }
}
