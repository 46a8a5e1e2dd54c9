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
  /// - Throws: If the options exclude each other, a server would write, or there is no folder to read.
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
    try Self.check(folder, invocation, isWritten: !writers.isEmpty)
    self.folder = folder
    writing = writers.first.map { $0 == Self.record ? .missing : .different } ?? .nothing
  }

  /// Throws for a file, and for a folder that does not exist unless it is written.
  private static func check(
    _ folder: String, _ invocation: Invocation, isWritten: Bool
  ) throws(CommandFailure) {
    guard ReportReader.folder(folder) == nil else { return }
    if FileManager.default.fileExists(atPath: folder) {
      throw invocation.usage(
        "not-a-folder", "'--\(option.name)' takes a folder, and \(quotedPath(folder)) is a file",
        help: "name the folder of the recordings")
    }
    guard !isWritten else { return }
    throw CommandFailure(
      .noInput, "no-input", "there is no folder \(quotedPath(folder))",
      help: "'--\(record.name)' writes a baseline")
  }

  /// Compares a recording with that of the baseline.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - numbered: Its scenario.
  ///   - file: The file of the scenario.
  /// - Returns: A verdict for each difference, or one that passed.
  /// - Throws: If a recording cannot be written.
  func verdicts(
    of recording: Recording, _ numbered: ScenarioChoice.Numbered, in file: ConfigFile
  ) throws(CommandFailure) -> [Verdict] {
    let path = Self.path(of: numbered, in: file)
    let location = numbered.plan.name.range?.locationText
    func verdict(
      _ passed: Bool, _ expectation: String, expected: String? = nil, found: String? = nil
    ) -> Verdict {
      Verdict(
        time: 0, passed: passed, key: Verdict.baselineKey, expectation: expectation,
        expected: expected, actual: found, location: location)
    }
    guard FileManager.default.fileExists(atPath: "\(folder)/\(path)") else {
      let isWritten = writing != .nothing
      if isWritten { try write(recording, to: path) }
      return [
        verdict(
          writing == .different, "the baseline has the scenario", expected: "\(folder)/\(path)",
          found: isWritten ? Self.recorded : "nothing; '--record' writes it")
      ]
    }
    let stored: Recording
    do throws(CommandFailure) {
      stored = try RecordingSet.recording("\(folder)/\(path)")
    } catch {
      return [
        verdict(
          false, Self.isRecording, expected: "a recording in \(folder)/\(path)",
          found: "\(error.summary); '--record' writes it again where it is removed")
      ]
    }
    guard Self.names(of: stored) == Self.names(of: recording) else {
      return [
        verdict(
          false, Self.sameScenario, expected: Self.names(of: recording),
          found: "\(Self.names(of: stored)) in \(folder)/\(path)")
      ]
    }
    // The results of the scenario's expectations are verdicts of the run itself.
    let differences = recording.differences(from: stored).filter { $0.kind != .result }
    if differences.isEmpty { return [verdict(true, "the motion is that of the baseline")] }
    if writing == .different {
      try write(recording, to: path)
      return [verdict(true, "the motion replaces that of the baseline")]
    }
    let shown = differences.prefix(Self.limit).map { difference in
      Verdict(
        time: difference.peak,
        passed: false, key: Verdict.baselineKey,
        expectation: "\(difference.topic) as in the baseline", expected: difference.before,
        actual: difference.after, location: location,
        during: difference.period, outline: difference.outline)
    }
    let rest = differences.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [verdict(false, "\(counted(rest, "more difference")) from the baseline")]
  }

  /// The actual value of a verdict about a missing recording that is written now.
  private static let recorded = "nothing; it is recorded now"
  /// The expectation that a file is a recording; `--accept` does not replace a file that fails it.
  private static let isRecording = "the baseline can be read"
  /// The expectation about the names in a recording; `--accept` does not replace one that fails it.
  private static let sameScenario = "the recording of the baseline is of the scenario"

  /// Returns the command line that accepts the motions of a run.
  ///
  /// - Returns: `nil` if no recording would be replaced or added, or if the command would also accept
  ///   scenarios that the run has not played.
  static func advice(_ results: RunResults, _ invocation: Invocation) -> String? {
    let isDifferent = results.files.contains { file in
      file.scenarios.contains { scenario in
        scenario.verdicts.contains {
          $0.key == Verdict.baselineKey && !$0.passed && $0.actual != recorded
            && $0.expectation != sameScenario && $0.expectation != isRecording
        }
      }
    }
    guard isDifferent, results.summary.omittedScenarios == 0 else { return nil }
    let kept = [.scenario] + ScenarioSelection.options + [CommandOption.set, DeviceChoice.option]
    let settings = kept.flatMap { option in
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

  /// Returns the file and the scenario of a recording. They distinguish recordings whose paths in the
  /// baseline are equal, because those are shortened.
  private static func names(of recording: Recording) -> String {
    let parts = ConfigFile.parts(of: recording.file)
    return "\(parts.joined(separator: "/")): \(recording.scenario)"
  }

  /// Returns the path of a scenario's recording in the folder: `configs/sheet/the-sheet-opens.json`.
  private static func path(
    of numbered: ScenarioChoice.Numbered, in file: ConfigFile
  ) -> String {
    var parts = ConfigFile.parts(of: file.path)
    if let last = parts.popLast() { parts.append(ConfigFile.stem(of: last)) }
    let folders = parts.map { part in
      var slug = Slug()
      return part == ".." ? "up" : slug.unique(part)
    }
    let device = file.device.map { ".\($0.lowercased())" } ?? ""
    return (folders + ["\(numbered.slug)\(device).json"]).joined(separator: "/")
  }
}
