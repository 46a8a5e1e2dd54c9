package import SegueConfig

/// Something that must hold at a moment: one type for each key, listed in `ExpectationList`.
package nonisolated protocol Expectation: Listed where Names == ScenarioNames {
  /// Whether a list of values is several expectations; false by default.
  static var isRepeatable: Bool { get }
  /// What may be written under the key.
  static func kind(_ names: ScenarioNames) -> ParameterKind<Self>
  /// What must hold, as a sentence.
  var sentence: String { get }
  /// The value that is expected.
  var expected: String { get }
  /// Whether it holds now, and what is there.
  @MainActor func evaluate(_ observation: Observation) -> Finding
}

nonisolated extension Expectation {
  /// One value is one expectation.
  package static var isRepeatable: Bool { false }

  /// Whether another one expects the same.
  func equals(_ other: any Expectation) -> Bool { self == other as? Self }
}
