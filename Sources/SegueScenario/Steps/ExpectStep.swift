import SegueApp
package import SegueConfig

/// Something must hold now, for a stretch of time, or become true within one.
package nonisolated struct ExpectStep: Step {
  /// What must hold.
  package var expectations = Expectations()
  /// How long it must hold at every frame from now on, s, while that time passes; nil for no time.
  package var during: Double?
  /// In what time it must become true at some frame, s, while time passes; nil for no time.
  package var within: Double?

  package static let key = "expect"
  package static let synonyms = ["assert"]
  package static let summary = "Something must hold: see below."
  package static let examples = ["expect: { … }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    Expectations.table(names, with: ["during", "within"]).lifted(
      to: \.expectations, of: Self(),
      adding: [
        Parameter(
          "during", \.during, .optional(.duration(0...600)),
          "It must hold at every frame of this stretch, which passes."),
        Parameter(
          "within", \.within, .optional(.duration(0...600)),
          "It must come true at some frame of this stretch; time passes until it does."),
      ],
      rawValidator: { _, value, diagnostics in
        if value["during"] != nil, let within = value.entry("within") {
          diagnostics.error(
            "contradiction", "'during' and 'within' cannot stand together", at: within.keyRange,
            help: "write two expectations, one after the other")
        }
      })
  }

  package var leastDuration: Double { during ?? 0 }

  package func take(_ context: StepContext) {
    if let during {
      context.judge.judge(expectations, during: during, context.clock)
    } else if let within {
      context.judge.judge(expectations, within: within, context.clock)
    } else {
      context.judge.judge(expectations)
    }
  }
}
