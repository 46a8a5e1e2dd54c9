/// The last step of elimination: rows that share unknowns, solved group by group.
nonisolated extension Elimination {
  /// Open rows that share unknowns, highest priority first, and those unknowns.
  private struct Group {
    var rows: [Int] = []
    var variables: [Int] = []
  }

  /// Determines every unknown of an open row; returns `nil`, or rows that contain a contradiction.
  mutating func solveGroups() -> [Int]? {
    var positions = [Int](repeating: -1, count: values.count)
    for group in groups() {
      for (position, variable) in group.variables.enumerated() { positions[variable] = position }
      var tableau = SimplexTableau(
        isLength: group.variables.map { system.isLength[$0] }, rowCapacity: group.rows.count)
      if let rows = fill(&tableau, with: group.rows, positions: positions) {
        return suspects(from: rows)
      }
      for (position, variable) in group.variables.enumerated() {
        isAmbiguous[variable] = tableau.isAmbiguous(position)
      }
      tableau.settleTies()
      for (position, variable) in group.variables.enumerated() {
        // Rows of the next group cannot contain it, so its value may be set immediately.
        assign(variable, at: tableau.value(of: position))
      }
    }
    return nil
  }

  /// Adds the rows of a group, in order of priority; returns `nil`, or the required rows up to the first
  /// that cannot be satisfied.
  private func fill(
    _ tableau: inout SimplexTableau, with rows: [Int], positions: [Int]
  ) -> [Int]? {
    for (index, row) in rows.enumerated() {
      tableau.begin(constant: rest(of: row))
      for term in system.rows[row].terms.map({ system.terms[$0] }) where !isKnown[term.variable] {
        tableau.add(term.coefficient, positions[term.variable])
      }
      let relation = system.rows[row].relation
      if system.isRequired(row) {
        if !tableau.demand(relation) { return rows[...index].sorted() }
        continue
      }
      tableau.want(relation)
      let isLastOfLevel =
        index + 1 == rows.count
        || system.rows[rows[index + 1]].priority != system.rows[row].priority
      if isLastOfLevel { tableau.minimizeErrors() }
    }
    return nil
  }

  /// The groups in the order of their first row.
  private func groups() -> [Group] {
    let leaders = connectedUnknowns()
    var groupOfLeader = [Int](repeating: -1, count: values.count)
    var isListed = [Bool](repeating: false, count: values.count)
    var groups: [Group] = []
    for row in system.rows.indices where isOpen[row] {
      guard let first = unknownTerm(of: row)?.variable else { continue }
      if groupOfLeader[leaders[first]] < 0 {
        groupOfLeader[leaders[first]] = groups.count
        groups.append(Group())
      }
      let group = groupOfLeader[leaders[first]]
      groups[group].rows.append(row)
      for index in system.rows[row].terms {
        let variable = system.terms[index].variable
        guard !isKnown[variable], !isListed[variable] else { continue }
        isListed[variable] = true
        groups[group].variables.append(variable)
      }
    }
    for index in groups.indices { groups[index].rows.sort(by: isEarlier) }
    return groups
  }

  /// Returns whether a row precedes another: required rows first, then by falling priority, then in
  /// order of addition.
  private func isEarlier(_ first: Int, _ second: Int) -> Bool {
    let one = min(system.rows[first].priority, LinearSystem.required)
    let two = min(system.rows[second].priority, LinearSystem.required)
    return one == two ? first < second : one > two
  }

  /// Returns, for each variable, the lowest-numbered variable connected to it by open rows.
  private func connectedUnknowns() -> [Int] {
    var leaders = Array(values.indices)
    func leader(of variable: Int) -> Int {
      var current = variable
      while leaders[current] != current {
        leaders[current] = leaders[leaders[current]]
        current = leaders[current]
      }
      return current
    }
    for row in system.rows.indices where isOpen[row] {
      guard let first = unknownTerm(of: row)?.variable else { continue }
      for index in system.rows[row].terms where !isKnown[system.terms[index].variable] {
        let (one, two) = (leader(of: first), leader(of: system.terms[index].variable))
        leaders[max(one, two)] = min(one, two)
      }
    }
    return leaders.indices.map(leader(of:))
  }
}
