/// For each variable of a system, the rows that contain it, in two flat arrays.
nonisolated struct Occurrences {
  /// The index in `items` of the first row of each variable, and finally the number of items.
  private var starts: [Int]
  private var items: [Int]

  init(system: LinearSystem) {
    starts = Array(repeating: 0, count: system.isLength.count + 1)
    for term in system.terms { starts[term.variable + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    items = Array(repeating: 0, count: system.terms.count)
    var next = starts
    for (row, content) in system.rows.enumerated() {
      for index in content.terms {
        items[next[system.terms[index].variable]] = row
        next[system.terms[index].variable] += 1
      }
    }
  }

  func rows(of variable: Int) -> ArraySlice<Int> {
    items[starts[variable]..<starts[variable + 1]]
  }
}
