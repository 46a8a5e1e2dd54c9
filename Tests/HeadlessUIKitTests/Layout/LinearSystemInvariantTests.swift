import HeadlessUIKit
import TestSupport
import Testing

/// Invariants of random systems, checked by arithmetic that is independent of the solver.
@Suite struct LinearSystemInvariantTests {
  /// Returns intervals pinned to earlier ones, and the expected values of their variables, `start`
  /// and `length`.
  private func makePinnedTree(
    seed: UInt64, count: Int
  ) -> (system: LinearSystem, expected: [Double]) {
    var generator = SeededGenerator(seed: seed)
    var system = LinearSystem()
    for _ in 0..<count {
      _ = system.addVariable()
      _ = system.addVariable(isLength: true)
    }
    var expected: [Double] = [0, 4096]
    typealias Row = (terms: [(coefficient: Double, variable: Int)], constant: Double)
    var rows: [Row] = [([(1, 0)], 0), ([(1, 1)], -4096)]
    for item in 1..<count {
      let parent = Int.random(in: 0..<item, using: &generator)
      // The variables of the interval, and those of its parent.
      let (x, w, px, pw) = (2 * item, 2 * item + 1, 2 * parent, 2 * parent + 1)
      let inset = min(Double(Int.random(in: 0...3, using: &generator)) / 4, expected[pw] / 16)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:  // both edges pinned
        rows.append(([(1, x), (-1, px)], -inset))
        rows.append(([(1, x), (1, w), (-1, px), (-1, pw)], inset))
        expected += [expected[px] + inset, expected[pw] - 2 * inset]
      case 1:  // half as long, centered
        rows.append(([(1, w), (-0.5, pw)], 0))
        rows.append(([(1, x), (0.5, w), (-1, px), (-0.5, pw)], 0))
        expected += [expected[px] + expected[pw] / 4, expected[pw] / 2]
      default:  // a fixed length at the far end
        rows.append(([(1, w)], -inset * 8))
        rows.append(([(1, x), (1, w), (-1, px), (-1, pw)], 0))
        expected += [expected[px] + expected[pw] - inset * 8, inset * 8]
      }
    }
    for row in rows.shuffled(using: &generator) {
      system.addRow(row.terms, constant: row.constant, .equal)
    }
    return (system, expected)
  }

  @Test(
    "a pinned tree has the values of direct arithmetic, in any order of its rows",
    arguments: 0..<40 as Range<UInt64>)
  func pinnedTrees(seed: UInt64) {
    let (system, expected) = makePinnedTree(seed: seed, count: 60)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    for (value, expectedValue) in zip(solution.values, expected) {
      #expect(isClose(value, expectedValue, within: 1e-9))
    }
    #expect(!solution.isAmbiguous.contains(true))
  }

  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: LinearSystem.Relation
    var priority: Float = LinearSystem.required

    /// Returns the amount by which `values` violate the row.
    func error(at values: [Double]) -> Double {
      let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      return switch relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  private func makeSystem(isLength: [Bool], rows: [Row]) -> LinearSystem {
    var system = LinearSystem()
    for isLength in isLength { _ = system.addVariable(isLength: isLength) }
    for row in rows {
      system.addRow(row.terms, constant: row.constant, row.relation, priority: row.priority)
    }
    return system
  }

  /// Returns random rows over a few variables, and values that satisfy all required rows.
  private func makeMixture(seed: UInt64) -> (rows: [Row], isLength: [Bool], witness: [Double]) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...7, using: &generator)
    let isLength = (0..<count).map { _ in Bool.random(using: &generator) }
    let witness = isLength.map { Double(Int.random(in: ($0 ? 0 : -50)...50, using: &generator)) }
    var rows: [Row] = []
    for _ in 0..<Int.random(in: 3...14, using: &generator) {
      var terms: [(coefficient: Double, variable: Int)] = []
      for variable in 0..<count where Int.random(in: 0..<3, using: &generator) == 0 {
        terms.append(([-2, -1, -0.5, 0.5, 1, 2].randomElement(using: &generator) ?? 1, variable))
      }
      let value = terms.reduce(0) { $0 + $1.coefficient * witness[$1.variable] }
      let slack = Double(Int.random(in: 0...20, using: &generator))
      let priority: Float = [1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 1000
      let offset = priority < 1000 ? Double(Int.random(in: -30...30, using: &generator)) : 0
      let (constant, relation): (Double, LinearSystem.Relation) =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: (-value + offset, .equal)
        case 1: (-value - slack, .lessThanOrEqual)
        default: (-value + slack, .greaterThanOrEqual)
        }
      rows.append(Row(terms: terms, constant: constant, relation: relation, priority: priority))
    }
    return (rows, isLength, witness)
  }

  private func errors(of rows: [Row], at values: [Double]) -> [Double] {
    [1000, 750, 500, 250].map { (level: Float) in
      rows.reduce(0) { $0 + ($1.priority == level ? $1.error(at: values) : 0) }
    }
  }

  @Test(
    "satisfiable rows are satisfied, and no other values are better at the highest differing priority",
    arguments: 0..<300 as Range<UInt64>)
  func mixtures(seed: UInt64) {
    let (rows, isLength, witness) = makeMixture(seed: seed)
    let solution = makeSystem(isLength: isLength, rows: rows).solve()
    #expect(solution.conflicts.isEmpty)
    for (value, isLength) in zip(solution.values, isLength) where isLength { #expect(value >= 0) }
    let found = errors(of: rows, at: solution.values)
    #expect(found[0] < 1e-6)

    // Other values that satisfy the required rows are candidates, especially those between the
    // solution and the witness.
    var generator = SeededGenerator(seed: seed ^ 0xFFFF)
    for _ in 0..<200 {
      let fraction = Double.random(in: 0...1, using: &generator)
      let candidate = zip(solution.values, witness).map { value, other in
        value + (other - value) * fraction + Double(Int.random(in: -1...1, using: &generator))
          * 0.01
      }
      guard zip(candidate, isLength).allSatisfy({ !$1 || $0 >= 0 }) else { continue }
      let otherErrors = errors(of: rows, at: candidate)
      guard otherErrors[0] < 1e-9 else { continue }
      for (error, otherError) in zip(found, otherErrors).dropFirst() {
        if error < otherError - 1e-6 { break }
        #expect(error <= otherError + 1e-6)
      }
    }
  }

  @Test(
    "the same system has the same solution twice, to the bit", arguments: 0..<20 as Range<UInt64>)
  func repeatable(seed: UInt64) {
    let (rows, isLength, _) = makeMixture(seed: seed)
    let first = makeSystem(isLength: isLength, rows: rows).solve()
    let second = makeSystem(isLength: isLength, rows: rows).solve()
    #expect(first.values.map(\.bitPattern) == second.values.map(\.bitPattern))
  }

  @Test(
    "a reported conflict is contradictory, and no longer so without any of its rows",
    arguments: 0..<100 as Range<UInt64>)
  func conflictsAreIrreducible(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let isLength = [false, true, false, true]
    let relations: [LinearSystem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let rows = (0..<12).map { _ in
      Row(
        terms: [
          (1, Int.random(in: 0..<4, using: &generator)),
          (Bool.random(using: &generator) ? 1 : -1, Int.random(in: 0..<4, using: &generator)),
        ], constant: Double(Int.random(in: -20...20, using: &generator)),
        relation: relations.randomElement(using: &generator) ?? .equal)
    }
    let conflicts = makeSystem(isLength: isLength, rows: rows).solve().conflicts
    for conflict in conflicts {
      #expect(conflict.brokenRow == conflict.rows.last)
      for omitted in [nil] + conflict.rows.map(Optional.some) {  // nil omits no row
        let part = conflict.rows.filter { $0 != omitted }.map { rows[$0] }
        #expect(
          makeSystem(isLength: isLength, rows: part).solve().conflicts.isEmpty == (omitted != nil))
      }
    }
  }
}
