import SegueApp
package import SegueConfig

/// Expectations that must hold now, throughout an interval, or at some time within one.
package nonisolated struct ExpectStep: Step {
  /// The expectations.
  package var expectations = Expectations()
  /// The interval, s, at whose every frame they must hold and which passes; `nil` for none.
  package var during: Double?
  /// The interval, s, at one of whose frames they must hold; `nil` for none.
  package var within: Double?

  package static let key = "expect"
  package static let synonyms = ["assert"]
  package static let summary = "Expectations that must hold: see below."
  package static let examples = ["expect: { … }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    Expectations.table(names, with: ["during", "within"]).lifted(
      to: \.expectations, of: Self(),
      adding: [
        Parameter(
          "during", \.during, .optional(.stepDuration),
          "The interval at whose every frame the expectations must hold; it passes."),
        Parameter(
          "within", \.within, .optional(.stepDuration),
          "The interval at one of whose frames they must hold; time passes until then."),
      ],
      rawValidator: { _, value, diagnostics in
        if value["during"] != nil, let within = value.entry("within") {
          diagnostics.error(
            "contradiction", "'during' and 'within' cannot be combined", at: within.keyRange,
            help: "write two expectations, one after the other")
        }
      })
  }

  package var minimumDuration: Double { during ?? 0 }

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
