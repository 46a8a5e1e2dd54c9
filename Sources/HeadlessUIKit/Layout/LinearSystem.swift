/// Linear equations and inequalities over unknowns, each with a priority.
///
/// A row has the form `Σ coefficient · variable + constant (=, ≤ or ≥) 0`. Rows and variables are
/// numbered in order of addition; that order decides every tie, so that a system has one solution.
package nonisolated struct LinearSystem {
  /// The comparison of a row's left side with zero.
  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  struct Term {
    var variable: Int
    var coefficient: Double
  }

  struct Row {
    /// The indices of the row's terms in `LinearSystem.terms`.
    var terms: Range<Int>
    var constant: Double
    var relation: Relation
    var priority: Float
  }

  /// The priority of required rows, as in `UILayoutPriority.required`.
  package static let required: Float = 1000

  /// Smaller differences, in points, count as zero: rounding in ratios such as 1/3 is not a
  /// conflict. A pixel is never smaller than 0.1 pt.
  package static let tolerance = 1e-6

  /// Smaller coefficients are residues of cancellation.
  static let negligible = 1e-10

  /// Whether each variable is a length, which is never negative.
  private(set) var isLength: [Bool] = []
  private(set) var terms: [Term] = []
  private(set) var rows: [Row] = []

  package init() {}

  /// Adds an unknown; a length is never negative.
  package mutating func addVariable(isLength: Bool = false) -> Int {
    self.isLength.append(isLength)
    return self.isLength.count - 1
  }

  /// Adds `coefficient · variable` to the current row, merged with its term of that variable.
  package mutating func addTerm(_ coefficient: Double, _ variable: Int) {
    let start = rows.last?.terms.upperBound ?? 0
    for index in start..<terms.count where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Ends the current row and returns its number.
  ///
  /// Priorities are 0 to 1000 (default); a row of a higher priority always takes precedence, and
  /// rows of one priority minimize the sum of their absolute errors.
  @discardableResult
  package mutating func endRow(
    constant: Double, _ relation: Relation, priority: Float = LinearSystem.required
  ) -> Int {
    let start = rows.last?.terms.upperBound ?? 0
    terms.removeSubrange(
      start + compactTerms(from: start)..<terms.count)
    rows.append(
      Row(
        terms: start..<terms.count, constant: constant, relation: relation, priority: priority))
    return rows.count - 1
  }

  /// Adds a complete row: `Σ terms + constant (relation) 0`.
  @discardableResult
  package mutating func addRow(
    _ terms: [(coefficient: Double, variable: Int)], constant: Double = 0, _ relation: Relation,
    priority: Float = LinearSystem.required
  ) -> Int {
    for term in terms { addTerm(term.coefficient, term.variable) }
    return endRow(constant: constant, relation, priority: priority)
  }

  /// Returns the values that satisfy the rows by priority, and the contradictory required rows.
  package func solve() -> LinearSolution {
    var broken: [Bool] = Array(repeating: false, count: rows.count)
    var conflicts: [LinearSolution.Conflict] = []
    while true {
      var elimination = Elimination(system: self, isActive: { !broken[$0] })
      guard let suspects = elimination.run() else {
        return elimination.solution(conflicts: conflicts)
      }
      let members = irreducible(suspects)
      // The suspects contradict each other, so the remainder is never empty.
      guard let last = members.last else { return elimination.solution(conflicts: conflicts) }
      broken[last] = true
      conflicts.append(LinearSolution.Conflict(rows: members, brokenRow: last))
    }
  }

  func isRequired(_ row: Int) -> Bool { rows[row].priority >= LinearSystem.required }

  /// Moves the terms of the current row that are not negligible to the front, and returns their number.
  private mutating func compactTerms(from start: Int) -> Int {
    var kept = 0
    for index in start..<terms.count
    where abs(terms[index].coefficient) > LinearSystem.negligible {
      terms[start + kept] = terms[index]
      kept += 1
    }
    return kept
  }

  /// Removes suspects one by one while the others still contradict each other; the result is an
  /// irreducible conflict.
  private func irreducible(_ suspects: [Int]) -> [Int] {
    var isMember = [Bool](repeating: false, count: rows.count)
    for row in suspects { isMember[row] = true }
    for row in suspects {
      isMember[row] = false
      var elimination = Elimination(
        system: self, isActive: { isMember[$0] && isRequired($0) })
      if elimination.run() == nil { isMember[row] = true }
    }
    return suspects.filter { isMember[$0] }
  }
}
