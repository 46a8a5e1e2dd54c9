/// A JSON value whose members keep the order they were given in.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number; one that is not finite is written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// A name and a value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// A name and a value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member of an object; nil when there is none.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text with two spaces for each depth; arrays of plain values stay on one line.
  public var prettyText: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? numberText(value) : "null"
    case .string(let value): text += doubleQuoted(value)
    case .array(let values) where values.allSatisfy(\.isAtom):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text, indent: "")
      }
      text += "]"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += index > 0 ? ",\n\(indent)  " : "\n\(indent)  "
        value.write(to: &text, indent: indent + "  ")
      }
      text += "\n\(indent)]"
    case .object(let members) where members.isEmpty: text += "{}"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\n\(indent)  " : "\n\(indent)  "
        text += doubleQuoted(member.name) + ": "
        member.value.write(to: &text, indent: indent + "  ")
      }
      text += "\n\(indent)}"
    }
  }

  private var isAtom: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
