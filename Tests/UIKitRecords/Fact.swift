import Testing

/// A value that was recorded from Apple's own UIKit.
nonisolated struct Fact: Sendable {
  /// The area, which is the name of its table.
  let area: String
  /// The number in the area.
  let number: String
  /// The name of the setup, in the area.
  let setup: String
  /// The name of the value, among those that the setup returns.
  let name: String
  let expected: Recorded
  /// By how much a number may differ.
  let tolerance: Double
  /// The system that was recorded, by its name in sources.txt.
  let source: String

  /// The area and the number, such as "sheet-drag-020".
  var id: String { "\(area)-\(number)" }

  /// Runs the setup, and returns the value.
  @MainActor
  func found() throws -> Recorded {
    let run = try #require(
      setups[area]?[setup], "\(area).txt names the setup '\(setup)', which the code does not have")
    return try #require(
      try run()[name], "the setup '\(setup)' of \(area).txt returns no value '\(name)'")
  }
}

extension Fact: CustomTestStringConvertible {
  var testDescription: String { "\(id) \(setup): \(name)" }
}
