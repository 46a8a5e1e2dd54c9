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

  private struct Root: Sendable { var number = 1 }

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
