import SegueRecording
import Testing

@Suite struct JSONLineTests {
  /// A value that is encoded by a closure.
  struct Value: Encodable {
    var write: @Sendable (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try write(encoder) }
  }

  enum Key: String, CodingKey { case b, a, c, d }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var json: String
    var write: @Sendable (any Encoder) throws -> Void

    init(
      _ name: String, _ json: String, _ write: @escaping @Sendable (any Encoder) throws -> Void
    ) {
      testDescription = name
      self.json = json
      self.write = write
    }
  }

  static let cases = [
    Case("nothing", "{}") { _ in },
    Case("members in alphabetical order", #"{"a":"\"","b":[1,0.5],"c":null,"d":true}"#) {
      var members = $0.container(keyedBy: Key.self)
      try members.encode([1, 0.5], forKey: .b)
      try members.encode(true, forKey: .d)
      try members.encodeNil(forKey: .c)
      try members.encode("\"", forKey: .a)
    },
    Case("containers in members", #"{"a":{"c":1},"b":[2],"c":[["x"]]}"#) {
      var members = $0.container(keyedBy: Key.self)
      var inner = members.nestedContainer(keyedBy: Key.self, forKey: .a)
      var items = members.nestedUnkeyedContainer(forKey: .b)
      try members.encode([["x"]], forKey: .c)
      try inner.encode(1, forKey: .c)
      try items.encode(2)
    },
    Case("containers in items", #"[null,{"a":1},[],"x",{"b":2}]"#) {
      var items = $0.unkeyedContainer()
      try items.encodeNil()
      var inner = items.nestedContainer(keyedBy: Key.self)
      _ = items.nestedUnkeyedContainer()
      try items.encode("x")
      var last = items.superEncoder().container(keyedBy: Key.self)
      try inner.encode(1, forKey: .a)
      try last.encode(2, forKey: .b)
      #expect(items.count == 5)
    },
    Case("a single value", "-3") {
      var value = $0.singleValueContainer()
      try value.encode(-3)
    },
  ]

  @Test("a value is encoded on one line", arguments: cases)
  func line(_ one: Case) throws {
    #expect(try JSONLine.json(of: Value(write: one.write)) == one.json)
  }

  @Test("encoding a non-finite number, or one of an unsupported type, fails")
  func refusal() {
    #expect(throws: EncodingError.self) { try JSONLine.json(of: Double.infinity) }
    #expect(throws: EncodingError.self) { try JSONLine.json(of: [1, Double.nan]) }
    #expect(throws: EncodingError.self) { try JSONLine.json(of: Float(1)) }
    #expect(throws: EncodingError.self) { try JSONLine.json(of: ["a": UInt8(1)]) }
  }
}
