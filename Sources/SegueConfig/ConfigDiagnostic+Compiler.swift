extension ConfigDiagnostics {
  /// Returns the diagnostics in the notation of compilers, which Xcode and editors find in the output of
  /// a build: `path:line:column: error: message`. The help and the notes follow as notes.
  package func compilerReport() -> String { all.map(\.compilerText).joined() }
}

extension ConfigDiagnostic {
  fileprivate var compilerText: String {
    var text = Self.line(range, severity.rawValue, "\(message) [\(code)]")
    if let help { text += Self.line(range, "note", help) }
    for note in notes { text += Self.line(note.range ?? range, "note", note.message) }
    return text
  }

  private static func line(_ range: ConfigRange?, _ kind: String, _ message: String) -> String {
    guard let range else { return "\(kind): \(message)\n" }
    let name = DisplayText(range.source.name).text
    return "\(name):\(range.start.line):\(range.start.column): \(kind): \(message)\n"
  }
}
