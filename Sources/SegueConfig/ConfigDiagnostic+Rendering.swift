extension ConfigDiagnostic {
  /// The diagnostic for a person: the sentence, the place, the line with the stretch underlined,
  /// the help, and the notes; it ends without a line break.
  public func rendered() -> String {
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
  /// The place, and the line it is in with the stretch underlined, as under a diagnostic's sentence.
  ///
  /// - Parameter line: The line in which the range begins.
  package func excerpt(_ line: Substring) -> String {
    let number = "\(start.line)"
    let margin = String(repeating: " ", count: number.count)
    let place = DisplayText(source.name)
    let last = end.line == start.line ? end.column : Int.max
    let excerpt = SourceExcerpt(line, from: start.column, to: last)
    return """
      \(margin)--> \(place.text):\(number):\(start.column)
      \(margin) |
      \(number) |\(excerpt.text.isEmpty ? "" : " ")\(excerpt.text)
      \(margin) | \(excerpt.carets)
      """
  }
}

extension ConfigDiagnostics {
  /// Every diagnostic for a person, a blank line between two, and their number at the end.
  ///
  /// After the first hundred, the rest is only counted, repeated ones included from the thousandth
  /// on. It is empty when there are none, and ends with a line break otherwise.
  public func report() -> String {
    let all = all
    guard !all.isEmpty else { return "" }
    var lines = SourceLines()
    var text = ""
    for diagnostic in all.prefix(100) {
      text += diagnostic.rendered(with: &lines) + "\n\n"
    }
    let kept = all.count { $0.severity == .error }
    let errors = kept + omittedCount(.error)
    let warnings = all.count - kept + omittedCount(.warning)
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
