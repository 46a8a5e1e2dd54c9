package import SegueConfig

/// Expectations that must hold now, throughout an interval, or at some time within one.
package nonisolated struct ExpectStep: Step {
  /// The expectations.
  package var expectations = Expectations()
  /// The interval, s, that passes and at whose every frame they must hold; `nil` for none.
  package var during: Double?
  /// The steps that are performed and at whose every frame they must hold; none by default.
  package var steps: [Located<any Step>] = []
  /// The interval, s, at one of whose frames they must hold, until which time passes; `nil` for none.
  package var within: Double?

  package static let key = "expect"
  package static let synonyms = ["assert"]
  package static let summary = "Expectations that must hold: see below."
  package static let examples = [
    "expect: { … }", "{ …, during: settle }", "{ …, within: 300ms }",
  ]

  /// Returns whether both have equal expectations, intervals and steps.
  package static func == (left: ExpectStep, right: ExpectStep) -> Bool {
    left.expectations == right.expectations && left.during == right.during
      && left.within == right.within && left.steps.equal(right.steps)
  }

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    Expectations.table(names, with: ["during", "within"]).lifted(
      to: \.expectations, of: Self(),
      adding: [
        Parameter(
          "during", \.phase, phase(names),
          "The interval, which passes, or the step or the list of steps, performed meanwhile, at whose "
            + "every frame the expectations must hold."),
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

  /// The interval or the steps.
  private enum Phase: Sendable {
    case interval(Double), steps([Located<any Step>])
  }

  /// The value of the key `during`; `nil` for none.
  private var phase: Phase? {
    get { steps.isEmpty ? during.map(Phase.interval) : .steps(steps) }
    set {
      (during, steps) = (nil, [])
      switch newValue {
      case .interval(let seconds): during = seconds
      case .steps(let list): steps = list
      case nil: break
      }
    }
  }

  private static func phase(_ names: ScenarioNames) -> ParameterKind<Phase?> {
    let steps = OneOrMore.kind(of: StepList.kind(names))
    return .optional(
      .oneOf(
        "an interval or steps",
        [
          .kind(
            .stepDuration, when: { $0.text?.first?.isNumber == true }, { .interval($0) },
            back: { if case .interval(let seconds) = $0 { seconds } else { nil } }),
          .kind(
            steps, when: { !$0.isNothing }, { .steps($0) },
            back: { if case .steps(let list) = $0 { list } else { nil } }),
        ]))
  }

  package var minimumDuration: Double { during ?? steps.minimumDuration }
  package var performed: StepCount { StepCount() + steps.performed }
  package var trackedViews: Set<String> { expectations.trackedViews.union(steps.trackedViews) }

  package func perform(_ context: StepContext) {
    if !steps.isEmpty {
      context.judge.judge(expectations) { context.perform(steps) }
    } else if let during {
      context.judge.judge(expectations, during: during, context.clock)
    } else if let within {
      context.judge.judge(expectations, within: within, context.clock)
    } else {
      context.judge.judge(expectations)
    }
  }
}
