/// Exchanging basic and non-basic variables.
nonisolated extension SimplexTableau {
  /// Appends the draft as the row of a new variable and raises its constant to zero; the variable
  /// of an equation is then removed, that of an inequality may still increase.
  ///
  /// - Returns: `false`, with the row removed, if the constant cannot be raised to zero.
  mutating func appendRaising(isEquation: Bool) -> Bool {
    append(addVariable())
    let row = rowVariables.count - 1
    let base = row * stride
    for _ in 0..<pivotLimit {
      let isMet = constants[row] >= -LinearSystem.tolerance
      if isMet {
        constants[row] = max(0, constants[row])
        if !isEquation { return true }
      }
      // A column that raises the row; once the constant is zero, one that can replace the row's variable.
      let entering = lowestColumn { column in
        let coefficient = cells[base + column]
        return coefficient > LinearSystem.negligible
          || (isMet && coefficient < -LinearSystem.negligible)
      }
      guard let entering else {
        removeLastRow()
        return isMet
      }
      // The increase of the column that raises the row to zero. A row that a smaller one lowers to zero
      // is exchanged first.
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

  /// Returns the column of the lowest-numbered variable that may enter and whose coefficient in the draft
  /// matches.
  func firstColumn(where matches: (Double) -> Bool) -> Int? {
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
  func leavingRow(entering column: Int, except excluded: Int = -1) -> Int? {
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

  /// Adds a multiple of a row to another.
  mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
    let count = columnVariables.count
    constants[target] += factor * constants[source]
    for column in 0..<count {
      let cell = target * stride + column
      cells[cell] = Self.clean(cells[cell] + factor * cells[source * stride + column])
    }
  }

  /// Exchanges the basic variable of a row with a column's and substitutes it in the first `rows`.
  mutating func pivot(_ row: Int, _ column: Int, rows: Int) {
    let count = columnVariables.count
    let base = row * stride
    let inverse = 1 / cells[base + column]
    for index in 0..<count { cells[base + index] *= -inverse }
    cells[base + column] = inverse
    constants[row] *= -inverse
    // Replaces -0.
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
