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
  private enum Place: Equatable {
    case row(Int)
    case column(Int)
    /// A removed column: the variable stays zero.
    case gone
  }

  private let variableCount: Int
  private let stride: Int
  private var isFree: [Bool]
  private var places: [Place] = []
  private var rowVariables: [Int] = []
  private var columnVariables: [Int] = []
  /// Constants of the rows, followed by that of the row being added or minimized.
  private var constants: [Double]
  private var cells: [Double]
  /// Error variables of the current priority level.
  private var errors: [Int] = []

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

  private var draft: Int { rowVariables.count }

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
      let place = draft * stride + column
      cells[place] = Self.clean(cells[place] + coefficient)
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
    begin(constant: 0)
    for error in errors { add(1, error) }
    errors = []
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

  private var pivotLimit: Int { 1000 + 50 * (rowVariables.count + columnVariables.count) }

  private mutating func addVariable() -> Int {
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
  private mutating func removeColumn(_ column: Int) {
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

  private mutating func append(_ variable: Int) {
    places[variable] = .row(rowVariables.count)
    rowVariables.append(variable)
  }

  private mutating func removeLastRow() {
    if let variable = rowVariables.popLast() { places[variable] = .gone }
  }

  private mutating func negateDraft() {
    constants[draft] = -constants[draft]
    for column in columnVariables.indices {
      cells[draft * stride + column] = -cells[draft * stride + column]
    }
  }

  /// Returns a coefficient, or zero for a residue of cancellation.
  private static func clean(_ coefficient: Double) -> Double {
    abs(coefficient) <= LinearSystem.negligible ? 0 : coefficient
  }

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

  // MARK: Pivoting

  /// Appends the draft as the row of a new variable and raises its constant to zero; the variable
  /// of an equation is then removed, that of an inequality may still increase.
  private mutating func appendRaising(isEquation: Bool) -> Bool {
    append(addVariable())
    let row = rowVariables.count - 1
    let base = row * stride
    for _ in 0..<pivotLimit {
      let isMet = constants[row] >= -LinearSystem.tolerance
      if isMet {
        constants[row] = max(0, constants[row])
        if !isEquation { return true }
      }
      let entering = lowestColumn { column in
        let coefficient = cells[base + column]
        return coefficient > LinearSystem.negligible
          || (isMet && coefficient < -LinearSystem.negligible)
      }
      guard let entering else {
        removeLastRow()
        return isMet
      }
      let reach = -constants[row] / cells[base + entering]
      if !isMet, let leaving = leavingRow(entering: entering, except: row),
        -constants[leaving] / cells[leaving * stride + entering] < reach
      {
        pivot(leaving, entering, rows: rowVariables.count)
        continue
      }
      pivot(row, entering, rows: rowVariables.count)
      if isEquation { removeColumn(entering) }
      return true
    }
    removeLastRow()
    return false
  }

  private func firstColumn(where matches: (Double) -> Bool) -> Int? {
    lowestColumn { matches(cells[draft * stride + $0]) }
  }

  /// Returns the column of the lowest-numbered variable that may enter and matches.
  private func lowestColumn(where matches: (Int) -> Bool) -> Int? {
    var best: Int?
    for column in columnVariables.indices
    where !isFree[columnVariables[column]] && matches(column) {
      if let known = best, columnVariables[known] < columnVariables[column] { continue }
      best = column
    }
    return best
  }

  /// Returns the restricted row that first becomes zero when a column increases; ties select the
  /// lowest variable.
  private func leavingRow(entering column: Int, except excluded: Int = -1) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for row in rowVariables.indices where row != excluded && !isFree[rowVariables[row]] {
      let coefficient = cells[row * stride + column]
      guard coefficient < -LinearSystem.negligible else { continue }
      let ratio = -constants[row] / coefficient
      if let known = best {
        guard
          ratio < bestRatio
            || (ratio == bestRatio && rowVariables[row] < rowVariables[known])
        else { continue }
      }
      best = row
      bestRatio = ratio
    }
    return best
  }

  private mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
    let count = columnVariables.count
    constants[target] += factor * constants[source]
    for column in 0..<count {
      let place = target * stride + column
      cells[place] = Self.clean(cells[place] + factor * cells[source * stride + column])
    }
  }

  /// Exchanges the basic variable of a row with a column's and substitutes it in the first `rows`.
  private mutating func pivot(_ row: Int, _ column: Int, rows: Int) {
    let count = columnVariables.count
    let base = row * stride
    let inverse = 1 / cells[base + column]
    for index in 0..<count { cells[base + index] *= -inverse }
    cells[base + column] = inverse
    constants[row] *= -inverse
    if constants[row] == 0 { constants[row] = 0 }
    for other in 0..<rows where other != row {
      let start = other * stride
      let factor = cells[start + column]
      guard factor != 0 else { continue }
      cells[start + column] = 0
      addRow(row, times: factor, to: other)
      let isRestricted = other < rowVariables.count && !isFree[rowVariables[other]]
      if isRestricted, abs(constants[other]) <= LinearSystem.negligible { constants[other] = 0 }
    }
    let leaving = rowVariables[row]
    rowVariables[row] = columnVariables[column]
    columnVariables[column] = leaving
    places[rowVariables[row]] = .row(row)
    places[leaving] = .column(column)
  }
}
