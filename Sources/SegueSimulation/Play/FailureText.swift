public import SegueConfig
public import SegueRecording

/// Tells why a scenario failed: each failed expectation with its place, what was expected and what
/// was found, then what the device complained about.
public nonisolated struct FailureText: Sendable {
  /// What a word of the text stands for, so that a terminal can colour it.
  public enum Emphasis: Sendable {
    /// What would have been right.
    case good
    /// What was wrong.
    case bad
    /// What matters less.
    case faint
  }

  private let places: SourcePlaces

  /// Makes the texts about a file.
  ///
  /// - Parameter value: What is written in the file.
  public init(_ value: ConfigValue) { places = SourcePlaces(value) }

  /// A block for each thing that went wrong, in order; none when the scenario passed.
  ///
  /// - Parameters:
  ///   - verdicts: What became of the expectations.
  ///   - diagnostics: What the device complained about.
  ///   - emphasise: Marks a word; by default it stays plain.
  public func blocks(
    _ verdicts: [Verdict], _ diagnostics: [DiagnosticRecord],
    emphasise: (String, Emphasis) -> String = { text, _ in text }
  ) -> [String] {
    let failed = verdicts.filter { !$0.passed }.map { explanation($0, emphasise) }
    let complaints = diagnostics.filter { $0.severity != .note }.map { diagnostic in
      let time = emphasise("at \(diagnostic.time.fixed(4)) s", .faint)
      let word = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
      return "\(word) \(time): \(DisplayText(diagnostic.message).text)"
    }
    return failed + complaints
  }

  private func explanation(
    _ verdict: Verdict, _ emphasise: (String, Emphasis) -> String
  ) -> String {
    var lines = [DisplayText(verdict.expectation).text]
    let phase = verdict.during.map { ", \(DisplayText($0).text)" } ?? ""
    lines.append("  at        \(verdict.time.fixed(4)) s\(phase)")
    if let expected = verdict.expected {
      lines.append("  expected  " + emphasise(DisplayText(expected).text, .good))
    }
    if let actual = verdict.actual {
      lines.append("  found     " + emphasise(DisplayText(actual).text, .bad))
    }
    if let place = verdict.place {
      lines.append(places[place]?.excerpt() ?? "--> \(DisplayText(place).text)")
    }
    return lines.joined(separator: "\n")
  }
}
