import SegueConfig
import Testing

/// Written values and their merging.
@Suite struct ValueTests {
  @Test(
    "the summary of a value gives its kind and its text",
    arguments: [
      ("{ a: 1 }", "a map", "a map"), ("[1]", "a list", "a list"), ("", "nothing", "nothing"),
      ("~", "nothing", "nothing"), ("null", "nothing", "nothing"), ("1.5", "a number", "'1.5'"),
      ("true", "a Boolean", "'true'"), ("left", "text", "the text 'left'"),
      ("\"1\"", "text", "the quoted text '1'"), ("\"null\"", "text", "the quoted text 'null'"),
    ])
  func describeKindAndText(text: String, kind: String, summary: String) {
    #expect(value(text).kindName == kind)
    #expect(value(text).summary == summary)
  }

  @Test("items, entries and scalars are accessible by content")
  func findParts() {
    let root = value("{ a: [1, two], b: { c: \"3\" } }")
    #expect(root["a"]?.items?.map(\.number) == [1, nil])
    #expect(root["a"]?.items?.map(\.text) == ["1", "two"])
    #expect(root["b"]?["c"]?.text == "3")
    #expect(root["b"]?["c"]?.number == nil)
    #expect(root["c"] == nil)
    #expect(root["a"]?["c"] == nil)
    #expect(root.entry("b")?.keyRange.start.column == 16)
    #expect(root.text == nil)
  }

  @Test(
    "maps merge at every depth; other values are replaced",
    arguments: [
      (
        "{ a: 1, b: { c: 1, d: 2 } }", "{ b: { d: 3, e: 4 }, f: 5 }",
        "{ a: 1, b: { c: 1, d: 3, e: 4 }, f: 5 }"
      ),
      ("{ a: [1, 2] }", "{ a: [3] }", "{ a: [3] }"), ("{ a: { b: 1 } }", "{ a: 2 }", "{ a: 2 }"),
      ("{ a: 2 }", "{ a: { b: 1 } }", "{ a: { b: 1 } }"), ("[1]", "{ a: 1 }", "{ a: 1 }"),
      ("{ a: 1 }", "{}", "{ a: 1 }"),
    ])
  func merge(base: String, top: String, result: String) {
    let merged = value(top, name: "top").merged(over: value(base, name: "base"))
    #expect(merged.yamlText == result)
  }

  @Test("merged parts keep their source ranges")
  func keepSourceRanges() {
    let merged = value("{ b: { c: 2 } }", name: "top")
      .merged(over: value("{ a: 1, b: { d: 3 } }", name: "base"))
    #expect(merged.range.source.name == "top")
    #expect(merged["a"]?.range.source.name == "base")
    #expect(merged["b"]?["c"]?.range.source.name == "top")
    #expect(merged["b"]?["d"]?.range.source.name == "base")
    #expect(merged.entry("b")?.keyRange.source.name == "top")
  }

  @Test("removing keys keeps the others")
  func leaveOut() {
    #expect(value("{ a: 1, b: 2, c: 3 }").without("a", "c", "z").yamlText == "{ b: 2 }")
    #expect(value("[a]").without("a").yamlText == "[a]")
  }
}
