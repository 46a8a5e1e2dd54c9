/// What people need to know of one tunable, as data for reference pages and listings.
public struct ParameterDescription: Hashable, Sendable {
  /// The key; keys inside a group follow its name and a dot: `dimming.opacity`.
  public var name: String
  /// What it takes, with an article: `a length`.
  public var kind: String
  /// The unit of numbers; nil where there is none.
  public var unit: String?
  /// The numbers accepted; nil where all are, and for what is no number.
  public var range: String?
  /// The default as it would be written in YAML; nil where it must be written.
  public var defaultText: String?
  /// One sentence on what it does.
  public var summary: String

  func nested(in group: String) -> ParameterDescription {
    var description = self
    description.name = "\(group).\(name)"
    return description
  }
}
