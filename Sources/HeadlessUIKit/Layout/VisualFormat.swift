/// A parsed row of views in the visual format language: `H:|-8-[name(>=20@750)]-(gap)-[other]-|`.
///
/// **Source:** Auto Layout Guide, "Visual Format Language", whose grammar this is.
package nonisolated struct VisualFormat: Equatable, Sendable {
  /// The axis of the row; horizontal unless the format starts with `V:`.
  package enum Axis: Equatable, Sendable { case horizontal, vertical }

  /// An item of the row: an edge of the superview, or a view with its size predicates.
  package enum Item: Equatable, Sendable {
    case superview
    case view(Name, sizes: [Predicate])
  }

  /// The gap between two neighbors.
  package enum Gap: Equatable, Sendable {
    /// No gap.
    case none
    /// A single hyphen: the system's spacing, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  /// A predicate on a length, such as `>=20@750`.
  package struct Predicate: Equatable, Sendable {
    package var relation: LinearSystem.Relation
    package var length: Value
    package var priority: Value?
  }

  /// A number, or the name of a metric or view.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case name(Name)
  }

  /// A name and its offset in the format, for messages.
  package struct Name: Equatable, Sendable {
    package var text: String
    package var offset: Int
  }

  package var axis: Axis
  package var items: [Item]
  /// The gaps, one fewer than items.
  package var gaps: [Gap]
}

/// The reason why a visual format is invalid, with its offset.
package nonisolated struct VisualFormatError: Error, Equatable {
  /// The number of characters before the error.
  package var offset: Int
  /// The problem, as the end of a sentence.
  package var problem: String
  /// The suggested correction.
  package var help: String?

  /// Returns the complete message: column, problem, the format, and a caret under the position.
  package func message(for format: String) -> String {
    let lines = [
      "visual format, column \(offset + 1): \(problem)", "  \(format)",
      "  " + String(repeating: " ", count: offset) + "^",
    ]
    return (lines + (help.map { ["help: \($0)"] } ?? [])).joined(separator: "\n")
  }
}
