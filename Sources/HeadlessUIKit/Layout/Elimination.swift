/// One attempt to solve a linear system: direct consequences by substitution, the rest by the
/// simplex method.
///
/// An equation with one unknown determines its value, which removes a term from other rows. So a
/// fully constrained hierarchy is solved in time proportional to its rows. An unknown that may be
/// negative and occurs in a single equation can always satisfy it: both are deferred to the end. The
/// remaining rows form independent groups, each small enough for a dense tableau.
nonisolated struct Elimination {
  let system: LinearSystem

  var values: [Double]
  var isAmbiguous: [Bool]

  var isKnown: [Bool]
  /// The row that determined a variable, or -1.
  private var cause: [Int]
  /// Rows that are not satisfied yet.
  var isOpen: [Bool]
  /// The number of unknowns in each row.
  private var unknownCount: [Int]
  private var occurrences: Occurrences
  /// Unknowns and the equations that determine them once everything else is known.
  private var deferred: [(variable: Int, row: Int)] = []

  init(system: LinearSystem, isActive: (Int) -> Bool) {
    self.system = system
    let variables = system.isLength.count
    values = Array(repeating: 0, count: variables)
    isAmbiguous = Array(repeating: false, count: variables)
    isKnown = Array(repeating: false, count: variables)
    cause = Array(repeating: -1, count: variables)
    isOpen = system.rows.indices.map(isActive)
    // A closure, because a key path of two components is traversed again for every row.
    unknownCount = system.rows.map { $0.terms.count }
    occurrences = Occurrences(system: system)
  }

  /// Solves the system; returns `nil`, or rows that contain a contradiction, in ascending order.
  mutating func run() -> [Int]? {
    if let suspects = propagate() { return suspects }
    // The direct consequences of most hierarchies determine everything.
    guard isOpen.contains(true) || isKnown.contains(false) else { return nil }
    deferFreeUnknowns()
    if let suspects = solveGroups() { return suspects }
    resolveDeferred()
    return nil
  }

  func solution(conflicts: [LinearSolution.Conflict]) -> LinearSolution {
    LinearSolution(values: values, isAmbiguous: isAmbiguous, conflicts: conflicts)
  }

  // MARK: Direct consequences

  /// Determines unknowns until no required equation has exactly one; returns `nil`, or rows that contain
  /// a contradiction.
  private mutating func propagate() -> [Int]? {
    var queue: [Int] = []
    queue.reserveCapacity(system.rows.count)
    for row in system.rows.indices where isOpen[row] {
      if unknownCount[row] == 0 {
        if let suspects = close(row) { return suspects }
      } else if isDecisive(row) {
        queue.append(row)
      }
    }
    var head = 0
    while head < queue.count {
      let row = queue[head]
      head += 1
      guard isOpen[row], let unknown = unknownTerm(of: row) else { continue }
      let value = -rest(of: row) / unknown.coefficient
      if system.isLength[unknown.variable], value < -LinearSystem.tolerance {
        return suspects(from: [row])
      }
      isOpen[row] = false
      cause[unknown.variable] = row
      let isTinyNegativeLength = system.isLength[unknown.variable] && value < 0
      assign(unknown.variable, at: isTinyNegativeLength ? 0 : value)
      for other in occurrences.rows(of: unknown.variable) {
        unknownCount[other] -= 1
        guard isOpen[other] else { continue }
        if unknownCount[other] == 0 {
          if let suspects = close(other) { return suspects }
        } else if isDecisive(other) {
          queue.append(other)
        }
      }
    }
    return nil
  }

  private func isDecisive(_ row: Int) -> Bool {
    unknownCount[row] == 1 && system.rows[row].relation == .equal && system.isRequired(row)
  }

  mutating func assign(_ variable: Int, at value: Double) {
    values[variable] = value
    isKnown[variable] = true
  }

  /// Closes a row without unknowns; if it is required, it must hold.
  private mutating func close(_ row: Int) -> [Int]? {
    isOpen[row] = false
    guard system.isRequired(row) else { return nil }
    let value = rest(of: row)
    let holds =
      switch system.rows[row].relation {
      case .equal: abs(value) <= LinearSystem.tolerance
      case .lessThanOrEqual: value <= LinearSystem.tolerance
      case .greaterThanOrEqual: value >= -LinearSystem.tolerance
      }
    return holds ? nil : suspects(from: [row])
  }

  /// Returns the constant of a row plus all its terms of known variables.
  func rest(of row: Int) -> Double {
    var sum = system.rows[row].constant
    for index in system.rows[row].terms where isKnown[system.terms[index].variable] {
      sum += system.terms[index].coefficient * values[system.terms[index].variable]
    }
    return sum
  }

  func unknownTerm(of row: Int) -> LinearSystem.Term? {
    for index in system.rows[row].terms where !isKnown[system.terms[index].variable] {
      return system.terms[index]
    }
    return nil
  }

  /// Returns the given rows and, transitively, all rows that determined their variables.
  func suspects(from start: [Int]) -> [Int] {
    var isSuspect = [Bool](repeating: false, count: system.rows.count)
    var stack = start
    for row in start { isSuspect[row] = true }
    while let row = stack.popLast() {
      for index in system.rows[row].terms {
        let origin = cause[system.terms[index].variable]
        if origin >= 0, !isSuspect[origin] {
          isSuspect[origin] = true
          stack.append(origin)
        }
      }
    }
    return isSuspect.indices.filter { isSuspect[$0] }
  }

  // MARK: Unknowns of a single equation

  /// Closes equations that alone contain some unknown, until there is none: each closed one may leave
  /// another unknown in a single row.
  private mutating func deferFreeUnknowns() {
    var uses = [Int](repeating: 0, count: values.count)
    var queue: [Int] = []
    for row in system.rows.indices where isOpen[row] {
      for index in system.rows[row].terms { uses[system.terms[index].variable] += 1 }
    }
    for variable in uses.indices where uses[variable] == 1 { queue.append(variable) }
    var head = 0
    while head < queue.count {
      let variable = queue[head]
      head += 1
      guard !isKnown[variable], !system.isLength[variable], uses[variable] == 1,
        let row = occurrences.rows(of: variable).first(where: { isOpen[$0] }),
        system.rows[row].relation == .equal, system.isRequired(row)
      else { continue }
      isOpen[row] = false
      deferred.append((variable, row))
      for index in system.rows[row].terms {
        let other = system.terms[index].variable
        uses[other] -= 1
        if uses[other] == 1 { queue.append(other) }
      }
    }
  }

  private mutating func resolveDeferred() {
    // A variable that no row contains anymore keeps 0, from which the deferred equations start.
    var isWaiting = [Bool](repeating: false, count: values.count)
    for (variable, _) in deferred { isWaiting[variable] = true }
    for variable in values.indices where !isKnown[variable] && !isWaiting[variable] {
      assign(variable, at: 0)
      isAmbiguous[variable] = true
    }
    // In reverse, because an equation may contain unknowns that were deferred after its own.
    for (variable, row) in deferred.reversed() {
      guard let unknown = unknownTerm(of: row) else { continue }
      isAmbiguous[variable] = system.rows[row].terms.contains { index in
        isAmbiguous[system.terms[index].variable]
      }
      assign(variable, at: -rest(of: row) / unknown.coefficient)
    }
  }
}
