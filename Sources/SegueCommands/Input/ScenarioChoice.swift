import SegueConfig
import SegueScenario

/// The scenarios of a file that a command plays.
nonisolated struct ScenarioChoice: Sendable {
  /// A scenario and its place in the whole selection, from 1; a part of a run keeps it.
  struct Numbered: Sendable {
    var number: Int
    var plan: ScenarioPlan
  }

  var file: ConfigFile
  var scenarios: [Numbered]

  /// Returns the scenarios that match one of the patterns, or all scenarios without a pattern.
  ///
  /// Files without a chosen scenario are omitted.
  /// - Throws: If a pattern matches no scenario, or there are no scenarios.
  static func choose(
    _ patterns: [String], in files: [ConfigFile]
  ) throws(CommandFailure) -> [ScenarioChoice] {
    let names = files.flatMap { $0.plan.scenarios.map(\.name.value) }
    guard !names.isEmpty else {
      let place = files.count == 1 ? " in \(quotedPath(files[0].path))" : ""
      throw CommandFailure(
        .noInput, "no-scenarios", "there are no scenarios\(place)",
        help: "write some under the key 'scenarios'")
    }
    let wanted = patterns.map(NamePattern.init)
    for (pattern, text) in zip(wanted, patterns) where !names.contains(where: pattern.matches) {
      throw .unknown("scenario", text, known: names)
    }
    return files.compactMap { file in
      let chosen = file.plan.scenarios.filter { scenario in
        wanted.isEmpty || wanted.contains { $0.matches(scenario.name.value) }
      }
      let named = chosen.map { Numbered(number: 0, plan: $0.named(on: file.device)) }
      return named.isEmpty ? nil : ScenarioChoice(file: file, scenarios: named)
    }
  }
}

nonisolated extension ScenarioPlan {
  /// Returns the scenario with the device's name in its own, if the device is not the file's.
  fileprivate func named(on device: String?) -> ScenarioPlan {
    guard let device else { return self }
    var plan = self
    plan.name.value += " (\(device))"
    return plan
  }
}
