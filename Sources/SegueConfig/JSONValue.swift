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
  package subscript(name: String) -> JSONValue? {
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

  /// The number; `nil` for anything else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The characters of a string; `nil` for anything else.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The text, indented by two spaces per level; arrays of plain values are on one line.
  package var prettyText: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: "")
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], indent: String) {
    switch self {
    case .null: bytes += JSONText.null.utf8
    case .boolean(let value): bytes += JSONText.boolean(value).utf8
    case .number(let value): bytes += JSONText.number(value).utf8
    case .string(let value): JSONText.write(string: value, to: &bytes)
    case .array(let values) where values.allSatisfy(\.isAtom):
      JSONText.writeList(values.count, .spaced, to: &bytes) {
        values[$0].write(to: &$1, indent: "")
      }
    case .array(let values):
      let inner = indent + "  "
      JSONText.writeList(values.count, .lines(inner: inner, outer: indent), to: &bytes) {
        values[$0].write(to: &$1, indent: inner)
      }
    case .object(let members):
      let inner = indent + "  "
      let layout = JSONText.Layout.lines(inner: inner, outer: indent)
      JSONText.writeObject(members.count, layout, to: &bytes, name: { members[$0].name }) {
        members[$0].value.write(to: &$1, indent: inner)
      }
    }
  }

  /// The text, indented by two spaces per level; what fits into a line of 120 characters is on one.
  package var foldedText: String { foldedText(ending: "") }

  /// The folded text with an ending, which is not appended to a copy of a long text.
  func foldedText(ending: String) -> String {
    var bytes: [UInt8] = []
    writeFolded(to: &bytes, indent: "", column: 0)
    bytes += ending.utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let lineLength = 120

  /// - Parameter column: The number of characters before the value in its line.
  private func writeFolded(to bytes: inout [UInt8], indent: String, column: Int) {
    // A comma may follow.
    if writeLine(shorterThan: Self.lineLength - column, to: &bytes) { return }
    let inner = indent + "  "
    let width = inner.utf8.count
    switch self {
    case .array(let values):
      JSONText.writeList(values.count, .lines(inner: inner, outer: indent), to: &bytes) {
        values[$0].writeFolded(to: &$1, indent: inner, column: width)
      }
    case .object(let members):
      let layout = JSONText.Layout.lines(inner: inner, outer: indent)
      JSONText.writeObject(members.count, layout, to: &bytes, name: { members[$0].name }) {
        let member = members[$0]
        let column = width + member.name.utf8.count + 4  // two quotes, a colon, a space
        member.value.writeFolded(to: &$1, indent: inner, column: column)
      }
    default: write(to: &bytes, indent: "")
    }
  }

  /// Appends the text in one line, unless it is too long; returns whether it is appended.
  private func writeLine(shorterThan limit: Int, to bytes: inout [UInt8]) -> Bool {
    guard leastLength(upTo: limit) < limit else { return false }
    let start = bytes.count
    writeLine(to: &bytes)
    if bytes.count - start < limit { return true }
    bytes.removeSubrange(start...)
    return false
  }

  private func writeLine(to bytes: inout [UInt8]) {
    switch self {
    case .array(let values):
      JSONText.writeList(values.count, .spaced, to: &bytes) { values[$0].writeLine(to: &$1) }
    case .object(let members):
      JSONText.writeObject(members.count, .line, to: &bytes, name: { members[$0].name }) {
        members[$0].value.writeLine(to: &$1)
      }
    default: write(to: &bytes, indent: "")
    }
  }

  /// Returns the length of the text in one line without escapes and numbers, so that no long text is
  /// made in vain; it is not counted further than a limit.
  private func leastLength(upTo limit: Int) -> Int {
    switch self {
    case .null, .boolean, .number: return 1
    case .string(let text): return text.utf8.count + 2
    case .array(let values):
      var length = 0
      for value in values where length < limit {
        length += value.leastLength(upTo: limit - length) + 2
      }
      return length
    case .object(let members):
      var length = 2
      for member in members where length < limit {
        length += member.name.utf8.count + 6  // two quotes, a colon, a comma, two spaces
        length += member.value.leastLength(upTo: limit - length)
      }
      return length
    }
  }

  private var isAtom: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
