package import SegueConfig
package import SegueRecording

/// Tells why a scenario failed: each failed expectation with its place, what was expected and what
/// was found, then what the device complained about.
package nonisolated struct FailureText: Sendable {
  /// What a word of the text stands for, so that a terminal can color it.
  package enum Emphasis: Sendable {
    /// What would have been right.
    case good
    /// What was wrong.
    case bad
    /// What matters less.
    case faint
  }

  /// How many failed expectations of a scenario are explained, and how many of the device's diagnostics
  /// of a kind are listed; the rest is counted.
  private static let limit = 100

  private let places: SourcePlaces
  private var lines = SourceLines()

  /// Makes the texts about a file.
  ///
  /// - Parameter value: What is written in the file.
  package init(_ value: ConfigValue) { places = SourcePlaces(value) }

  /// A block for each thing that went wrong, in order; none when the scenario passed.
  ///
  /// After the first hundred failed expectations, and the first hundred diagnostics, the rest is only
  /// counted.
  ///
  /// - Parameters:
  ///   - verdicts: What became of the expectations.
  ///   - diagnostics: What the device complained about.
  ///   - emphasize: Marks a word; by default it stays plain.
  package mutating func blocks(
    _ verdicts: [Verdict], _ diagnostics: [DiagnosticRecord],
    emphasize: (String, Emphasis) -> String = { text, _ in text }
  ) -> [String] {
    func text(of diagnostic: DiagnosticRecord) -> String {
      let time = emphasize("at \(diagnostic.time.fixed(4)) s", .faint)
      let word = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
      return "\(word) \(time): \(DisplayText(diagnostic.message).text)"
    }
    let failed = verdicts.filter { !$0.passed }
    // The last verdict about diagnostics covers all of them: they are what it found.
    let judging = failed.lastIndex { $0.expectation == DiagnosticsExpectation.none.sentence }
    func texts(of severity: DiagnosticRecord.Severity) -> [String] {
      let all = diagnostics.filter { $0.severity == severity }
      return Self.limited(all.prefix(Self.limit).map(text), of: all.count, "diagnostic")
    }
    let (errors, others) = (texts(of: .error), texts(of: .warning))
    var explained = Array(failed.indices.prefix(Self.limit))
    if let judging, judging >= Self.limit { explained.append(judging) }
    let explanations = explained.map { index in
      explanation(failed[index], found: index == judging ? errors : [], emphasize)
    }
    return Self.limited(explanations, of: failed.count, "failed expectation")
      + (judging == nil ? errors : []) + others
  }

  /// What is shown, and how many more there are.
  private static func limited(_ shown: [String], of count: Int, _ noun: String) -> [String] {
    let rest = count - shown.count
    return rest > 0 ? shown + ["… and \(rest) more \(noun)\(rest == 1 ? "" : "s")"] : shown
  }

  private mutating func explanation(
    _ verdict: Verdict, found: [String], _ emphasize: (String, Emphasis) -> String
  ) -> String {
    var text = [DisplayText(verdict.expectation).text]
    let phase = verdict.during.map { ", \(DisplayText($0).text)" } ?? ""
    text.append("  at        \(verdict.time.fixed(4)) s\(phase)")
    if let expected = verdict.expected {
      text.append("  expected  " + emphasize(DisplayText(expected).text, .good))
    }
    if !found.isEmpty {
      text.append("  found     " + found.joined(separator: "\n            "))
    } else if let actual = verdict.actual {
      text.append("  found     " + emphasize(DisplayText(actual).text, .bad))
    }
    if let place = verdict.place {
      let range = places[place]
      text.append(range.map { $0.excerpt(lines[$0]) } ?? "--> \(DisplayText(place).text)")
    }
    return text.joined(separator: "\n")
  }
}
