package import SegueConfig

/// A condition at one moment: one type for each key, listed in `ExpectationList`.
package nonisolated protocol Expectation: Listed where Names == ScenarioNames {
  /// Whether a list of values makes several expectations; false by default.
  static var isRepeatable: Bool { get }
  /// Whether one expectation can be a list; several are then a list of maps. False by default.
  static var isList: Bool { get }
  /// Returns the kind of the key's value.
  static func kind(_ names: ScenarioNames) -> ParameterKind<Self>
  /// The condition as a sentence.
  var sentence: String { get }
  /// The expected value.
  var expected: String { get }
  /// The view whose position is sampled at every frame of the scenario; `nil` for none, the default.
  var trackedView: String? { get }
  /// Whether the release of a gesture may decide it, so that a failure names that; false by default.
  static var followsReleases: Bool { get }
  /// Returns whether the condition holds now, and the actual value.
  @MainActor func evaluate(_ observation: Observation) -> EvaluationResult
}

nonisolated extension Expectation {
  /// The default implementation returns `false`.
  package static var isRepeatable: Bool { false }

  /// The default implementation returns `false`.
  package static var isList: Bool { false }

  /// The default implementation returns `false`.
  package static var followsReleases: Bool { false }

  /// The default implementation returns `nil`.
  package var trackedView: String? { nil }

  /// The key in a file.
  var key: String { Self.key }

  /// Returns whether another expectation is equal.
  func equals(_ other: any Expectation) -> Bool { self == other as? Self }
}
