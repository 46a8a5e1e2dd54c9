import HeadlessUIKit
import TestSupport
import Testing

/// Laws over random systems, each against arithmetic that does not know the solver.
@Suite struct LinearSystemLawTests {
  /// Intervals pinned to each other: `start` and `length` of each follow from those before it.
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
    "A pinned tree has the values direct arithmetic gives, in whatever order its rows come",
    arguments: 0..<40 as Range<UInt64>)
  func pinnedTrees(seed: UInt64) {
    let (system, expected) = makePinnedTree(seed: seed, count: 60)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    for (value, wanted) in zip(solution.values, expected) {
      #expect(isClose(value, wanted, within: 1e-9))
    }
    #expect(!solution.isAmbiguous.contains(true))
  }

  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: LinearSystem.Relation
    var priority: Float = LinearSystem.required

    /// By how much values miss what the row asks for.
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

  /// Random rows over a few variables, and values that meet all required ones.
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
      let room = Double(Int.random(in: 0...20, using: &generator))
      let priority: Float = [1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 1000
      let wished = priority < 1000 ? Double(Int.random(in: -30...30, using: &generator)) : 0
      let (constant, relation): (Double, LinearSystem.Relation) =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: (-value + wished, .equal)
        case 1: (-value - room, .lessThanOrEqual)
        default: (-value + room, .greaterThanOrEqual)
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
    "What can hold holds, and no other values do better at the highest level that differs",
    arguments: 0..<300 as Range<UInt64>)
  func mixtures(seed: UInt64) {
    let (rows, isLength, witness) = makeMixture(seed: seed)
    let solution = makeSystem(isLength: isLength, rows: rows).solve()
    #expect(solution.conflicts.isEmpty)
    for (value, isLength) in zip(solution.values, isLength) where isLength { #expect(value >= 0) }
    let found = errors(of: rows, at: solution.values)
    #expect(found[0] < 1e-6)

    // Any values that still meet the required rows are a rival, above all those on the way to
    // the witness.
    var generator = SeededGenerator(seed: seed ^ 0xFFFF)
    for _ in 0..<200 {
      let share = Double.random(in: 0...1, using: &generator)
      let rival = zip(solution.values, witness).map { value, other in
        value + (other - value) * share + Double(Int.random(in: -1...1, using: &generator)) * 0.01
      }
      guard zip(rival, isLength).allSatisfy({ !$1 || $0 >= 0 }) else { continue }
      let others = errors(of: rows, at: rival)
      guard others[0] < 1e-9 else { continue }
      for (mine, theirs) in zip(found, others).dropFirst() {
        if mine < theirs - 1e-6 { break }
        #expect(mine <= theirs + 1e-6)
      }
    }
  }

  @Test("The same system gives the same bits twice", arguments: 0..<20 as Range<UInt64>)
  func repeatable(seed: UInt64) {
    let (rows, isLength, _) = makeMixture(seed: seed)
    let first = makeSystem(isLength: isLength, rows: rows).solve()
    let second = makeSystem(isLength: isLength, rows: rows).solve()
    #expect(first.values.map(\.bitPattern) == second.values.map(\.bitPattern))
  }

  @Test(
    "A reported conflict is one, and without any of its rows it is none",
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
      for omitted in [nil] + conflict.rows.map(Optional.some) {
        let part = conflict.rows.filter { $0 != omitted }.map { rows[$0] }
        #expect(
          makeSystem(isLength: isLength, rows: part).solve().conflicts.isEmpty == (omitted != nil))
      }
    }
  }
}
