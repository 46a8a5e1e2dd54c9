import HeadlessUIKit
package import SegueConfig

/// Which transition was the last to end completed since the scenario began; one that was canceled does
/// not count.
package nonisolated struct CompletedExpectation: Expectation {
  /// The end of a transition.
  package enum Completion: String, CaseIterable, Sendable {
    /// A presentation, a dismissal, a push, a pop, a change of tab, a change of page, or no transition
    /// at all.
    case presentation, dismissal, push, pop, selection, page, none
  }

  /// The last one.
  package var completion: Completion

  package static let key = "completed"
  package static let summary = "The last transition that ended completed since the scenario began."
  package static let examples = [
    "completed: presentation", "dismissal", "push", "pop", "selection", "page", "none",
  ]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind<Completion>.choice("a completion").mapped(Self.init, back: \.completion)
  }

  package var sentence: String {
    completion == .none
      ? "no transition has completed"
      : "the last transition to complete is a \(completion.rawValue)"
  }
  package var expected: String { completion.rawValue }

  package func evaluate(_ observation: Observation) -> Finding {
    let last = observation.deviceEvents.reversed().lazy.compactMap(Completion.init).first ?? .none
    return Finding(last == completion, last.rawValue)
  }
}

nonisolated extension CompletedExpectation.Completion {
  /// The completion that an event of the device is; nil for another event.
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
