import SegueConfig
import SegueScenario

/// The scenarios of a file that a command plays.
nonisolated struct ScenarioChoice: Sendable {
  /// A scenario and its place in the whole selection, from 1; a part of a run keeps it.
  struct Numbered: Sendable {
    var number: Int
    var plan: ScenarioPlan
    /// The name of its files among all scenarios of its file, without the device and an extension.
    var slug: String
    /// The path of its files in the folder of a run, among all scenarios of all files, without an
    /// extension.
    var stem: String
  }

  var file: ConfigFile
  var scenarios: [Numbered]

  /// Returns the scenarios that match one of the patterns, or all scenarios without a pattern.
  ///
  /// Files without a chosen scenario are omitted. Names of files are numbered among all scenarios, so
  /// that a scenario has the same ones in every selection.
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
    var (folders, stems, current) = (Slug(), Slug(), (path: "", folder: ""))
    return files.compactMap { file in
      // A file on several devices has one folder.
      if current.path != file.path {
        current = (file.path, folders.unique(ConfigFile.stem(of: file.path)))
        stems = Slug()
      }
      var slugs = Slug()
      let named = file.plan.scenarios.map { scenario in
        let plan = scenario.named(on: file.device)
        // `ScenarioSelection` sets the number.
        return Numbered(
          number: 0, plan: plan, slug: slugs.unique(scenario.name.value),
          stem: "\(current.folder)/\(stems.unique(plan.name.value))")
      }
      let chosen = zip(file.plan.scenarios, named).filter { scenario, _ in
        wanted.isEmpty || wanted.contains { $0.matches(scenario.name.value) }
      }
      return chosen.isEmpty ? nil : ScenarioChoice(file: file, scenarios: chosen.map(\.1))
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
