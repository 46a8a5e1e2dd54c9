extension ConfigDiagnostic {
  /// Returns the text of the diagnostic: message, position, source line with the range underlined,
  /// help and notes, without a final line break.
  package func rendered() -> String {
    var lines = SourceLines()
    return rendered(with: &lines)
  }

  func rendered(with lines: inout SourceLines) -> String {
    var text = "\(severity.rawValue)[\(code)]: \(message)"
    var margin = ""
    if let range {
      margin = String(repeating: " ", count: "\(range.start.line)".count)
      text += "\n" + range.excerpt(lines[range])
    }
    if let help { text += "\n\(margin) = help: \(help)" }
    for note in notes {
      text += "\nnote: \(note.message)"
      if let range = note.range { text += "\n" + range.excerpt(lines[range]) }
    }
    return text
  }
}

extension ConfigRange {
  /// Returns the position and its source line with the range underlined, as in a diagnostic.
  ///
  /// - Parameter line: The line in which the range begins.
  package func excerpt(_ line: Substring) -> String {
    let number = "\(start.line)"
    let margin = String(repeating: " ", count: number.count)
    let name = DisplayText(source.name)
    let last = end.line == start.line ? end.column : Int.max
    let excerpt = SourceExcerpt(line, from: start.column, to: last)
    return """
      \(margin)--> \(name.text):\(number):\(start.column)
      \(margin) |
      \(number) |\(excerpt.text.isEmpty ? "" : " ")\(excerpt.text)
      \(margin) | \(excerpt.carets)
      """
  }
}

extension ConfigDiagnostics {
  /// Returns the text of all diagnostics, separated by blank lines, with their count at the end.
  ///
  /// Diagnostics after the first hundred are only counted; from the thousandth on, the count
  /// includes duplicates. The text is empty without diagnostics; else it ends with a line break.
  package func report() -> String {
    let all = all
    guard !all.isEmpty else { return "" }
    var lines = SourceLines()
    var text = ""
    for diagnostic in all.prefix(100) {
      text += diagnostic.rendered(with: &lines) + "\n\n"
    }
    let keptErrors = all.count { $0.severity == .error }
    let errors = keptErrors + omittedCount(.error)
    let warnings = all.count - keptErrors + omittedCount(.warning)
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    text += counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    return text + (all.count > 100 ? ", of which 100 are shown\n" : "\n")
  }
}

/// The lines of the sources that a report shows, each source split once.
package struct SourceLines {
  private var split: [ConfigSource: [Substring]] = [:]

  package init() {}

  /// The line in which a range begins.
  package subscript(range: ConfigRange) -> Substring {
    mutating get {
      let lines = split[range.source] ?? range.source.lines
      split[range.source] = lines
      let index = range.start.line - 1
      return lines.indices.contains(index) ? lines[index] : ""
    }
  }
}
