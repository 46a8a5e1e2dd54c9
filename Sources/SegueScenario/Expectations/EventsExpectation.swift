import HeadlessUIKit
package import SegueConfig
import SegueRecording

/// The events since the scenario began.
package nonisolated struct EventsExpectation: Expectation {
  /// The events as `subject text`, in this order.
  package var list: [String] = []
  /// Whether no other events may occur.
  package var isExact = false
  /// The kind of events to compare; `nil` for all.
  package var kind: String?

  package static let key = "events"
  package static let summary =
    "The events since the scenario began, each as 'subject text', in order; see below."
  package static let examples = [
    "events: [ games viewWillAppear(true), … ]", "{ list: […], isExact: true, kind: appearance }",
  ]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .of(
      [
        .short(
          .list(of: .text), for: "list", when: { $0.items != nil }, { Self(list: $0) }, part: \.list
        )
      ],
      or: table)
  }

  private static let table = ParameterTable(
    "a list of events", defaults: Self(),
    [
      Parameter(
        "list", \.list, .list(of: .text), required: true, "Events as 'subject text', in this order."
      ),
      Parameter("isExact", \.isExact, .boolean, "Whether no other events may occur."),
      Parameter(
        "kind", \.kind,
        .optional(
          .reference(
            to: "kind", among: DeviceEvent.Kind.allCases.map(\.rawValue) + [AppNames.reports])),
        "The kind of events to compare; all by default."),
    ])

  package var sentence: String {
    "\(isExact ? "exactly these" : "these") \(kind.map { "\($0) " } ?? "")events "
      + "happened in order"
  }
  package var expected: String { "[\(list.joined(separator: ", "))]" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let events = observation.events
      .filter { kind == nil || $0.kind == kind }
      .map { $0.subject.isEmpty ? $0.text : "\($0.subject) \($0.text)" }
    guard !isExact else {
      return EvaluationResult(events == list, "[\(events.joined(separator: ", "))]")
    }
    var remaining = list[...]
    for event in events where event == remaining.first { remaining.removeFirst() }
    guard let missing = remaining.first else { return EvaluationResult(true, "") }
    return EvaluationResult(false, Self.absence(of: missing, among: events))
  }

  private static func absence(of event: String, among events: [String]) -> String {
    let near = events.contains(event) ? nil : nearestName(to: event, among: events)
    return "no \(quoted(event)) at its position"
      + (near.map { " (did you mean \(quoted($0))?)" } ?? "")
      + " among [\(events.joined(separator: ", "))]"
  }
}
