/// A format of the results of a run: an option and a function.
///
/// Texts depend on the results alone: times are virtual, so that equal runs give equal bytes.
nonisolated struct ReportForm: Sendable {
  /// The option that selects the format; its value, if it has one, is the file.
  let option: CommandOption
  /// Returns the text; with the path of the output folder, if there is one.
  let text: @Sendable (RunResults, _ folder: String?) -> String

  /// The formats that replace the text on the standard output, of which a run has at most one.
  static let printed = [json, tap]
  /// The formats that are written to a file.
  static let written = [junit]
}
