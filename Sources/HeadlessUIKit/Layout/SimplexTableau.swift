/// The simplex method over a dense tableau in dictionary form: each basic variable is a constant
/// plus multiples of the non-basic ones, which are all zero.
///
/// Two invariants hold between calls: nonnegative basic variables have a nonnegative constant, and
/// unrestricted non-basic variables occur in rows of unrestricted ones only. Bland's rule selects
/// entering and leaving variables, so pivoting never cycles.
///
/// **Source:** Badros, Borning, Stuckey, The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm (2001), for free variables, slacks and error variables. Here priorities are not
/// weights: after each level, columns that would increase its error are removed, so that no sum of
/// lower priorities can outweigh a higher one.
nonisolated struct SimplexTableau {
  /// The position of a variable in the tableau.
  enum Place: Equatable {
    case row(Int)
    case column(Int)
    /// A removed column: the variable stays zero.
    case gone
  }

  /// The number of variables of the system; slacks and errors have higher numbers.
  private let variableCount: Int
  /// The number of cells per row: an upper bound of the columns.
  let stride: Int
  /// Whether each variable may be negative.
  var isFree: [Bool]
  var places: [Place] = []
  /// The basic variable of each row.
  var rowVariables: [Int] = []
  /// The non-basic variable of each column.
  var columnVariables: [Int] = []
  /// Constants of the rows, followed by that of the row being added or minimized.
  var constants: [Double]
  /// The coefficients, row by row, in the order of `constants`.
  var cells: [Double]
  /// Error variables of the current priority level.
  private var errors: [Int] = []
  /// Error variables of all priority levels, in the order of their rows.
  private var allErrors: [Int] = []

  /// Creates a tableau over variables, some of them nonnegative, with a capacity of rows.
  init(isLength: [Bool], rowCapacity: Int) {
    variableCount = isLength.count
    // A nonrequired row adds one column, a required one none; a free variable that becomes basic
    // leaves one.
    stride = isLength.count + rowCapacity + 1
    isFree = isLength.map { !$0 }
    columnVariables = Array(isLength.indices)
    places = isLength.indices.map { .column($0) }
    constants = Array(repeating: 0, count: rowCapacity + 1)
    cells = Array(repeating: 0, count: (rowCapacity + 1) * stride)
  }

  // MARK: Reading

  func value(of variable: Int) -> Double {
    guard case .row(let row) = places[variable] else { return 0 }
    return constants[row]
  }

  /// Returns whether a variable could change without violating a row or increasing an error.
  func isAmbiguous(_ variable: Int) -> Bool {
    switch places[variable] {
    case .gone: false
    case .column: true
    case .row(let row):
      columnVariables.indices.contains { abs(cells[row * stride + $0]) > LinearSystem.negligible }
    }
  }

  // MARK: Adding a row

  /// The index of the row being added or minimized, after all others.
  var draft: Int { rowVariables.count }

  /// Begins a row with its constant.
  mutating func begin(constant: Double) {
    constants[draft] = constant
    for column in 0..<stride { cells[draft * stride + column] = 0 }
  }

  /// Adds a multiple of a variable to the current row.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    switch places[variable] {
    case .gone: break
    case .column(let column):
      let cell = draft * stride + column
      cells[cell] = Self.clean(cells[cell] + coefficient)
    case .row(let row): addRow(row, times: coefficient, to: draft)
    }
  }

  /// Adds the current row as required; returns `false`, with the tableau unchanged in effect, if it
  /// cannot hold.
  mutating func demand(_ relation: LinearSystem.Relation) -> Bool {
    switch relation {
    case .equal:
      if let column = freeColumn {
        enter(column, replacing: addVariable())
        removeColumn(column)
        return true
      }
      if constants[draft] > 0 { negateDraft() }
      return appendRaising(isEquation: true)
    case .lessThanOrEqual, .greaterThanOrEqual:
      if relation == .lessThanOrEqual { negateDraft() }
      if let column = freeColumn {
        enter(column, replacing: addVariable())
        return true
      }
      return appendRaising(isEquation: false)
    }
  }

  /// Adds the current row as nonrequired; its error counts in the next minimization.
  mutating func want(_ relation: LinearSystem.Relation) {
    if relation == .lessThanOrEqual { negateDraft() }
    // row = surplus - shortfall; for an equation both are errors.
    let surplus = addVariable()
    let shortfall = addVariable()
    errors.append(shortfall)
    if relation == .equal { errors.append(surplus) }
    if let column = freeColumn {
      cells[draft * stride + addColumn(shortfall)] = 1
      enter(column, replacing: surplus)
    } else if constants[draft] >= 0 {
      cells[draft * stride + addColumn(shortfall)] = 1
      append(surplus)
    } else {
      negateDraft()
      cells[draft * stride + addColumn(surplus)] = 1
      append(shortfall)
    }
  }

  /// Minimizes the sum of the errors added since the last call, and fixes it.
  mutating func minimizeErrors() {
    minimize(errors.map { (1, $0) })
    allErrors += errors
    errors = []
  }

  /// Chooses among equally good solutions: of rows of one priority the earlier ones yield, and of
  /// lengths that no row determines the last one takes what remains (UIKit row 315).
  mutating func settleTies() {
    // Without columns nothing can vary.
    guard !columnVariables.isEmpty else { return }
    minimize(allErrors.enumerated().map { (Double($0 + 1), $1) })
    let lengths = (0..<variableCount).filter { !isFree[$0] }
    minimize(lengths.enumerated().map { (Double(lengths.count - $0), $1) })
  }

  /// Minimizes a sum of nonnegative variables, and fixes it.
  private mutating func minimize(_ sum: [(weight: Double, variable: Int)]) {
    begin(constant: 0)
    for (weight, variable) in sum { add(weight, variable) }
    // Bland's rule terminates; the bound guards against pivots that rounding reverses.
    for _ in 0..<pivotLimit {
      guard let entering = firstColumn(where: { $0 < -LinearSystem.negligible }),
        let leaving = leavingRow(entering: entering)
      else { break }
      pivot(leaving, entering, rows: rowVariables.count + 1)
    }
    for column in columnVariables.indices.reversed()
    where cells[draft * stride + column] > LinearSystem.negligible {
      removeColumn(column)
    }
  }

  // MARK: Rows and columns

  var pivotLimit: Int { 1000 + 50 * (rowVariables.count + columnVariables.count) }

  /// Adds a nonnegative variable, which is in no row or column yet.
  mutating func addVariable() -> Int {
    isFree.append(false)
    places.append(.gone)
    return places.count - 1
  }

  private mutating func addColumn(_ variable: Int) -> Int {
    places[variable] = .column(columnVariables.count)
    columnVariables.append(variable)
    let column = columnVariables.count - 1
    for row in 0...rowVariables.count { cells[row * stride + column] = 0 }
    return column
  }

  /// Removes a column whose variable stays zero; the last column replaces it.
  mutating func removeColumn(_ column: Int) {
    let last = columnVariables.count - 1
    places[columnVariables[column]] = .gone
    if column != last {
      columnVariables[column] = columnVariables[last]
      places[columnVariables[column]] = .column(column)
      for row in 0...rowVariables.count {
        cells[row * stride + column] = cells[row * stride + last]
      }
    }
    columnVariables.removeLast()
  }

  mutating func append(_ variable: Int) {
    places[variable] = .row(rowVariables.count)
    rowVariables.append(variable)
  }

  mutating func removeLastRow() {
    if let variable = rowVariables.popLast() { places[variable] = .gone }
  }

  private mutating func negateDraft() {
    constants[draft] = -constants[draft]
    for column in columnVariables.indices {
      cells[draft * stride + column] = -cells[draft * stride + column]
    }
  }

  /// Returns a coefficient, or zero for a residue of cancellation.
  static func clean(_ coefficient: Double) -> Double {
    abs(coefficient) <= LinearSystem.negligible ? 0 : coefficient
  }

  /// The first column of the draft whose variable may be negative.
  private var freeColumn: Int? {
    columnVariables.indices.first { column in
      isFree[columnVariables[column]] && cells[draft * stride + column] != 0
    }
  }

  /// Makes the draft the row of a variable and exchanges that for a free column.
  private mutating func enter(_ column: Int, replacing variable: Int) {
    append(variable)
    pivot(rowVariables.count - 1, column, rows: rowVariables.count)
  }
}
