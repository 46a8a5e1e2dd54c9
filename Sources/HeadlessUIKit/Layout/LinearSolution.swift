/// The answer to a linear system: a value for each variable, and what had to give way.
package nonisolated struct LinearSolution: Sendable {
  /// Required rows that cannot all hold, in the order they were added, and the one that was ignored.
  package struct Conflict: Equatable, Sendable {
    /// The rows that contradict each other; without any one of them the rest could hold.
    package var rows: [Int]
    /// The last of them, which was left out.
    package var brokenRow: Int
  }

  /// The value of each variable, by its number.
  package var values: [Double]

  /// Whether the rows leave a variable more than one value; such a variable is given the value nearest
  /// to what its own rows ask for, or 0.
  package var isAmbiguous: [Bool]

  /// The conflicts found, in the order they were found.
  package var conflicts: [Conflict]
}
