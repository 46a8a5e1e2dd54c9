extension ConfigValue {
  /// The value on one line, in flow style.
  package var yamlText: String {
    switch content {
    case .scalar(let text, isPlain: true) where text.isEmpty: "~"
    case .scalar(let text, isPlain: true) where !text.contains(where: Self.special.contains): text
    case .scalar(let text, isPlain: true): JSONText.string(text)
    case .scalar(let text, isPlain: false): JSONText.string(text)
    case .list(let items): "[\(items.map(\.yamlText).joined(separator: ", "))]"
    case .map(let entries) where entries.isEmpty: "{}"
    case .map(let entries): "{ \(entries.map(\.yamlText).joined(separator: ", ")) }"
    }
  }

  /// The characters that a plain scalar in flow style cannot contain everywhere.
  private static let special: Set<Character> = Set(",[]{}#:&*!|>'\"%@`")
}

extension ConfigEntry {
  fileprivate var yamlText: String { "\(JSONValue.string(key).yamlText): \(value.yamlText)" }
}
