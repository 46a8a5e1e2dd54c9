import SegueConfig

/// The output folder of a run: a folder per file, with the files of its scenarios, and the reports.
struct ResultFolder {
  private let folder: OutputFolder
  private var folders = Slug()
  private var current: Place?

  /// The folder of a file.
  private struct Place {
    var path: String
    var name: String
    var scenarios = Slug()
  }

  /// - Throws: If the folder cannot be written.
  init(_ path: String) throws(CommandFailure) { folder = try OutputFolder(path) }

  /// Writes a file of a scenario; all scenarios of a file follow one another.
  ///
  /// - Parameters:
  ///   - texts: The texts with their formats.
  ///   - scenario: The name of the scenario.
  ///   - path: The path of the scenario's file.
  /// - Returns: The paths relative to the folder.
  mutating func write(
    _ texts: [(form: RecordingForm, text: String)], of scenario: String, in path: String
  ) throws(CommandFailure) -> [String] {
    let known = current.flatMap { $0.path == path ? $0 : nil }
    var place = known ?? Place(path: path, name: folders.unique(ConfigFile.stem(of: path)))
    let stem = place.scenarios.unique(scenario)
    current = place
    var files: [String] = []
    for (form, text) in texts {
      files.append(try folder.write(text, as: "\(stem).\(form.rawValue)", in: place.name))
    }
    return files
  }

  /// Writes the reports, and completes the folder.
  func finish(_ results: RunResults) throws(CommandFailure) {
    try folder.write(ReportForm.json.text(results), as: ReportReader.fileName)
    try folder.write(RunIndex.html(results), as: RunIndex.fileName)
    try folder.finish()
  }
}
