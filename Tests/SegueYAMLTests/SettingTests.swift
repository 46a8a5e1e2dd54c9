import SegueConfig
import SegueYAML
import TestSupport
import Testing

/// Settings from the command line.
@Suite struct SettingTests {
  @Test(
    "a setting is parsed as nested maps",
    arguments: [
      ("a=1", "{a: 1}"), ("a.b-c.d=left", "{a: {b-c: {d: left}}}"),
      ("a.b=[1, 2]", "{a: {b: [1, 2]}}"), ("a={ b: 1 }", "{a: {b: 1}}"),
      ("a=b=c", "{a: b=c}"), ("a=\"\"", "{a: \"\"}"),
    ])
  func read(argument: String, shape: String) throws {
    var diagnostics = ConfigDiagnostics()
    let value = try #require(YAMLReader.parse(setting: argument, into: &diagnostics))
    #expect(Reading.shape(value) == shape)
    #expect(diagnostics.all.isEmpty)
  }

  @Test(
    "an invalid setting is an error",
    arguments: [
      (
        "a",
        """
        error[bad-setting]: 'a' is not a setting
          = help: write keys joined by dots, '=', and a value: transitions.slide.duration=0.5, or scenarios[0].name=first for an item of a list
        """
      ),
      (
        "a..b=1",
        """
        error[bad-setting]: 'a..b=1' is not a setting
          = help: write keys joined by dots, '=', and a value: transitions.slide.duration=0.5, or scenarios[0].name=first for an item of a list
        """
      ),
      (
        "a.b= ",
        """
        error[bad-setting]: 'a.b= ' has no value
          --> --set:1:6 ^
          = help: write a.b='""' for an empty text
        """
      ),
      (
        "a.b=[1",
        """
        error[syntax]: expected ',' or ']' here
          --> --set:1:7 ^
          = help: put ',' between two items and ']' after the last
        note: the list begins here
          --> --set:1:5 ^
        """
      ),
    ])
  func refuse(argument: String, report: String) {
    var diagnostics = ConfigDiagnostics()
    #expect(YAMLReader.parse(setting: argument, into: &diagnostics) == nil)
    #expect(withoutExcerpts(diagnostics.report()) == report)
  }

  @Test(
    "a key with wrong indices is not a setting",
    arguments: [
      "[=1", "[0]=1", "a[=1", "a]=1", "a[]=1", "a[x]=1", "a[-1]=1", "a[0]b=1", "a[[0]]=1",
      "a.[0]=1", "a[0].=1", "a[1234567]=1",
    ])
  func wrongIndices(_ argument: String) {
    var diagnostics = ConfigDiagnostics()
    #expect(YAMLReader.parse(setting: argument, into: &diagnostics) == nil)
    #expect(diagnostics.report().hasPrefix("error[bad-setting]: "))
  }

  @Test("an index is a key with its own range, which changes an item of a list")
  func items() throws {
    var diagnostics = ConfigDiagnostics()
    let setting = try #require(
      YAMLReader.parse(setting: "ab[1][0].c=12", into: &diagnostics))
    let outer = try #require(setting["ab"]?.entry("[1]"))
    #expect(outer.keyRange.start.column == 3)
    #expect(outer.value.entry("[0]")?.keyRange.start.column == 6)
    #expect(outer.value["[0]"]?.entry("c")?.keyRange.start.column == 10)
    let base = try #require(
      YAMLReader.parse("ab: [1, [{ b: 2, c: 3 }, 4]]", name: "a.yaml", into: &diagnostics))
    let merged = setting.merged(over: base)
    let list = try #require(merged["ab"]?.items?[1].items)
    #expect(list[0]["b"]?.number == 2)
    #expect(list[0]["c"]?.number == 12)
    #expect(list[1].number == 4)
    #expect(merged["ab"]?.items?[0].number == 1)
    #expect(setting.missingItem(in: base) == nil)
  }

  @Test(
    "an index without an item is known, with the number of items",
    arguments: [("ab[2]", 2), ("cd[0]", 0), ("ab[0][0]", 0)])
  func missingItem(_ key: String, _ count: Int) throws {
    var diagnostics = ConfigDiagnostics()
    let base = try #require(YAMLReader.parse("ab: [1, 2]", name: "a", into: &diagnostics))
    let setting = try #require(YAMLReader.parse(setting: "\(key)=1", into: &diagnostics))
    #expect(setting.missingItem(in: base)?.count == count)
  }

  @Test("a setting keeps its source ranges in the argument")
  func keepSourceRanges() throws {
    var diagnostics = ConfigDiagnostics()
    let value = try #require(YAMLReader.parse(setting: "ab.c=12", into: &diagnostics))
    let inner = try #require(value["ab"]?.entry("c"))
    #expect(inner.keyRange.start == ConfigPosition(line: 1, column: 4, offset: 3))
    #expect(inner.keyRange.end == ConfigPosition(line: 1, column: 5, offset: 4))
    #expect(inner.value.range.start == ConfigPosition(line: 1, column: 6, offset: 5))
    #expect(value.range.start == .start)
  }
}
