import Foundation
import SegueConfig
import SegueRecording
import SegueScenario
import SegueYAML

/// The recordings of one side of a comparison: those of files, of a folder of `--out`, or of scenarios
/// that are played now.
struct RecordingSet {
  /// A recording with the YAML file and the name of its scenario.
  struct Entry {
    var path: String
    var name: String
    var recording: Recording
  }

  var entries: [Entry] = []
  /// The files that were read.
  private(set) var sources: [String] = []

  /// Reads or plays the recordings of a path.
  ///
  /// - Parameters:
  ///   - path: A recording, a folder of recordings, a YAML file, or a folder of YAML files.
  ///   - option: The option with values that override those of YAML files; `nil` for none.
  ///   - invocation: The command line, which also selects the scenarios.
  ///   - context: The environment of the command.
  /// - Throws: If there is no recording or scenario, one is invalid, or the option has values and the
  ///   path is that of recordings.
  init(
    _ path: String, settings option: CommandOption?, _ invocation: Invocation,
    _ context: Command.Context
  ) throws(CommandFailure) {
    let patterns = invocation.values(.scenario)
    let settings = try option.map { option throws(CommandFailure) in
      try invocation.settings(option)
    }
    let files = try Self.recordings(path)
    guard !files.isEmpty else {
      try play(path, settings ?? [], patterns, context)
      return
    }
    if let option, invocation.has(option) {
      throw invocation.usage(
        "conflict",
        "'--\(option.name)' overrides values of YAML files, and \(quotedPath(path)) is recorded",
        help: "name the YAML file of the recording, which is then played")
    }
    try read(files, matching: patterns.map(NamePattern.init))
  }

  /// Throws if both sides are the standard input, which can be read once.
  static func check(
    _ first: String, _ second: String, _ invocation: Invocation
  ) throws(CommandFailure) {
    guard first == "-", second == "-" else { return }
    throw invocation.usage(
      "conflict", "the standard input can be only one of the sides", help: "name a file")
  }

  /// Returns the paths of a recording, or of a folder's recordings; none for other paths.
  private static func recordings(_ path: String) throws(CommandFailure) -> [String] {
    guard ReportReader.folder(path) != nil else { return path.hasSuffix(".json") ? [path] : [] }
    let endings = [".json", ".yaml", ".yml"]
    let files = try ConfigPaths.files(below: path, endings: endings)
    let recordings = files.filter { $0.hasSuffix(".json") && isRecording($0) }
    guard let recording = recordings.first,
      let config = files.first(where: { !$0.hasSuffix(".json") })
    else { return recordings }
    throw CommandFailure(
      .usage, "mixed-folder",
      "\(quotedPath(path)) has both recordings and YAML files: \(quotedPath(recording)) and "
        + quotedPath(config), help: "name a folder of either")
  }

  /// Whether a file begins like a recording, unlike the other documents of a run.
  private static func isRecording(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path),
      // 64 bytes of white space are more than a recording has there.
      let start = try? file.read(upToCount: beginning.utf8.count + 64)
    else { return false }
    let text = String(decoding: start, as: UTF8.self).filter { !$0.isWhitespace }
    return text.hasPrefix(beginning)
  }

  /// The beginning of a recording, without white space: its first key.
  private static let beginning = "{\"device\":"

  private mutating func read(
    _ files: [String], matching patterns: [NamePattern]
  ) throws(CommandFailure) {
    for file in files {
      let recording = try Self.recording(file)
      let name = recording.scenario
      guard patterns.isEmpty || patterns.contains(where: { $0.matches(name) }) else { continue }
      entries.append(Entry(path: recording.file, name: name, recording: recording))
    }
    sources = files
  }

  /// Reads a recording.
  static func recording(_ file: String) throws(CommandFailure) -> Recording {
    let bytes: [UInt8]
    do throws(YAMLFileFailure) {
      bytes = try YAMLReader.readFile(path: file, limits: ReportReader.limits)
    } catch {
      guard error.diagnostic.code != "no-such-file" else {
        throw CommandFailure(.noInput, "no-input", "the file \(quotedPath(file)) cannot be read")
      }
      throw CommandFailure(error.reason == .noInput ? .noInput : .badData, error.diagnostic)
    }
    do throws(RecordingError) {
      return try Recording(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandFailure(
        .badData, "not-a-recording", "\(quotedPath(file)) is not a recording: \(error.message)",
        help: "'segue render FILE -o NAME.json' writes one")
    }
  }

  private mutating func play(
    _ path: String, _ settings: [ConfigValue], _ patterns: [String], _ context: Command.Context
  ) throws(CommandFailure) {
    let reading = ConfigReading(
      try ConfigPaths.files(of: [path]), settings: settings, catalog: context.catalog)
    for choice in try ScenarioChoice.choose(patterns, in: try reading.usable()) {
      let player = Player(choice.file.plan)
      for scenario in choice.scenarios {
        entries.append(
          Entry(
            path: choice.file.path, name: scenario.plan.name.value,
            recording: player.play(scenario.plan)))
      }
      sources += choice.file.sources
    }
  }

  /// Whether all recordings are of one file.
  var isOfOneFile: Bool { Set(entries.map(\.path)).count == 1 }
}
