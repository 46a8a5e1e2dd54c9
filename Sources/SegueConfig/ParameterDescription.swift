/// The documentation of one parameter, as data for reference pages and listings.
public struct ParameterDescription: Hashable, Sendable {
  /// The key; keys inside a group follow its name and a dot: `dimming.opacity`.
  public var name: String
  /// The kind of value, with an article: `a length`.
  public var kind: String
  /// The unit of numbers; `nil` if there is none.
  public var unit: String?
  /// The accepted range of numbers; `nil` if unlimited or not a number.
  public var range: String?
  /// The default as written in YAML; `nil` if the parameter is required.
  public var defaultText: String?
  /// One sentence that describes the parameter.
  public var summary: String
  /// For the key `preset`: the presets.
  public var presets: [PresetDescription] = []

  func nested(in group: String) -> ParameterDescription {
    var description = self
    description.name = "\(group).\(name)"
    return description
  }
}

/// The documentation of a preset.
public struct PresetDescription: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Where the values come from, as sentences; empty if that is not relevant.
  public var source: String
  /// The keys whose values differ from the defaults, and the values as written in YAML.
  public var changes: [(key: String, value: String)]

  /// The changes in one line: `cornerRadius 6, …`.
  public var summary: String {
    changes.isEmpty
      ? "the defaults" : changes.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// Returns whether both have the same name and summary.
  public static func == (one: PresetDescription, other: PresetDescription) -> Bool {
    one.name == other.name && one.source == other.source && one.summary == other.summary
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
