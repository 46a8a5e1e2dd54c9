import HeadlessUIKit
package import SegueConfig

/// The last transition that completed since the scenario began; canceled ones do not count.
package nonisolated struct CompletedExpectation: Expectation {
  /// The completion of a transition.
  package enum Completion: String, CaseIterable, Sendable {
    /// A presentation, a dismissal, a push, a pop, a tab change, a page change, or none.
    case presentation, dismissal, push, pop, selection, page, none
  }

  /// The expected completion.
  package var completion: Completion

  package static let key = "completed"
  package static let summary = "The last transition that completed since the scenario began."
  package static let followsReleases = true
  package static let examples = ["completed: presentation", "none"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind<Completion>.choice("a completed transition").mapped(Self.init, back: \.completion)
  }

  package var sentence: String {
    completion == .none
      ? "no transition has completed"
      : "the last transition to complete is a \(completion.rawValue)"
  }
  package var expected: String { completion.rawValue }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let last = observation.deviceEvents.reversed().lazy.compactMap(Completion.init).first ?? .none
    return EvaluationResult(last == completion, last.rawValue)
  }
}

nonisolated extension CompletedExpectation.Completion {
  /// Creates the completion of a device event; `nil` for another event.
  fileprivate init?(_ event: DeviceEvent) {
    switch (event.kind, event.text) {
    case (.presentation, "presentationTransitionDidEnd(true)"): self = .presentation
    case (.presentation, "dismissalTransitionDidEnd(true)"): self = .dismissal
    case (.container, "push(true)"): self = .push
    case (.container, "pop(true)"): self = .pop
    case (.container, "selection(true)"): self = .selection
    case (.container, "page(true)"): self = .page
    default: return nil
    }
  }
}
