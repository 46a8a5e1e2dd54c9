/// The documentation of one parameter, as data for reference pages and listings. The names of its groups
/// precede its own: `dimming.opacity`.
package typealias ParameterDescription = ParameterShape.Field

extension ParameterShape {
  /// The keys of a map in order, with groups expanded: `dimming.opacity`.
  package var descriptions: [ParameterDescription] { fields.flatMap(\.descriptions) }
}

extension ParameterShape.Field {
  /// The default as written in YAML; `nil` if there is none, as for a required parameter.
  package var defaultText: String? { standard?.yamlText }
  /// The unit of numbers; `nil` if there is none.
  package var unit: String? { shape.number?.unit }
  /// The accepted range of numbers; `nil` if unlimited or not a number.
  package var range: String? { shape.number?.rangeText }

  /// The parameters of a group, in order; the key itself if it is not a group.
  var descriptions: [ParameterDescription] {
    guard isGroup else { return [self] }
    return shape.descriptions.map { field in
      var field = field
      field.name = "\(name).\(field.name)"
      return field
    }
  }
}

/// The documentation of a preset.
public struct PresetDescription: Sendable {
  /// The name.
  public var name: String
  /// Where the values come from, as sentences; empty if that is not relevant.
  package var source: String
  /// The values that differ from the defaults.
  package var values: JSONValue
  /// The keys whose values differ from the defaults, and the values as written in YAML.
  package var changes: [(key: String, value: String)]

  /// The changes in one line: `cornerRadius 6, …`.
  public var summary: String {
    changes.isEmpty
      ? "the defaults" : changes.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
