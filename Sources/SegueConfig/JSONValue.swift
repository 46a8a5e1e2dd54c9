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
  public var foldedText: String {
    var text = ""
    writeFolded(to: &text, indent: "", column: 0)
    return text
  }

  private static let lineLength = 120

  private func writeFolded(to text: inout String, indent: String, column: Int) {
    var line = ""
    // A comma may follow.
    if writeLine(to: &line, limit: Self.lineLength - column - 1) {
      text += line
      return
    }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      JSONText.writeList(values, .lines(inner: inner, outer: indent), to: &text) {
        $0.writeFolded(to: &$1, indent: inner, column: inner.utf8.count)
      }
    case .object(let members):
      let parts = members.map { ($0.name, (value: $0.value, indent: $0.name.utf8.count + 4)) }
      JSONText.writeObject(parts, .lines(inner: inner, outer: indent), to: &text) {
        $0.value.writeFolded(to: &$1, indent: inner, column: inner.utf8.count + $0.indent)
      }
    default: text += line
    }
  }

  /// Appends the value on one line; stops and returns false if it is longer than a limit.
  private func writeLine(to line: inout String, limit: Int) -> Bool {
    func writeParts<Part>(
      _ parts: [Part], _ brackets: (String, String), _ write: (Part) -> Bool
    ) -> Bool {
      line += brackets.0
      for (index, part) in parts.enumerated() {
        if index > 0 { line += ", " }
        guard write(part) else { return false }
      }
      line += brackets.1
      return line.utf8.count <= limit
    }
    switch self {
    case .null: line += JSONText.null
    case .boolean(let value): line += JSONText.boolean(value)
    case .number(let value): line += JSONText.number(value)
    case .string(let value): line += JSONText.string(value)
    case .array(let values):
      return writeParts(values, ("[", "]")) { $0.writeLine(to: &line, limit: limit) }
    case .object(let members):
      return writeParts(members, ("{ ", " }")) { member in
        line += JSONText.string(member.name) + ": "
        return member.value.writeLine(to: &line, limit: limit)
      }
    }
    return line.utf8.count <= limit
  }

  private var isAtom: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
