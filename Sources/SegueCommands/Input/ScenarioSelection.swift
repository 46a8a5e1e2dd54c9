import SegueConfig
import SegueScenario

/// The options of `segue run` that select scenarios, in addition to `--scenario`.
nonisolated struct ScenarioSelection: Sendable {
  static let filter = CommandOption(
    "filter", value: "TEXT", isRepeatable: true,
    "only scenarios whose file or name contains this text, in any case")

  private let filters: [String]

  init(_ invocation: Invocation) {
    filters = invocation.values(Self.filter)
  }

  /// Returns the selected scenarios; files without one are omitted.
  ///
  /// - Throws: If none is selected.
  func select(_ choices: [ScenarioChoice]) throws(CommandFailure) -> [ScenarioChoice] {
    let selected = choices.filtered { file, scenario in
      filters.isEmpty || filters.contains { isIn(file, scenario, $0) }
    }
    guard !selected.isEmpty else {
      let count = choices.reduce(0) { $0 + $1.scenarios.count }
      throw CommandFailure(
        .noInput, "nothing-selected",
        "none of the \(counted(count, "scenario")) is selected",
        help: "'--list' without the other options lists the scenarios")
    }
    return selected
  }

  private func isIn(_ file: ConfigFile, _ scenario: ScenarioPlan, _ text: String) -> Bool {
    "\(file.path): \(scenario.name.value)".lowercased().contains(text.lowercased())
  }
}

nonisolated extension [ScenarioChoice] {
  /// Returns the scenarios for which a function is true; files without one are omitted.
  fileprivate func filtered(by isSelected: (ConfigFile, ScenarioPlan) -> Bool) -> Self {
    compactMap { choice in
      let scenarios = choice.scenarios.filter { isSelected(choice.file, $0) }
      return scenarios.isEmpty ? nil : ScenarioChoice(file: choice.file, scenarios: scenarios)
    }
  }

  /// The names, below the path of each file.
  var list: String {
    let count = reduce(0) { $0 + $1.scenarios.count }
    let files = map { choice in
      ([choice.file.path] + choice.scenarios.map { "  \($0.name.value)" })
        .map { DisplayText($0).text + "\n" }.joined()
    }
    return files.joined(separator: "\n") + "\n\(counted(count, "scenario"))\n"
  }
}
