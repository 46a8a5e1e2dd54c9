extension JSONValue {
  /// The value as one line of YAML in flow style; strings that parse back unchanged are unquoted.
  package var yamlText: String {
    switch self {
    case .null: "none"
    case .boolean(let value): JSONText.boolean(value)
    case .number(let value): numberText(value)
    case .string(let value): value.isPlainYAML ? value : JSONText.string(value)
    case .array(let values): "[\(values.map(\.yamlText).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ \(members.map(\.yamlText).joined(separator: ", ")) }"
    }
  }
}

extension JSONValue.Member {
  fileprivate var yamlText: String { "\(JSONValue.string(name).yamlText): \(value.yamlText)" }
}

extension String {
  /// Whether the text needs no quotes: ASCII words without another meaning in YAML.
  fileprivate var isPlainYAML: Bool {
    guard let first = utf8.first, first.isASCIILetter else { return false }
    if ["true", "false", "null", "none"].contains(self) || utf8.last == UInt8(ascii: " ") {
      return false
    }
    return utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
