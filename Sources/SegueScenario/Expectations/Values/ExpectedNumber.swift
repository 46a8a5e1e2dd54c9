import SegueConfig

/// An expected number: a value, or its limits.
package nonisolated struct ExpectedNumber: Hashable, Sendable {
  /// The value; `nil` for any.
  package var value: Double?
  /// The smallest value; `nil` for none.
  package var atLeast: Double?
  /// The largest value; `nil` for none.
  package var atMost: Double?

  /// Creates an expectation that every number meets.
  package init() {}

  /// Creates the expectation of a value.
  package init(_ value: Double) { self.value = value }

  /// Compares a number with the expectation.
  func match(_ found: Double, _ tolerance: Double) -> Match {
    var match = Match(true)
    if let value { match = match && Match(distance: abs(found - value), tolerance) }
    if let atLeast { match = match && Match(margin: found - atLeast, tolerance) }
    if let atMost { match = match && Match(margin: atMost - found, tolerance) }
    return match
  }

  /// Returns the number nearest to another that meets the expectation.
  func nearest(to found: Double) -> Double {
    value ?? max(min(found, atMost ?? found), atLeast ?? -.infinity)
  }

  /// The expectation as text: `12`, or `at least 3 and at most 12`.
  var text: String {
    let limits = [
      value.map(\.text), atLeast.map { "at least \($0.text)" }, atMost.map { "at most \($0.text)" },
    ]
    return limits.compactMap(\.self).joined(separator: " and ")
  }

  /// The keys of a map with limits.
  static let keys = ["is", "atLeast", "atMost"]

  /// Returns the parameters of the value and the limits.
  ///
  /// - Parameters:
  ///   - number: The kind of the numbers.
  ///   - noun: What the number is, for the summaries.
  static func parameters(
    _ number: ParameterKind<Double>, _ noun: String
  ) -> [Parameter<ExpectedNumber>] {
    [
      Parameter("is", \.value, .optional(number), "The \(noun)."),
      Parameter("atLeast", \.atLeast, .optional(number), "The smallest \(noun) that is accepted."),
      Parameter("atMost", \.atMost, .optional(number), "The largest \(noun) that is accepted."),
    ]
  }

  /// Adds an error for limits of which the smallest value is larger than the largest.
  func checkLimits(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard let atLeast, let atMost, atLeast > atMost else { return }
    diagnostics.error(
      "contradiction", "no number is at least \(atLeast.text) and at most \(atMost.text)",
      at: value["atMost"]?.range ?? value.range, help: "exchange the two limits")
  }

  /// The kind of an expected length, of any sign.
  static var length: ParameterKind<ExpectedNumber> { kind(.length()).defined(as: "length") }

  /// Returns the kind of an expected number: a number, or a map of its limits.
  static func kind(_ number: ParameterKind<Double>) -> ParameterKind<ExpectedNumber> {
    let table = ParameterTable(
      number.name, defaults: ExpectedNumber(), parameters(number, "value"),
      check: { number, value, diagnostics in number.checkLimits(value, &diagnostics) }
    ).requiringAnyKey("empty-expectation", "the map has no limit")
    var kind = ParameterKind<ExpectedNumber>.of(
      [
        .short(
          number, for: "is", when: { $0.entries == nil }, { Self($0) }, part: { $0.value ?? 0 })
      ], or: table)
    kind.shape = .oneOf([number.shape, table.shape()])
    return kind
  }
}
