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

  /// Throws if the reports of parts of a run are not each of its parts once.
  static func checkComplete(_ parts: [ReportPart]) throws(CommandFailure) {
    try checkComplete(parts, of: [])
  }

  /// - Parameters:
  ///   - parts: Reports of a part of a run.
  ///   - outer: That part, from the outermost division.
  private static func checkComplete(
    _ parts: [ReportPart], of outer: [Shard]
  ) throws(CommandFailure) {
    let depth = outer.count
    let names = outer.reversed().map(\.text)
    guard let first = parts.first(where: { $0.shard(depth) != nil }),
      let shard = first.shard(depth)
    else {
      guard depth > 0, parts.count > 1 else { return }
      throw CommandFailure(
        .badData, "repeated-part",
        "\(quotedPath(parts[0].path)) and \(quotedPath(parts[1].path)) are both part "
          + names.joined(separator: " of "), help: "name each part of one run once")
    }
    for part in parts {
      guard let other = part.shard(depth), other.count == shard.count, other.total == shard.total
      else {
        throw CommandFailure(
          .badData, "different-parts",
          "\(quotedPath(first.path)) and \(quotedPath(part.path)) are not parts of one run",
          help: "play all parts with the same files and options, except for '--shard'")
      }
    }
    let groups = Dictionary(grouping: parts) { $0.shard(depth)?.index ?? 0 }
    let wanted = (0..<shard.partsInUse).map { Shard(index: $0, of: shard.count) }
    let missing = wanted.filter { groups[$0.index] == nil }
    guard missing.isEmpty else {
      let texts = missing.map { ([$0.text] + names).joined(separator: " of ") }
      let more = texts.count > listed ? ", …" : ""
      throw CommandFailure(
        .badData, "missing-part",
        "the run lacks \(missing.count) of \(counted(wanted.count, "part")): "
          + texts.prefix(listed).joined(separator: ", ") + more,
        help: "name the reports of all parts")
    }
    for shard in wanted { try checkComplete(groups[shard.index] ?? [], of: outer + [shard]) }
  }

  /// The largest number of missing parts that are listed.
  private static let listed = 10

  /// Returns the part's number in the division of a depth; `nil` if it is not divided so deeply.
  private func shard(_ depth: Int) -> Shard? {
    results.shards.indices.contains(depth) ? results.shards[depth] : nil
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
    _ parts: [ReportPart], into output: ResultFolder?
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
    var owners: [String: String] = [:]
    for entry in entries {
      if let output {
        for name in entry.scenario.files {
          if let other = owners.updateValue(entry.part.path, forKey: name) {
            throw CommandFailure(
              .badData, "repeated-scenario",
              "\(quotedPath(other)) and \(quotedPath(entry.part.path)) both contain the file "
                + quotedPath(name), help: "name each part of one run once")
          }
          try output.write(try entry.part.text(of: name), as: name)
        }
      }
      if file?.path != entry.file.path {
        if let file { results.add(file) }
        file = FileResult(path: entry.file.path, styles: entry.file.styles)
      }
      file?.scenarios.append(entry.scenario)
    }
    if let file { results.add(file) }
    results.omit(parts.reduce(0) { $0 + $1.results.summary.omittedScenarios })
    return results
  }

  /// Returns the text of a scenario's file, without its digest.
  private func text(of file: String) throws(CommandFailure) -> String {
    let parts = file.split(separator: "/").map(String.init)
    guard OutputManifest.isOwnPath(file), let name = parts.last,
      let place = try? FolderHandle("\(folder ?? ".")/\(parts.dropLast().joined())"),
      let text = place.ownText(of: name)
    else {
      throw CommandFailure(
        .badData, "missing-file",
        "\(quotedPath("\(path)/\(file)")) is missing, or has changed since Segue wrote it",
        help: "name a folder that 'segue run --out' wrote completely")
    }
    return text
  }
}
