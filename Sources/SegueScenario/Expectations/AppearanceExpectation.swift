import HeadlessUIKit
package import SegueConfig

/// The phases of the appearance callbacks of screens.
package nonisolated struct AppearanceExpectation: Expectation {
  /// The phase of a view controller's appearance callbacks.
  package enum Phase: String, CaseIterable, Sendable {
    /// After `viewWillAppear`, and after `viewDidAppear`.
    case appearing, appeared
    /// After `viewWillDisappear`, and after `viewDidDisappear`.
    case disappearing, disappeared
  }

  /// The expected phase of each screen, in file order.
  package var phases: [Named<Phase>]

  package static let key = "appearance"
  package static let summary =
    "The phase of each screen's appearance callbacks, by the last one that it received: appearing, "
    + "appeared, disappearing or disappeared."
  package static let examples = ["appearance: { home: disappeared, games: appeared }"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ReferenceMap.kind(
      "a map of screens", from: "screen", names.app.screen, to: .choice("a phase")
    ).mapped(Self.init, back: \.phases)
  }

  package var sentence: String { phases.map { "\($0.name) is \($0.value.rawValue)" }.listText }
  package var expected: String { phases.map { "\($0.name) \($0.value.rawValue)" }.listText }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let found = phases.map { ($0.name, Self.phase(of: $0.name, observation.device)) }
    return EvaluationResult(
      zip(phases, found).allSatisfy { $0.value == $1.1 },
      found.map { "\($0.0) \($0.1?.rawValue ?? "without callbacks")" }.listText)
  }

  /// Returns the phase after the last appearance callback of a screen since the app's launch.
  @MainActor private static func phase(of screen: String, _ device: SimulatedDevice) -> Phase? {
    for event in device.events.reversed()
    where event.kind == .appearance && event.subject == screen {
      if let phase = Phase(callback: event.text) { return phase }
    }
    return nil
  }
}

nonisolated extension AppearanceExpectation.Phase {
  /// Creates the phase after a callback.
  fileprivate init?(callback: String) {
    switch callback.prefix(while: { $0 != "(" }) {
    case "viewWillAppear", "viewIsAppearing": self = .appearing
    case "viewDidAppear": self = .appeared
    case "viewWillDisappear": self = .disappearing
    case "viewDidDisappear": self = .disappeared
    default: return nil
    }
  }
}
