import HeadlessUIKit
import Testing

@Suite struct LinearSystemTests {
  @Test("an equation with one unknown gives its value")
  func single() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.addRow([(2, x)], constant: -30, .equal)
    let solution = system.solve()
    #expect(solution.values == [15])
    #expect(solution.isAmbiguous == [false])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("terms of one variable in one row are added, and cancel")
  func mergedTerms() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.addRow([(1, x), (1, x)], constant: -30, .equal)
    system.addRow([(1, x), (-1, x)], constant: 0, .equal)
    let solution = system.solve()
    #expect(solution.values == [15])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("simultaneous equations are solved together")
  func simultaneous() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.addRow([(1, x), (1, y)], constant: -10, .equal)
    system.addRow([(1, x), (-1, y)], constant: -4, .equal)
    let solution = system.solve()
    #expect(solution.values == [7, 3])
    #expect(solution.isAmbiguous == [false, false])
  }

  @Test("a variable that no row determines is zero and ambiguous")
  func undeterminedVariableIsAmbiguous() {
    var system = LinearSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.addRow([(1, x), (-1, y)], constant: -5, .equal)
    _ = z
    let solution = system.solve()
    #expect(solution.values[x] - solution.values[y] == 5)
    #expect(solution.isAmbiguous == [true, true, true])
    #expect(solution.values[z] == 0)
  }

  struct PriorityCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Relations of one length to a value, with their priorities.
    var rows: [(LinearSystem.Relation, Double, Float)]
    var expected: Double
  }

  nonisolated static let priorityCases: [PriorityCase] = [
    PriorityCase(
      testDescription: "content (750) over a height of 50 (priority 50)",
      rows: [(.equal, 50, 50), (.greaterThanOrEqual, 120, 750), (.lessThanOrEqual, 120, 250)],
      expected: 120),
    PriorityCase(
      testDescription: "hugging is weaker than a height of 300 (priority 500)",
      rows: [(.equal, 300, 500), (.greaterThanOrEqual, 120, 750), (.lessThanOrEqual, 120, 250)],
      expected: 300),
    PriorityCase(
      testDescription: "resistance is stronger than a height of 40 (priority 500)",
      rows: [(.equal, 40, 500), (.greaterThanOrEqual, 120, 750), (.lessThanOrEqual, 120, 250)],
      expected: 120),
    PriorityCase(
      testDescription: "a required maximum over everything",
      rows: [(.lessThanOrEqual, 100, 1000), (.greaterThanOrEqual, 120, 999)],
      expected: 100),
    PriorityCase(
      testDescription: "three rows of a lower priority do not outweigh one of a higher",
      rows: [(.equal, 10, 500.5), (.equal, 90, 500), (.equal, 90, 500), (.equal, 90, 500)],
      expected: 10),
    PriorityCase(
      testDescription: "within a priority the smallest sum of errors: the median",
      rows: [(.equal, 10, 500), (.equal, 90, 500), (.equal, 40, 500)],
      expected: 40),
    PriorityCase(
      testDescription: "of two rows that tie the earlier one yields",
      rows: [(.equal, 10, 500), (.equal, 90, 500)], expected: 90),
    PriorityCase(
      testDescription: "a length is never negative, whatever its optional rows",
      rows: [(.equal, -40, 999)], expected: 0),
    PriorityCase(
      testDescription: "inequalities far from the value have no effect",
      rows: [(.equal, 50, 1), (.greaterThanOrEqual, 10, 1000), (.lessThanOrEqual, 99, 1000)],
      expected: 50),
  ]

  @Test("the higher priority wins", arguments: priorityCases)
  func priorities(example: PriorityCase) {
    var system = LinearSystem()
    let length = system.addVariable(isLength: true)
    for (relation, value, priority) in example.rows {
      system.addRow([(1, length)], constant: -value, relation, priority: priority)
    }
    let solution = system.solve()
    #expect(solution.values == [example.expected])
    #expect(solution.conflicts.isEmpty)
  }

  struct ConflictCase: CustomTestStringConvertible, Sendable {
    typealias Row = ([(coefficient: Double, variable: Int)], Double, LinearSystem.Relation)
    var testDescription: String
    var variables = 1
    /// The variables that must not be negative.
    var lengths: Set<Int> = []
    var rows: [Row]
    /// The indices of the rows of each conflict.
    var conflicts: [[Int]] = []
    var values: [Double]
  }

  nonisolated static let conflictCases: [ConflictCase] = [
    ConflictCase(
      testDescription: "two values", rows: [([(1, 0)], -10, .equal), ([(1, 0)], -20, .equal)],
      conflicts: [[0, 1]], values: [10]),
    ConflictCase(
      testDescription: "unrelated rows are not named", variables: 3,
      rows: [
        ([(1, 2)], -5, .equal), ([(1, 0)], -10, .equal), ([(1, 1), (-1, 0)], -7, .equal),
        ([(1, 1)], -20, .equal),
      ],
      conflicts: [[1, 2, 3]], values: [10, 17, 5]),
    ConflictCase(
      testDescription: "a redundant row is no contradiction",
      rows: [([(1, 0)], -10, .equal), ([(2, 0)], -20, .equal)], values: [10]),
    ConflictCase(
      testDescription: "the last row is broken, however the conflict is found", variables: 2,
      rows: [
        ([(1, 0), (-1, 1)], 0, .equal), ([(1, 0)], -10, .equal), ([(1, 1)], -20, .equal),
      ],
      conflicts: [[0, 1, 2]], values: [10, 10]),
    ConflictCase(
      testDescription: "a length pinned to a negative value", lengths: [0],
      rows: [([(1, 0)], 16, .equal)],
      conflicts: [[0]], values: [0]),
    ConflictCase(
      testDescription: "inequalities without a common value",
      rows: [([(1, 0)], -20, .greaterThanOrEqual), ([(1, 0)], -10, .lessThanOrEqual)],
      conflicts: [[0, 1]], values: [20]),
    ConflictCase(
      testDescription: "two lengths that do not fit side by side", variables: 2, lengths: [0, 1],
      rows: [
        ([(1, 0), (1, 1)], -100, .equal), ([(1, 0)], -60, .greaterThanOrEqual),
        ([(1, 1)], -60, .greaterThanOrEqual),
      ],
      conflicts: [[0, 1, 2]], values: [60, 40]),
    ConflictCase(
      testDescription: "two conflicts", variables: 2,
      rows: [
        ([(1, 0)], -1, .equal), ([(1, 1)], -2, .equal), ([(1, 0)], -3, .equal),
        ([(1, 1)], -4, .equal),
      ],
      conflicts: [[0, 2], [1, 3]],
      values: [1, 2]),
  ]

  @Test(
    "contradictory required rows are named, and the last one is broken",
    arguments: conflictCases)
  func conflicts(example: ConflictCase) {
    var system = LinearSystem()
    for index in 0..<example.variables {
      _ = system.addVariable(isLength: example.lengths.contains(index))
    }
    for (terms, constant, relation) in example.rows {
      system.addRow(terms, constant: constant, relation)
    }
    let solution = system.solve()
    #expect(solution.conflicts.map(\.rows) == example.conflicts)
    #expect(solution.conflicts.map(\.brokenRow) == example.conflicts.compactMap(\.last))
    #expect(solution.values == example.values)
  }
}
