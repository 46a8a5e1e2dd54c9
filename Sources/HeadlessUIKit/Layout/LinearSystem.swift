/// Linear equations and inequalities over unknown numbers, each wanted with a priority.
///
/// A row reads `Σ coefficient · variable + constant  (=, ≤ or ≥)  0`. Rows and variables are numbered
/// in the order they were added; that order decides every tie, so the same system has one answer.
package nonisolated struct LinearSystem {
  /// How a row's left side compares to zero.
  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  struct Term {
    var variable: Int
    var coefficient: Double
  }

  struct Row {
    var terms: Range<Int>
    var constant: Double
    var relation: Relation
    var priority: Float
  }

  /// The priority that must be met, as in `UILayoutPriority.required`.
  package static let required: Float = 1000

  /// A difference below this many points is no difference: it keeps rounding in ratios such as 1/3
  /// from being read as a conflict. A pixel is never smaller than 0.1 pt.
  package static let tolerance = 1e-6

  /// Coefficients below this are what cancellation leaves behind, not ones anybody wrote.
  static let negligible = 1e-10

  private(set) var isLength: [Bool] = []
  private(set) var terms: [Term] = []
  private(set) var rows: [Row] = []

  package init() {}

  /// Adds an unknown number; a length is never negative.
  package mutating func addVariable(isLength: Bool = false) -> Int {
    self.isLength.append(isLength)
    return self.isLength.count - 1
  }

  /// Adds `coefficient · variable` to the row being written, merged with what it has of that variable.
  package mutating func addTerm(_ coefficient: Double, _ variable: Int) {
    let start = rows.last?.terms.upperBound ?? 0
    for index in start..<terms.count where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Ends the row being written and returns its number.
  ///
  /// Priorities are 0 to 1000 (default); a row of a higher priority always beats those below it,
  /// and rows of one priority share by the smallest sum of absolute errors.
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

  /// Adds a whole row: `Σ terms + constant (relation) 0`.
  @discardableResult
  package mutating func addRow(
    _ terms: [(coefficient: Double, variable: Int)], constant: Double = 0, _ relation: Relation,
    priority: Float = LinearSystem.required
  ) -> Int {
    for term in terms { addTerm(term.coefficient, term.variable) }
    return endRow(constant: constant, relation, priority: priority)
  }

  /// The values that satisfy the rows by priority, and the required rows that contradict each other.
  package func solve() -> LinearSolution {
    var broken: [Bool] = Array(repeating: false, count: rows.count)
    var conflicts: [LinearSolution.Conflict] = []
    while true {
      var elimination = Elimination(system: self, isActive: { !broken[$0] })
      guard let suspects = elimination.run() else {
        return elimination.solution(conflicts: conflicts)
      }
      let members = irreducible(suspects)
      // The suspects contradict each other, so what is left of them is never empty.
      guard let last = members.last else { return elimination.solution(conflicts: conflicts) }
      broken[last] = true
      conflicts.append(LinearSolution.Conflict(rows: members, brokenRow: last))
    }
  }

  func isRequired(_ row: Int) -> Bool { rows[row].priority >= LinearSystem.required }

  private mutating func compactTerms(from start: Int) -> Int {
    var kept = 0
    for index in start..<terms.count
    where abs(terms[index].coefficient) > LinearSystem.negligible {
      terms[start + kept] = terms[index]
      kept += 1
    }
    return kept
  }

  /// Drops one suspect after another as long as the rest still contradict each other: what remains
  /// is a conflict from which no row can be left out.
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
