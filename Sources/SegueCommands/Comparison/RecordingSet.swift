import SegueConfig
import SegueRecording
import SegueScenario
import SegueYAML

/// The recordings of one side of a comparison: those of files, of a folder of `--out`, or of scenarios
/// that are played now.
struct RecordingSet {
  /// A recording with its names.
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
  ///   - settings: Values that override those of YAML files.
  ///   - patterns: The names of the scenarios; all without a pattern.
  ///   - context: The environment of the command.
  /// - Throws: If there is no recording or scenario, or one is invalid.
  init(
    _ path: String, settings: [ConfigValue], scenarios patterns: [String],
    _ context: Command.Context
  ) throws(CommandFailure) {
    let files = try Self.recordings(path)
    if files.isEmpty {
      try play(path, settings, patterns, context)
    } else {
      try read(files, matching: patterns.map(NamePattern.init))
    }
  }

  /// Returns the paths of a recording, or of a folder's recordings; none for other paths.
  private static func recordings(_ path: String) throws(CommandFailure) -> [String] {
    guard ReportReader.folder(path) != nil else { return path.hasSuffix(".json") ? [path] : [] }
    // Next to the folders of files are the documents of a run.
    return try ConfigPaths.files(below: path, endings: [".json"])
      .filter { $0.dropFirst(path.count + 1).contains("/") }
  }

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
