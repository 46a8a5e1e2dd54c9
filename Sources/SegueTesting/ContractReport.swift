import SegueCore

/// The violations of a style on a device along a path.
typealias ContractResult = (
  subject: String, path: ContractPath, violations: [ContractViolation]
)

/// The violations of one invariant in several cases: the first in full, and the others as lists.
package nonisolated struct ContractReport: Hashable, Sendable, CustomStringConvertible {
  /// The violations in the first case, by play and step.
  package let violations: [ContractViolation]
  /// The cases that violate the invariant, in the order in which they were played.
  package let cases: [String]
  /// The invariant.
  var invariant: StyleInvariant { first.invariant }
  private let first: ContractViolation
  private let others: [String]

  /// Returns a report for each violated invariant, in their order.
  static func all(of played: [ContractResult]) -> [ContractReport] {
    StyleInvariant.allCases.compactMap { ContractReport($0, in: played) }
  }

  /// Makes the report of an invariant; nil if no case violates it.
  private init?(_ invariant: StyleInvariant, in played: [ContractResult]) {
    let violating = played.compactMap { result in
      let violations = result.violations.filter { $0.invariant == invariant }
      return violations.first.map { (result, $0, violations) }
    }
    guard let found = violating.first else { return nil }
    (first, violations) = (found.1, found.2)
    cases = violating.map { "\($0.0.subject): \($0.0.path.rawValue)" }
    var lines: [(subject: String, paths: [String])] = []
    for (result, _, _) in violating.dropFirst() {
      let path = result.path.rawValue
      if lines.last?.subject == result.subject {
        lines[lines.count - 1].paths.append(path)
      } else {
        lines.append((result.subject, [path]))
      }
    }
    others = lines.map { "\($0.subject): \($0.paths.joined(separator: ", "))" }
  }

  /// The invariant, the first case that violates it and how, a fix, the other steps of that case with
  /// a violation and what differs there, and the other cases: a line for each style or example on a
  /// device, with its paths.
  package var description: String {
    var lines = first.lines
    lines.insert("  case      \(cases[0])", at: 1)
    if violations.count > 1 {
      let count = violations.count - 1
      lines.append("  also at   \(count) other \(count == 1 ? "step" : "steps")")
      lines += violations.dropFirst().map { other in
        "    \(other.play): \(other.step)" + (other.found == first.found ? "" : ": \(other.found)")
      }
    }
    if !others.isEmpty {
      let count = cases.count - 1
      lines.append("  also in   \(count) other \(count == 1 ? "case" : "cases")")
      lines += others.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension ContractCase {
  /// Plays several cases, and returns a report for each violated invariant, in the order of
  /// `StyleInvariant`.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - arrange: Adds to the presenter what the style requires there; does nothing by default.
  @MainActor package static func reports(
    on cases: [ContractCase], arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) -> [ContractReport] {
    ContractReport.all(
      of: cases.map { ($0.subject, $0.path, $0.violations(arranging: arrange)) })
  }
}
