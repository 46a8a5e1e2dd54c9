import SegueConfig

/// The output folder of a run: a folder per file, with the files of its scenarios, and the reports.
struct ResultFolder {
  private let folder: OutputFolder

  /// - Throws: If the folder cannot be written.
  init(_ path: String) throws(CommandFailure) {
    guard path != "-" else {
      throw CommandFailure(
        .usage, "not-a-folder", "'--out' writes a folder, which the standard output is not",
        help: "name a folder: --out out")
    }
    folder = try OutputFolder(path)
  }

  /// Writes a file of a scenario.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path relative to the folder: the folder of the scenario's file, and a name.
  func write(_ text: String, as path: String) throws(CommandFailure) {
    let parts = path.split(separator: "/").map(String.init)
    try folder.write(text, as: parts.last ?? path, in: parts.count > 1 ? parts[0] : nil)
  }

  /// Writes the reports, and completes the folder.
  func finish(_ results: RunResults) throws(CommandFailure) {
    try folder.write(ReportForm.json.text(results, nil), as: ReportReader.fileName)
    try folder.write(RunIndex.html(results), as: RunIndex.fileName)
    try folder.finish()
  }
}
