/// A row of views in the visual format language, read: `H:|-8-[name(>=20@750)]-(gap)-[other]-|`.
///
/// **Source:** Auto Layout Guide, "Visual Format Language", whose grammar this is.
package nonisolated struct VisualFormat: Equatable, Sendable {
  /// Which way the row runs; horizontal unless the format starts with `V:`.
  package enum Axis: Equatable, Sendable { case horizontal, vertical }

  /// What stands in the row: an edge of the superview, or a view and what its size should be.
  package enum Item: Equatable, Sendable {
    case superview
    case view(Name, sizes: [Predicate])
  }

  /// What stands between two neighbors.
  package enum Gap: Equatable, Sendable {
    /// Nothing: they touch.
    case none
    /// A lone hyphen: the system's spacing, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  /// A wish for a length, such as `>=20@750`.
  package struct Predicate: Equatable, Sendable {
    package var relation: LinearSystem.Relation
    package var length: Value
    package var priority: Value?
  }

  /// A number, or a name to look up.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case name(Name)
  }

  /// A name, and where it stands in the format, for messages about it.
  package struct Name: Equatable, Sendable {
    package var text: String
    package var offset: Int
  }

  package var axis: Axis
  package var items: [Item]
  /// One fewer than there are items.
  package var gaps: [Gap]
}

/// Why a visual format cannot be used: the place, and what is expected there.
package nonisolated struct VisualFormatError: Error, Equatable {
  /// Characters before the place.
  package var offset: Int
  /// What is wrong, as the end of a sentence.
  package var problem: String
  /// How to mend it.
  package var help: String?

  /// The message for people: column, problem, the format, a caret under the place.
  package func message(for format: String) -> String {
    let lines = [
      "visual format, column \(offset + 1): \(problem)", "  \(format)",
      "  " + String(repeating: " ", count: offset) + "^",
    ]
    return (lines + (help.map { ["help: \($0)"] } ?? [])).joined(separator: "\n")
  }
}
