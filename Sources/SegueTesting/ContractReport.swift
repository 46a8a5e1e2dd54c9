public import SegueCore

/// The violations of one invariant in several cases: the first in full, and the others as lists.
public nonisolated struct ContractReport: Hashable, Sendable, CustomStringConvertible {
  /// The violations in the first case, by play and step.
  public let violations: [ContractViolation]
  /// The cases that violate the invariant, in the order in which they were played.
  public let cases: [String]
  private let first: ContractViolation
  private let others: [String]

  /// Makes the report of an invariant; nil if no case violates it.
  fileprivate init?(
    _ invariant: StyleInvariant, in played: [(contractCase: ContractCase, [ContractViolation])]
  ) {
    let violating = played.compactMap { contractCase, violations in
      let violations = violations.filter { $0.invariant == invariant }
      return violations.first.map { (contractCase, $0, violations) }
    }
    guard let found = violating.first else { return nil }
    (first, violations) = (found.1, found.2)
    cases = violating.map(\.0.description)
    var lines: [(subject: String, paths: [String])] = []
    for (contractCase, _, _) in violating.dropFirst() {
      let path = contractCase.path.rawValue
      if lines.last?.subject == contractCase.subject {
        lines[lines.count - 1].paths.append(path)
      } else {
        lines.append((contractCase.subject, [path]))
      }
    }
    others = lines.map { "\($0.subject): \($0.paths.joined(separator: ", "))" }
  }

  /// The invariant, the first case that violates it and how, a fix, the other steps of that case with
  /// a violation and what differs there, and the other cases: a line for each style or example on a
  /// device, with its paths.
  public var description: String {
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
  @MainActor public static func reports(
    on cases: [ContractCase], arranging arrange: @escaping (UIViewController) -> Void = { _ in }
  ) -> [ContractReport] {
    let played = cases.map { ($0, $0.violations(arranging: arrange)) }
    return StyleInvariant.allCases.compactMap { ContractReport($0, in: played) }
  }
}
