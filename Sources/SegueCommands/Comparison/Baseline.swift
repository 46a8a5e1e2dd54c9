import Foundation
import SegueConfig
import SegueRecording
import SegueScenario

/// A folder of recordings with which the motion of a run is compared.
///
/// A recording is named after the path of its file and the name of its scenario, so that a part of a
/// run finds the same ones: `configs/sheet/the-sheet-opens.json`.
struct Baseline {
  static let option = CommandOption(
    "baseline", value: "FOLDER", kind: .folder,
    "compare the motion with the recordings of this folder; a difference fails the scenario")
  static let record = CommandOption(
    "record", "write the recordings that the baseline lacks; their scenarios still fail")
  static let accept = CommandOption(
    "accept", "replace the recordings of the baseline that differ, and write missing ones")
  static let options = [option, record, accept]

  /// The variable that servers of continuous integration set.
  private static let serverVariable = "CI"
  /// The largest number of differences of a scenario that are listed.
  private static let limit = 20

  private enum Writing { case nothing, missing, different }

  private let folder: String
  private let writing: Writing

  /// - Returns: `nil` without `--baseline`.
  /// - Throws: If the options exclude each other, or a server would write.
  init?(_ invocation: Invocation, _ context: Command.Context) throws(CommandFailure) {
    let writers = [Self.record, Self.accept].filter(invocation.has)
    if writers.count > 1 {
      throw invocation.usage("conflict", "'--record' and '--accept' cannot be combined")
    }
    guard let folder = invocation.value(Self.option) else {
      guard let option = writers.first else { return nil }
      throw invocation.usage(
        "missing-option", "'--\(option.name)' needs '--\(Self.option.name)'",
        help: "name the folder of the baseline")
    }
    if let option = writers.first, context.environment[Self.serverVariable]?.isEmpty == false {
      throw invocation.usage(
        "no-recording",
        "'--\(option.name)' does not write where the variable \(Self.serverVariable) is set",
        help: "record on your own machine, and commit the folder \(quotedPath(folder))")
    }
    self.folder = folder
    writing = writers.first.map { $0 == Self.record ? .missing : .different } ?? .nothing
  }

  /// Compares a recording with that of the baseline.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - scenario: Its scenario.
  ///   - file: The file of the scenario.
  /// - Returns: A verdict for each difference, or one that passed.
  /// - Throws: If a recording cannot be read or written.
  func verdicts(
    of recording: Recording, _ scenario: ScenarioPlan, in file: ConfigFile
  ) throws(CommandFailure) -> [Verdict] {
    let path = Self.path(of: scenario, in: file)
    let place = scenario.name.range?.locationText
    func verdict(
      _ passed: Bool, _ expectation: String, expected: String? = nil, found: String? = nil
    ) -> Verdict {
      Verdict(
        time: 0, passed: passed, key: Verdict.baselineKey, expectation: expectation,
        expected: expected, actual: found, place: place)
    }
    guard FileManager.default.fileExists(atPath: "\(folder)/\(path)") else {
      let isWritten = writing != .nothing
      if isWritten { try write(recording, to: path) }
      return [
        verdict(
          writing == .different, "the baseline has the scenario", expected: "\(folder)/\(path)",
          found: isWritten ? "nothing; it is recorded now" : "nothing; '--record' writes it")
      ]
    }
    let stored = try RecordingSet.recording("\(folder)/\(path)")
    guard Self.names(of: stored) == Self.names(of: recording) else {
      return [
        verdict(
          false, "the baseline has the scenario", expected: Self.names(of: recording),
          found: "\(Self.names(of: stored)) in \(folder)/\(path)")
      ]
    }
    // Results are those of the scenario's own expectations.
    let differences = recording.differences(from: stored).filter { $0.kind != .result }
    if differences.isEmpty { return [verdict(true, "the motion is that of the baseline")] }
    if writing == .different {
      try write(recording, to: path)
      return [verdict(true, "the motion replaces that of the baseline")]
    }
    let shown = differences.prefix(Self.limit).map { difference in
      Verdict(
        time: difference.kind == .movement ? difference.peak : difference.times.lowerBound,
        passed: false, key: Verdict.baselineKey,
        expectation: "\(difference.topic) as in the baseline", expected: difference.before,
        actual: difference.after, place: place,
        during: difference.period, outline: difference.outline)
    }
    let rest = differences.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [verdict(false, "\(counted(rest, "more difference")) from the baseline")]
  }

  /// Returns the command line that accepts the motions of a run, if any differs from the baseline.
  static func advice(_ results: RunResults, _ invocation: Invocation) -> String? {
    let isDifferent = results.files.contains { file in
      file.scenarios.contains { scenario in
        scenario.verdicts.contains { $0.key == Verdict.baselineKey && !$0.passed }
      }
    }
    guard isDifferent else { return nil }
    let settings = [CommandOption.set, DeviceChoice.option].flatMap { option in
      invocation.values(option).map { "--\(option.name)=\($0)" }
    }
    let words =
      [invocation.program, invocation.command] + invocation.arguments + settings
      + ["--\(option.name)", invocation.value(option) ?? "", "--\(accept.name)"]
    let line = words.map(shellWord).joined(separator: " ")
    return "to keep these motions as the baseline: \(line)\n"
  }

  private func write(_ recording: Recording, to path: String) throws(CommandFailure) {
    let target = "\(folder)/\(path)"
    let parent = (target as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .cannotCreate, "output-failed", "\(quotedPath(parent)) could not be created")
    }
    let file = try OutputFile(target, replaces: false, inputs: [])
    try file.write(try RecordingForm.recording.text(of: recording))
  }

  /// The names of a recording's file and scenario: names of files are shortened, and can be equal.
  private static func names(of recording: Recording) -> String {
    let parts = recording.file.split(separator: "/").filter { $0 != "." }
    return "\(parts.joined(separator: "/")): \(recording.scenario)"
  }

  /// Returns the path of a scenario's recording in the folder: that of its file, with its name.
  ///
  /// Scenarios of similar names are numbered in the order of the file.
  static func path(of scenario: ScenarioPlan, in file: ConfigFile) -> String {
    var parts = file.path.split(separator: "/").filter { $0 != "." }.map(String.init)
    if let last = parts.popLast() { parts.append(ConfigFile.stem(of: last)) }
    let folders = parts.map { part in
      var slug = Slug()
      return part == ".." ? "up" : slug.unique(part)
    }
    var names = Slug()
    let known = file.plan.scenarios.map { ($0.name.range, names.unique($0.name.value)) }
    let name = known.first { $0.0 == scenario.name.range }?.1
    let device = file.device.map { ".\($0.lowercased())" } ?? ""
    let stem = (name ?? names.unique(scenario.name.value)) + device
    return (folders + ["\(stem).json"]).joined(separator: "/")
  }
}
