import SegueConfig
import SegueYAML
import Testing

/// A text with a range between `«` and `»`, and the path to the value at that range.
struct PlaceCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var marked: String
  var path: [String]

  init(_ name: String, _ marked: String, _ path: String...) {
    testDescription = name
    self.marked = marked
    self.path = path
  }

  var text: String { marked.filter { $0 != "«" && $0 != "»" } }

  /// The numbers of code points before the two marks.
  var offsets: [Int] {
    let scalars = Array(marked.unicodeScalars)
    let start = scalars.firstIndex(of: "«") ?? 0
    return [start, (scalars.firstIndex(of: "»") ?? 1) - 1]
  }
}

/// Source ranges of values, in code points.
@Suite struct SourceRangeTests {
  @Test("a value keeps its source range", arguments: values)
  func keepSourceRange(_ example: PlaceCase) throws {
    var value = try #require(Reading(example.text).value)
    for step in example.path {
      value = try #require(Int(step).flatMap { value.items?[$0] } ?? value[step])
    }
    #expect([value.range.start.offset, value.range.end.offset] == example.offsets)
  }

  static let values = [
    PlaceCase("a word", "a: «left»\n", "a"),
    PlaceCase("a quoted text", "a: «\"x y\"» # c\n", "a"),
    PlaceCase("after wide letters", "a: { b: \"漢字🏅\", c: «1» }", "a", "c"),
    PlaceCase("after a byte that takes two", "é: 1\nb: «2»", "b"),
    PlaceCase("after CR LF", "a: 1\r\nb: «2»\r\n", "b"),
    PlaceCase("a map in braces", "a: «{ b: 1 }» \n", "a"),
    PlaceCase("a map by indentation ends with its last value", "a:\n  «b: 1\n  c: 2»\n\nd: 3", "a"),
    PlaceCase("a list by indentation", "a:\n  «- 1\n  - [2]»\n# c\nb: 1", "a"),
    PlaceCase("an item", "a:\n  - 1\n  - «two»\n", "a", "1"),
    PlaceCase("nothing is an empty stretch", "a:«»\nb: 1", "a"),
    PlaceCase("an alias is where it is used", "a: &x 1\nb: «*x»\n", "b"),
    PlaceCase("inside an alias is where it is defined", "a: &x { c: «1» }\nb: *x", "b", "c"),
  ]

  @Test("a key keeps its source range")
  func keepKey() throws {
    let value = try #require(Reading("a:\n  'bc': 1\n").value)
    let range = try #require(value["a"]?.entry("bc")?.keyRange)
    #expect(range.start == ConfigPosition(line: 2, column: 3, offset: 5))
    #expect(range.end == ConfigPosition(line: 2, column: 7, offset: 9))
    #expect(range.source == ConfigSource(name: "t.yaml", text: "a:\n  'bc': 1\n"))
  }

  @Test("[D-40] lines are counted equally for every line break", arguments: ["\n", "\r", "\r\n"])
  func countLines(lineEnd: String) throws {
    let value = try #require(Reading("a: 1\(lineEnd)\(lineEnd)b: 2\(lineEnd)").value)
    let range = try #require(value["b"]?.range)
    #expect(range.start.line == 3)
    #expect(range.start.column == 4)
    #expect(range.source.lines == ["a: 1", "", "b: 2", ""])
  }
}
