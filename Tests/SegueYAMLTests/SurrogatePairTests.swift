import SegueConfig
import SegueYAML
import Testing

/// Characters beyond U+FFFF in JSON's escapes.
@Suite struct SurrogatePairTests {
  @Test(
    "a valid surrogate pair in double quotes is decoded as its character",
    arguments: [
      (#"a: "\ud83d\ude00""#, "{a: \"\u{1F600}\"}"),
      (#"{"a":"\uD83D\uDE00","b":2}"#, "{a: \"\u{1F600}\", b: 2}"),
      (#"a: "x\uDBFF\udfffy\ud800\udc00""#, "{a: \"x\u{10FFFF}y\u{10000}\"}"),
      (#"a: "\\\ud83d\ude00\t""#, "{a: \"\\\u{1F600}\t\"}"),
    ])
  func read(text: String, shape: String) {
    let reading = Reading(text)
    #expect(reading.report == "")
    #expect(reading.shape == shape)
  }

  @Test(
    "a surrogate pair outside double quotes keeps its letters",
    arguments: [
      (#"a: \ud83d\uDE00"#, #"{a: \ud83d\uDE00}"#),
      (#"a: '\uD83D\ude00'"#, #"{a: "\uD83D\ude00"}"#),
      ("a: |-\n  \\ud83d\\ude00\n", #"{a: "\ud83d\ude00"}"#),
      (#"a: "\\ud83d\\ude00""#, #"{a: "\ud83d\ude00"}"#),
    ])
  func keep(text: String, shape: String) {
    let reading = Reading(text)
    #expect(reading.report == "")
    #expect(reading.shape == shape)
  }

  @Test(
    "an unpaired surrogate is an error",
    arguments: [#""\ud83d""#, #""\ude00\ud83d""#, #""\ud83d \ude00""#, #""\\ud83d\ude00""#])
  func refuse(text: String) {
    let report = Reading(text).report
    #expect(report.hasPrefix("error[bad-escape]: this escape is not a valid character\n"))
  }

  @Test("a surrogate pair preserves the positions after it on its line")
  func preservesLaterPositions() throws {
    let reading = Reading(#"{ "a": "\ud83d\ude00", "b": 2 }"#)
    let entry = try #require(reading.value?.entry("b"))
    #expect(entry.keyRange.start.column == 24)
  }

  @Test("a private character next to a pair is not decoded as a surrogate")
  func privateCharacters() {
    #expect(Reading("a: \"\u{E83D}\u{EE00}\"").shape == "{a: \"\u{E83D}\u{EE00}\"}")
    #expect(Reading(#"a: "\uE83D\uEE00""#).shape == "{a: \"\u{E83D}\u{EE00}\"}")
    // In a text with private characters pairs are not decoded, so libyaml rejects them.
    let last = Reading("[\"\\ud83d\\ude00\", \"\u{E83D}\"]")
    #expect(last.report.hasPrefix("error[bad-escape]"))
    let both = Reading("a: \"\u{E83D} \\ud83d\\ude00\"")
    #expect(both.report.hasPrefix("error[bad-escape]"))
  }
}
