import SegueConfig
import SegueYAML
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
         = help: write keys joined by dots, '=', and a value: transitions.slide.duration=0.5

        1 error

        """
      ),
      (
        "a..b=1",
        """
        error[bad-setting]: 'a..b=1' is not a setting
         = help: write keys joined by dots, '=', and a value: transitions.slide.duration=0.5

        1 error

        """
      ),
      (
        "a.b= ",
        """
        error[bad-setting]: 'a.b= ' has no value
         --> --set:1:6
          |
        1 | a.b=
          |      ^
          = help: write a.b='""' for an empty text

        1 error

        """
      ),
      (
        "a.b=[1",
        """
        error[syntax]: expected ',' or ']' here
         --> --set:1:7
          |
        1 | a.b=[1
          |       ^
          = help: put ',' between two items and ']' after the last
        note: the list begins here
         --> --set:1:5
          |
        1 | a.b=[1
          |     ^

        1 error

        """
      ),
    ])
  func refuse(argument: String, report: String) {
    var diagnostics = ConfigDiagnostics()
    #expect(YAMLReader.parse(setting: argument, into: &diagnostics) == nil)
    #expect(diagnostics.report() == report)
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
