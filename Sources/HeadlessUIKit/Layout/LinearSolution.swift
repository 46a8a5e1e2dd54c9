/// The solution of a linear system: a value for each variable, and the broken rows.
package nonisolated struct LinearSolution: Sendable {
  /// A set of contradictory required rows, in order of addition, and the one that was ignored.
  package struct Conflict: Equatable, Sendable {
    /// The contradictory rows; without any one of them the others could hold.
    package var rows: [Int]
    /// The last of them, which was ignored.
    package var brokenRow: Int
  }

  /// The value of each variable, by its number.
  package var values: [Double]

  /// Whether the rows allow a variable more than one value: `SimplexTableau.settleTies()` says which it
  /// has; a variable without rows has 0.
  package var isAmbiguous: [Bool]

  /// The conflicts, in the order in which they were found.
  package var conflicts: [Conflict]
}
