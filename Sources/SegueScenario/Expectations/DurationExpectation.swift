import HeadlessUIKit
package import SegueConfig

/// The duration of the last transition that ended since the scenario began.
package nonisolated struct DurationExpectation: Expectation {
  /// The duration or its limits, s.
  package var seconds = ExpectedNumber()
  /// The tolerance, s; 1 ms by default.
  package var tolerance = 0.001

  package static let key = "duration"
  package static let summary =
    "How long the last transition took that completed or was canceled since the scenario began, with "
    + "its interactive part; or, after a release at a detent, the `settle` that followed it. The "
    + "tolerance is 1 ms by default."
  package static let examples = [
    "duration: 400ms", "{ atLeast: 300ms, atMost: 500ms, is: 400ms, tolerance: 20ms }",
  ]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    let duration = ParameterKind<Double>.stepDuration
    return .of(
      [
        .short(
          duration, for: "is", { Self(seconds: ExpectedNumber($0)) },
          part: { $0.seconds.value ?? 0 })
      ],
      or: ParameterTable(
        "a duration", defaults: Self(),
        ExpectedNumber.parameters(duration, "duration").map { $0.lifted(to: \.seconds) } + [
          Parameter("tolerance", \.tolerance, duration, "The tolerance.")
        ],
        check: { expected, value, diagnostics in
          expected.seconds.checkLimits(value, &diagnostics)
        }
      ).requiringAnyKey(
        "empty-expectation", "the duration expectation has no number", besides: ["tolerance"]))
  }

  package var sentence: String { "the last transition took \(seconds.text) s" }
  package var expected: String { "\(seconds.text) ± \(tolerance.text) s" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let found = observation.settling ?? Self.duration(observation.deviceEvents) else {
      return EvaluationResult(false, "no transition has ended")
    }
    return EvaluationResult(seconds.match(found, tolerance), "\(found.text) s")
  }

  /// Returns the duration of the last transition that ended, s; `nil` for none.
  private static func duration(_ events: ArraySlice<DeviceEvent>) -> Double? {
    let all = events.filter { $0.kind == .transition }
    guard let end = all.lastIndex(where: { $0.text.hasPrefix("completeTransition(") }),
      let begin = all[..<end].last(where: { event in
        event.subject == all[end].subject
          && ["animateTransition", "startInteractiveTransition"].contains(event.text)
      })
    else { return nil }
    return all[end].time - begin.time
  }
}
