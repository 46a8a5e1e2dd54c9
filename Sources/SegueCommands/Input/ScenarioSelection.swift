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
    "shard", value: "I/N", isRepeatable: true,
    "only the I-th of N parts that take about as long; 'segue merge' joins their reports")

  private let filters: [String]
  private let included: [String]
  private let excluded: [String]
  private let failed: Set<ReportedName>?
  private let shards: [Shard]

  /// - Throws: For an invalid shard, or a report that cannot be read.
  init(_ invocation: Invocation) throws(CommandFailure) {
    filters = invocation.values(Self.filter).map { $0.lowercased() }
    included = invocation.values(Self.include)
    excluded = invocation.values(Self.exclude)
    var shards: [Shard] = []
    for text in invocation.values(Self.shard) { shards.append(try Shard(text, invocation)) }
    self.shards = shards
    guard let report = invocation.value(Self.lastFailed) else {
      failed = nil
      return
    }
    let results = try ReportReader.results(at: report)
    failed = Set(
      results.files.flatMap { file in
        file.scenarios.filter { !$0.passed }.map { ReportedName(file: file.path, name: $0.name) }
      })
  }

  /// Returns the selected scenarios, numbered before they are divided into parts; files without one
  /// are omitted.
  ///
  /// - Throws: For a tag that no scenario has, or if none is selected.
  func select(_ choices: [ScenarioChoice]) throws(CommandFailure) -> [ScenarioChoice] {
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
    for shard in shards { selected = shard.part(of: selected) }
    guard !selected.isEmpty else {
      let count = choices.reduce(0) { $0 + $1.scenarios.count }
      throw CommandFailure(
        .noInput, "nothing-selected",
        "none of the \(counted(count, "scenario")) is selected",
        help: "'--list' without the other options lists the scenarios")
    }
    return selected
  }

  private func isSelected(_ plan: ScenarioPlan, of file: ConfigFile) -> Bool {
    let name = plan.name.value
    let text = "\(file.path): \(name)".lowercased()
    return (filters.isEmpty || filters.contains(where: text.contains))
      && (included.isEmpty || included.contains(where: plan.tags.contains))
      && !excluded.contains(where: plan.tags.contains)
      && failed?.contains(ReportedName(file: file.path, name: name)) != false
  }
}

/// The name of a scenario in a report.
nonisolated struct ReportedName: Hashable, Sendable {
  var file: String
  var name: String
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
