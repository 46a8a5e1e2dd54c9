/// An encoder of JSON on one line, with members in alphabetical order.
///
/// Foundation's encoder formats numbers and escapes differently from `JSONText`.
package final class JSONLine: Encoder {
  package let codingPath: [any CodingKey] = []
  package let userInfo: [CodingUserInfoKey: Any] = [:]
  /// The type of the encoded value; `nil` for a nested container.
  private let type: (any Encodable.Type)?
  /// The encoded single value, items, or else members.
  private var single: String?
  private var items: [Part]?
  fileprivate var members: [(name: String, part: Part)] = []

  /// JSON, or a nested container that is encoded later.
  fileprivate enum Part {
    case json(String)
    case line(JSONLine)

    var json: String {
      switch self {
      case .json(let json): json
      case .line(let line): line.json
      }
    }
  }

  /// Returns the JSON of a value.
  ///
  /// - Throws: When it contains a number that is not finite, or neither an `Int` nor a `Double`.
  package static func json<Value: Encodable>(of value: Value) throws -> String {
    // Compares types first: a failing cast takes longer than encoding a number.
    if Value.self == Double.self, let number = value as? Double {
      guard number.isFinite else { throw refusal(of: value) }
      return JSONText.number(number)
    }
    if Value.self == Int.self, let number = value as? Int { return String(number) }
    if Value.self == String.self, let text = value as? String { return JSONText.string(text) }
    if Value.self == Bool.self, let flag = value as? Bool { return JSONText.boolean(flag) }
    if Value.self == [Double].self, let numbers = value as? [Double] {
      guard numbers.allSatisfy(\.isFinite) else { throw refusal(of: value) }
      return JSONText.list(numbers.map(JSONText.number))
    }
    let line = JSONLine(of: Value.self)
    try value.encode(to: line)
    return line.json
  }

  fileprivate init(of type: (any Encodable.Type)? = nil) { self.type = type }

  private var json: String {
    if let single { return single }
    if let items { return JSONText.list(items.map(\.json)) }
    return JSONText.object(members.sorted { $0.name < $1.name }.map { ($0.name, $0.part.json) })
  }

  private static func refusal(of value: Any) -> EncodingError {
    .invalidValue(value, .init(codingPath: [], debugDescription: "not a JSON number"))
  }

  package func container<Key>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONMembers(line: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    items = []
    return self
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONLine: SingleValueEncodingContainer, UnkeyedEncodingContainer {
  package var count: Int { items?.count ?? 0 }

  package func encodeNil() { add(.json(JSONText.null)) }

  package func encode<Value: Encodable>(_ value: Value) throws {
    // A number of another type would encode itself recursively without end.
    guard items != nil || Value.self != type else { throw Self.refusal(of: value) }
    add(.json(try Self.json(of: value)))
  }

  package func nestedContainer<Key>(keyedBy key: Key.Type) -> KeyedEncodingContainer<Key> {
    part().container(keyedBy: key)
  }

  package func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    part().unkeyedContainer()
  }

  package func superEncoder() -> any Encoder { part() }

  private func part() -> JSONLine {
    let line = JSONLine()
    add(.line(line))
    return line
  }

  private func add(_ part: Part) {
    if items == nil { single = part.json } else { items?.append(part) }
  }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let line: JSONLine
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { add(.json(JSONText.null), key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    add(.json(try JSONLine.json(of: value)), key)
  }

  func nestedContainer<Inner>(
    keyedBy inner: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    superEncoder(forKey: key).container(keyedBy: inner)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(forKey: key).unkeyedContainer()
  }

  // Its JSON is not in the object: no recorded type has a superclass.
  func superEncoder() -> any Encoder { JSONLine() }

  func superEncoder(forKey key: Key) -> any Encoder {
    let part = JSONLine()
    add(.line(part), key)
    return part
  }

  private func add(_ part: JSONLine.Part, _ key: Key) {
    line.members.append((key.stringValue, part))
  }
}
