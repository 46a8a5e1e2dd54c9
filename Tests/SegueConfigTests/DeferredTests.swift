import SegueConfig
import Testing

@Suite struct DeferredTests {
  private final class Counter: Sendable {
    private let count = Deferred { 1 }
    var value: Int { count.value }
  }

  @Test("a deferred value is made at its first read, and once")
  func madeOnce() {
    let inner = Deferred { Counter() }
    let outer = Deferred { [inner.value, inner.value] }
    #expect(outer.value[0] === outer.value[1])
    #expect(outer.value[0] === inner.value)
    #expect(inner.value.value == 1)
  }

  @Test("a deferred nil is made once, and copies share the value")
  func madeOnceByCopies() async {
    await confirmation { made in
      let original = Deferred<Int?> {
        made()
        return nil
      }
      let copy = original
      #expect([original.value, copy.value, original.value] == [nil, nil, nil])
    }
  }

  @Test("reads from several threads give the value")
  func concurrentReads() async {
    let numbers = Deferred { Array(0..<1000) }
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { numbers.value.reduce(0, +) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 499_500, count: 16))
  }

  @Test("a deferred value is released with its last copy")
  func released() {
    var original: Deferred? = Deferred { Counter() }
    var copy = original
    weak let value = original?.value
    original = nil
    #expect(value != nil)
    // Also keeps the copy alive until here.
    #expect(copy != nil)
    copy = nil
    #expect(value == nil)
  }

  @Test("a deferred existential or closure is read as its type")
  func values() {
    let text = Deferred<any Sendable> { "text" }
    #expect([text.value, text.value].compactMap { $0 as? String } == ["text", "text"])
    let twice = Deferred<@Sendable (Int) -> Int> { { $0 * 2 } }
    #expect(twice.value(twice.value(3)) == 12)
  }

  private struct Root: Sendable {
    var number = 1
    var parts: [Part] = [Part()]
    /// A property that is computed.
    var first: Part {
      get { parts[0] }
      set { parts = [newValue] }
    }
  }

  private struct Part: Hashable, Sendable {
    var name = "none"
    var number = 1

    static let table = ParameterTable(
      "a part", defaults: Part(),
      [
        Parameter("name", \.name, .text, "A name."),
        Parameter("number", \.number, .integer(0...9), "A number."),
      ])
  }

  @Test("a group and lifted parameters may set a computed property")
  func computedProperty() {
    let table = ParameterTable(
      "a root", defaults: Root(),
      [Parameter("first", \.first, group: Part.table, "The first part.")]
        + Part.table.parameters.map { $0.lifted(to: \.first) })
    var diagnostics = ConfigDiagnostics()
    let root = table.decode(value("{ first: { name: a }, number: 3 }"), into: &diagnostics)
    #expect(root?.parts == [Part(name: "a", number: 3)])
    #expect(table.decode(value("{ first: 1 }"), into: &diagnostics)?.parts == [Part()])
    #expect(
      lines(diagnostics) == [
        "1:10 wrong-type: expected a part, which is a map, found '1' → write { name: 1 }"
      ])
    #expect(
      root.map(table.encode)?.prettyText.filter { !$0.isWhitespace }
        == #"{"first":{"name":"a","number":3},"name":"a","number":3}"#)
  }

  @Test("a parameter may be read and set by functions instead of a property")
  func functions() {
    let table = ParameterTable(
      "a root", defaults: Root(),
      [
        Parameter(
          "double", get: { $0.number * 2 }, set: { $0.number = $1 / 2 }, .integer(0...9), "Twice.")
      ])
    var diagnostics = ConfigDiagnostics()
    #expect(table.decode(value("{ double: 8 }"), into: &diagnostics)?.number == 4)
    #expect(table.encode(Root(number: 3)).prettyText == "{\n  \"double\": 6\n}")
  }

  @Test("the kind of a parameter is evaluated only when its key is written")
  func deferredKind() throws {
    func table(_ kind: @escaping @Sendable () -> ParameterKind<Int>) -> ParameterTable<Root> {
      ParameterTable(
        "a root", defaults: Root(), [Parameter("number", \.number, kind(), "A number.")])
    }
    let unread = table {
      Issue.record("the kind was evaluated")
      return .integer(0...9)
    }
    var diagnostics = ConfigDiagnostics()
    #expect(unread.decode(nil, into: &diagnostics)?.number == 1)
  }
}
