import SegueConfig

/// The report of a part of a run.
nonisolated struct ReportPart: Sendable {
  /// The path of the report, or of the folder that contains it.
  var path: String
  /// The folder with the files of the scenarios; `nil` without files.
  var folder: String?
  var results: RunResults

  /// - Throws: If there is no report, or it is not complete.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    folder = ReportReader.folder(path)
    results = try ReportReader.results(at: path)
  }

  /// Throws if the reports are of parts of different runs, or a part is missing; `merge` finds a part
  /// that is there twice. Reports of whole runs are complete.
  static func checkComplete(_ parts: [ReportPart]) throws(CommandFailure) {
    guard let first = parts.first(where: { $0.results.shard != nil }),
      let shard = first.results.shard
    else { return }
    for part in parts
    where part.results.shard?.count != shard.count || part.results.shard?.total != shard.total {
      throw CommandFailure(
        .badData, "different-parts",
        "\(quotedPath(first.path)) and \(quotedPath(part.path)) are not parts of one run",
        help: "play all parts with the same files and options, except for '--shard'")
    }
    let found = Set(parts.map { $0.results.shard?.index })
    let missing = (0..<shard.partsInUse).filter { !found.contains($0) }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map { Shard(index: $0, of: shard.count).text }
      throw CommandFailure(
        .badData, "missing-part",
        "the run lacks \(missing.count) of \(counted(shard.partsInUse, "part")): "
          + names.joined(separator: ", ") + (missing.count > names.count ? ", …" : ""),
        help: "name the reports of all parts")
    }
  }

  /// A scenario of a part.
  private struct Entry {
    var part: ReportPart
    var file: FileResult
    var scenario: ScenarioResult
  }

  /// Returns the results of all parts in the order of the whole run, and writes their files to a
  /// folder.
  ///
  /// - Throws: If two parts contain the same scenario, or a file cannot be read or written.
  @MainActor
  static func merge(
    _ parts: [ReportPart], into output: OutputFolder?
  ) throws(CommandFailure) -> RunResults {
    let entries = parts.flatMap { part in
      part.results.files.flatMap { file in
        file.scenarios.map { Entry(part: part, file: file, scenario: $0) }
      }
    }.sorted { $0.scenario.number < $1.scenario.number }
    var results = RunResults()
    var file: FileResult?
    // The path of the part that contains a scenario, by its number, or a file, by its name.
    var owners: [String: String] = [:]
    for entry in entries {
      let (part, scenario) = (entry.part, entry.scenario)
      let text = "scenario \(scenario.number), \(quoted(scenario.name))"
      let names = [("\(scenario.number)", text)]
      for (key, text) in names + scenario.files.map({ ($0, "the file \(quotedPath($0))") }) {
        if let other = owners.updateValue(part.path, forKey: key) {
          throw CommandFailure(
            .badData, "repeated-scenario",
            "\(quotedPath(other)) and \(quotedPath(part.path)) both contain \(text)",
            help: "name each part of one run once")
        }
      }
      for name in scenario.files { try output?.write(part.text(of: name), as: name) }
      if file?.path != entry.file.path {
        if let file { results.add(file) }
        file = FileResult(path: entry.file.path, styles: entry.file.styles)
      }
      file?.scenarios.append(scenario)
    }
    if let file { results.add(file) }
    results.omit(parts.reduce(0) { $0 + $1.results.summary.omittedScenarios })
    return results
  }

  /// Returns the text of a scenario's file, without its digest.
  private func text(of file: String) throws(CommandFailure) -> String {
    let parts = file.split(separator: "/").map(String.init)
    guard OutputFolder.isOwnPath(file), let name = parts.last,
      let parent = try? FolderHandle("\(folder ?? ".")/\(parts.dropLast().joined())"),
      let text = parent.ownText(of: name)
    else {
      throw CommandFailure(
        .badData, "missing-file",
        "\(quotedPath("\(path)/\(file)")) is missing, or has changed since Segue wrote it",
        help: "name a folder that 'segue run --out' wrote completely")
    }
    return text
  }
}
