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
    func text(of diagnostic: DiagnosticRecord) -> String {
      let time = emphasise("at \(diagnostic.time.fixed(4)) s", .faint)
      let word = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
      return "\(word) \(time): \(DisplayText(diagnostic.message).text)"
    }
    let failed = verdicts.filter { !$0.passed }
    // The last verdict about diagnostics covers all of them: they are what it found.
    let judging = failed.lastIndex { $0.expectation == Condition.diagnostics([]).sentence }
    let errors = diagnostics.filter { $0.severity == .error }.map(text)
    let others = diagnostics.filter { $0.severity == .warning }.map(text)
    let explanations = failed.indices.map { index in
      explanation(failed[index], found: index == judging ? errors : [], emphasise)
    }
    return explanations + (judging == nil ? errors : []) + others
  }

  private func explanation(
    _ verdict: Verdict, found: [String], _ emphasise: (String, Emphasis) -> String
  ) -> String {
    var lines = [DisplayText(verdict.expectation).text]
    let phase = verdict.during.map { ", \(DisplayText($0).text)" } ?? ""
    lines.append("  at        \(verdict.time.fixed(4)) s\(phase)")
    if let expected = verdict.expected {
      lines.append("  expected  " + emphasise(DisplayText(expected).text, .good))
    }
    if !found.isEmpty {
      lines.append("  found     " + found.joined(separator: "\n            "))
    } else if let actual = verdict.actual {
      lines.append("  found     " + emphasise(DisplayText(actual).text, .bad))
    }
    if let place = verdict.place {
      lines.append(places[place]?.excerpt() ?? "--> \(DisplayText(place).text)")
    }
    return lines.joined(separator: "\n")
  }
}
