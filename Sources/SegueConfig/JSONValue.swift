/// A JSON value whose objects keep the order of their members.
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

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of an object's member; `nil` if there is none.
  public subscript(name: String) -> JSONValue? {
    members?.first { $0.name == name }?.value
  }

  /// The items of an array; `nil` for anything else.
  package var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The members of an object; `nil` for anything else.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The characters of a string; `nil` for anything else.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The text, indented by two spaces per level; arrays of plain values are on one line.
  public var prettyText: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += JSONText.null
    case .boolean(let value): text += JSONText.boolean(value)
    case .number(let value): text += JSONText.number(value)
    case .string(let value): text += JSONText.string(value)
    case .array(let values) where values.allSatisfy(\.isAtom):
      JSONText.writeList(values, .spaced, to: &text) { $0.write(to: &$1, indent: "") }
    case .array(let values):
      let inner = indent + "  "
      JSONText.writeList(values, .lines(inner: inner, outer: indent), to: &text) {
        $0.write(to: &$1, indent: inner)
      }
    case .object(let members):
      let inner = indent + "  "
      let parts = members.map { ($0.name, $0.value) }
      JSONText.writeObject(parts, .lines(inner: inner, outer: indent), to: &text) {
        $0.write(to: &$1, indent: inner)
      }
    }
  }

  private var isAtom: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
