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

  /// The text, indented by two spaces per level; what fits into a line of 120 characters is on one.
  public var foldedText: String { foldedText(indent: "", column: 0) }

  private static let lineLength = 120

  /// - Parameter column: The number of characters before the value in its line.
  private func foldedText(indent: String, column: Int) -> String {
    let inner = indent + "  "
    func folded(_ parts: [String], line: () -> String, lines: () -> String) -> String {
      guard !parts.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else { return lines() }
      let line = line()
      // A comma may follow.
      return column + line.utf8.count < Self.lineLength ? line : lines()
    }
    switch self {
    case .array(let values):
      let items = values.map { $0.foldedText(indent: inner, column: inner.utf8.count) }
      return folded(
        items, line: { JSONText.list(items, .spaced) },
        lines: { JSONText.list(items, .lines(inner: inner, outer: indent)) })
    case .object(let members):
      let parts = members.map { member in
        let column = inner.utf8.count + member.name.utf8.count + 4
        return (member.name, member.value.foldedText(indent: inner, column: column))
      }
      return folded(
        parts.map(\.1), line: { JSONText.object(parts, .line) },
        lines: { JSONText.object(parts, .lines(inner: inner, outer: indent)) })
    default: return prettyText
    }
  }

  private var isAtom: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
