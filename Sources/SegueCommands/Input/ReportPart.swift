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
    _ parts: [ReportPart], into output: inout ResultFolder?
  ) throws(CommandFailure) -> RunResults {
    let entries = parts.flatMap { part in
      part.results.files.flatMap { file in
        file.scenarios.map { Entry(part: part, file: file, scenario: $0) }
      }
    }.sorted { $0.scenario.number < $1.scenario.number }
    for (first, second) in zip(entries, entries.dropFirst())
    where first.scenario.number == second.scenario.number {
      throw CommandFailure(
        .badData, "repeated-scenario",
        "\(quotedPath(first.part.path)) and \(quotedPath(second.part.path)) both contain "
          + "scenario \(first.scenario.number), \(quoted(first.scenario.name))",
        help: "name each part of one run once")
    }
    var results = RunResults()
    var file: FileResult?
    for entry in entries {
      var scenario = entry.scenario
      if output != nil {
        let texts = try entry.part.texts(of: scenario)
        scenario.files = try output?.write(texts, of: scenario.name, in: entry.file.path) ?? []
      }
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

  /// Returns the texts of a scenario's files, without their digests.
  private func texts(
    of scenario: ScenarioResult
  ) throws(CommandFailure) -> [(form: RecordingForm, text: String)] {
    var texts: [(RecordingForm, String)] = []
    for file in scenario.files {
      let parts = file.split(separator: "/").map(String.init)
      guard OutputManifest.isOwnPath(file), let name = parts.last,
        let form = RecordingForm(ofFile: name),
        let place = try? FolderHandle("\(folder ?? ".")/\(parts.dropLast().joined())"),
        let text = place.ownText(of: name)
      else {
        throw CommandFailure(
          .badData, "missing-file",
          "\(quotedPath("\(path)/\(file)")) is missing, or has changed since Segue wrote it",
          help: "name a folder that 'segue run --out' wrote completely")
      }
      texts.append((form, text))
    }
    return texts
  }
}
