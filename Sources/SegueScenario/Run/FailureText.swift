package import SegueConfig
package import SegueRecording

/// Explains why a scenario failed: each failed expectation with its source location, the expected
/// and the actual value, then the device's diagnostics.
package nonisolated struct FailureText: Sendable {
  /// The emphasis of a text, for colors in a terminal.
  package enum Emphasis: Sendable {
    /// The expected value.
    case good
    /// The actual value.
    case bad
    /// A secondary text.
    case faint
  }

  /// The maximum number of explained failures, and of listed diagnostics per severity; the rest is
  /// only counted.
  private static let limit = 100

  private let locations: SourceLocations
  private var lines = SourceLines()

  /// Creates the texts for a file.
  ///
  /// - Parameter value: The file's value; `nil` shows no lines of the file.
  package init(_ value: ConfigValue?) { locations = SourceLocations(value) }

  /// Returns a block for each failure, in order; none if the scenario passed.
  ///
  /// After the first hundred failed expectations, and the first hundred diagnostics, the rest is only
  /// counted.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts of the expectations.
  ///   - diagnostics: The device's diagnostics.
  ///   - emphasize: Formats a text with an emphasis; by default the text is unchanged.
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
    // The last verdict about diagnostics covers all of them: they are its actual value.
    let judging = failed.lastIndex(where: \.expectsNoDiagnostics)
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

  /// Returns the shown texts and a line with the number of omitted ones.
  private static func limited(_ shown: [String], of count: Int, _ noun: String) -> [String] {
    let rest = count - shown.count
    return rest > 0 ? shown + ["… and \(rest) more \(noun)\(rest == 1 ? "" : "s")"] : shown
  }

  /// Returns the block of a failed expectation, whose actual value is a list of diagnostics if `found` has any.
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
    if let location = verdict.location {
      let range = locations[location]
      text.append(range.map { $0.excerpt(lines[$0]) } ?? "  --> \(DisplayText(location).text)")
    }
    return text.joined(separator: "\n")
  }
}
