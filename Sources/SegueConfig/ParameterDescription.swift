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
  /// For the key `preset`: the values that each preset changes, as `card: cornerRadius 6, …`.
  public var presets: [String] = []

  func nested(in group: String) -> ParameterDescription {
    var description = self
    description.name = "\(group).\(name)"
    return description
  }
}
