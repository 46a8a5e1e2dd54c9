import SegueConfig
import SegueScenario

/// The options of `segue run` that select scenarios, in addition to `--scenario`.
nonisolated struct ScenarioSelection: Sendable {
  static let options = [filter, include, exclude, lastFailed, shard]

  private static let filter = CommandOption(
    "filter", value: "TEXT", isRepeatable: true,
    "only scenarios whose file or name contains this text, in any case")
  private static let include = CommandOption(
    "include", value: "TAG", isRepeatable: true, "only scenarios with this tag")
  private static let exclude = CommandOption(
    "exclude", value: "TAG", isRepeatable: true, "no scenarios with this tag")
  private static let lastFailed = CommandOption(
    "last-failed", value: "REPORT", kind: .file,
    "only scenarios that failed in this report of --json, or folder of --out")
  static let shard = CommandOption(
    "shard", value: "I/N",
    "only the I-th of N parts that take about as long; 'segue merge' joins their reports")

  private let filters: [String]
  private let included: [String]
  private let excluded: [String]
  /// The report of an earlier run, and what failed in it; `nil` without the option.
  private let failed: (report: String, names: [ReportedName])?
  private let shard: Shard?

  /// - Throws: For an invalid shard, or a report that cannot be read.
  init(_ invocation: Invocation) throws(CommandFailure) {
    filters = invocation.values(Self.filter).map { $0.lowercased() }
    included = invocation.values(Self.include)
    excluded = invocation.values(Self.exclude)
    let part = invocation.value(Self.shard)
    shard = if let part { try Shard(part, invocation) } else { nil }
    guard let report = invocation.value(Self.lastFailed) else {
      failed = nil
      return
    }
    let results = try ReportReader.results(at: report)
    let names = results.files.flatMap { file in
      file.scenarios.filter { !$0.passed }.map { ReportedName(file: file.path, name: $0.name) }
    }
    failed = (report, names)
  }

  /// Returns the selected scenarios, numbered before they are divided into parts, and their part of the
  /// run; `nil` for a whole run. Files without a scenario are omitted.
  ///
  /// - Throws: For a tag that no scenario has, or if none is selected.
  func select(
    _ choices: [ScenarioChoice]
  ) throws(CommandFailure) -> (choices: [ScenarioChoice], shard: Shard?) {
    let tags = Set(choices.flatMap { $0.scenarios.flatMap(\.plan.tags) })
    for tag in included + excluded where !tags.contains(tag) {
      throw .unknown("tag", tag, known: tags.sorted())
    }
    var number = 0
    var selected = choices.compactMap { choice in
      var choice = choice
      choice.scenarios = choice.scenarios.filter { isSelected($0.plan, of: choice.file) }
      for index in choice.scenarios.indices {
        number += 1
        choice.scenarios[index].number = number
      }
      return choice.scenarios.isEmpty ? nil : choice
    }
    var shard = shard
    if shard != nil { selected = shard?.divide(selected) ?? selected }
    guard !selected.isEmpty else {
      throw failure(of: choices)
    }
    return (selected, shard)
  }

  /// Returns the failure of a selection without a scenario.
  private func failure(of choices: [ScenarioChoice]) -> CommandFailure {
    if let failed, !choices.contains(where: { $0.hasFailed(in: failed.names) }) {
      let names = failed.names.prefix(Self.listed).map { DisplayText($0.text).text }
      let more = failed.names.count > Self.listed ? ", …" : ""
      let count = counted(failed.names.count, "scenario")
      return failed.names.isEmpty
        ? CommandFailure(
          .noInput, "nothing-selected", "no scenario failed in \(quotedPath(failed.report))",
          help: "leave out '--last-failed' to play all scenarios")
        : CommandFailure(
          .noInput, "nothing-selected",
          "\(count) failed in \(quotedPath(failed.report)), but none of them is here: "
            + names.joined(separator: ", ") + more,
          help: "name the same files as in that run, from the same folder")
    }
    return CommandFailure(
      .noInput, "nothing-selected",
      "none of the \(counted(choices.scenarioCount, "scenario")) is selected",
      help: "'--list' without the other options lists the scenarios")
  }

  /// The largest number of failed scenarios that are listed.
  private static let listed = 3

  private func isSelected(_ plan: ScenarioPlan, of file: ConfigFile) -> Bool {
    let name = plan.name.value
    let text = "\(file.path): \(name)".lowercased()
    return (filters.isEmpty || filters.contains(where: text.contains))
      && (included.isEmpty || included.contains(where: plan.tags.contains))
      && !excluded.contains(where: plan.tags.contains)
      && failed?.names.contains(ReportedName(file: file.path, name: name)) != false
  }
}

/// The name of a scenario in a report. It is equal to that of a run from another path of the same
/// file, such as `./a.yaml` for `a.yaml`.
nonisolated struct ReportedName: Equatable, Sendable {
  private let name: String
  private let file: [String]
  /// The file as it was named, and the name.
  let text: String

  init(file: String, name: String) {
    self.name = name
    self.file = ConfigFile.parts(of: file)
    text = "\(file): \(name)"
  }

  static func == (one: ReportedName, other: ReportedName) -> Bool {
    one.name == other.name && one.file == other.file
  }
}

nonisolated extension ScenarioChoice {
  /// Returns whether one of the scenarios has one of these names.
  fileprivate func hasFailed(in names: [ReportedName]) -> Bool {
    scenarios.contains { names.contains(ReportedName(file: file.path, name: $0.plan.name.value)) }
  }
}

nonisolated extension [ScenarioChoice] {
  /// The number of scenarios.
  var scenarioCount: Int { reduce(0) { $0 + $1.scenarios.count } }

  /// The choices of each file, one for each device.
  var files: [[ScenarioChoice]] {
    reduce(into: []) { files, choice in
      if files.last?[0].file.path == choice.file.path {
        files[files.count - 1].append(choice)
      } else {
        files.append([choice])
      }
    }
  }

  /// The names, below the path of each file, with their tags.
  var list: String {
    let files = map { choice in
      let names = choice.scenarios.map { scenario in
        "  "
          + ([scenario.plan.name.value] + scenario.plan.tags.map { "[\($0)]" }).joined(
            separator: " ")
      }
      return ([choice.file.path] + names).map { DisplayText($0).text + "\n" }.joined()
    }
    return files.joined(separator: "\n") + "\n\(counted(scenarioCount, "scenario"))\n"
  }
}
