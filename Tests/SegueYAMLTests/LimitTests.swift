import SegueConfig
import SegueYAML
import Testing

/// A text that reaches a limit, and the message for one more.
struct LimitCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var limit: Int
  var report: String
  var text: @Sendable (Int) -> String

  init(
    _ name: String, _ limit: Int, _ report: String, _ text: @escaping @Sendable (Int) -> String
  ) {
    testDescription = name
    self.limit = limit
    self.report = report
    self.text = text
  }
}

/// The exact limits of a file.
@Suite struct LimitTests {
  @Test("[D-07][D-08][D-10] a limit admits n - 1 and n, but not n + 1", arguments: limits)
  func admitUpTo(_ example: LimitCase) {
    for count in [example.limit - 1, example.limit] {
      let reading = Reading(example.text(count))
      #expect(reading.report == "", "at \(count)")
      #expect(reading.value != nil, "at \(count)")
    }
    let reading = Reading(example.text(example.limit + 1))
    #expect(reading.value == nil)
    #expect(reading.report.split(separator: "\n").first.map(String.init) == example.report)
  }

  static let limits = [
    LimitCase(
      "bytes of a file", 1 << 20,
      "error[file-too-large]: 't.yaml' has 1048577 bytes, more than 1048576"
    ) { count in
      // Seven characters are around the letters.
      "a: 1\n#" + String(repeating: "x", count: count - 7) + "\n"
    },
    LimitCase(
      "depth of brackets", 32, "error[too-deep]: lists and maps are more than 32 deep"
    ) { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) },
    LimitCase(
      "depth of items on a line", 32, "error[too-deep]: lists and maps are more than 32 deep"
    ) { String(repeating: "- ", count: $0) + "a" },
    LimitCase(
      "depth of indented keys", 32, "error[too-deep]: lists and maps are more than 32 deep"
    ) { count in
      (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    },
    LimitCase(
      "depth through an alias", 32, "error[too-deep]: lists and maps are more than 32 deep"
    ) { count in
      // The map, the brackets around the alias, and those of its value add up to the depth.
      let half = count / 2
      return "a: &x " + String(repeating: "[", count: half) + String(repeating: "]", count: half)
        + "\nb: " + String(repeating: "[", count: count - half - 1) + "*x"
        + String(repeating: "]", count: count - half - 1)
    },
    LimitCase(
      "keys and values", 100_000,
      "error[too-many-nodes]: the file contains more than 100000 keys and values"
    ) { "[" + String(repeating: "1,", count: $0 - 1) + "]" },
    LimitCase(
      "bytes of a text", 64 << 10,
      "error[text-too-long]: a text of 65537 bytes is longer than 65536"
    ) { "a: \"" + String(repeating: "x", count: $0) + "\"" },
    LimitCase(
      "bytes of a text of two-byte letters", 32 << 10,
      "error[text-too-long]: a text of 65538 bytes is longer than 65536"
    ) { "a: " + String(repeating: "é", count: $0) },
    LimitCase(
      "anchors", 100, "error[too-many-anchors]: the file contains more than 100 anchors"
    ) { count in (0..<count).map { "k\($0): &a\($0) 1\n" }.joined() },
    LimitCase(
      "keys and values by aliases", 10_000,
      "error[alias-expansion]: the aliases expand to more than 10000 keys and values"
    ) { "a: &x 1\nb: [" + String(repeating: "*x,", count: $0) + "]" },
    LimitCase(
      "keys of a map", 1_000, "error[too-many-keys]: a map contains more than 1000 keys"
    ) { count in (0..<count).map { "k\($0): 1\n" }.joined() },
  ]

  @Test("[D-02] exponential alias expansion is an error after a few aliases")
  func refuseAliasBombs() {
    // A level has ten times the values of the one before; the fourth has too many.
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = String(repeating: "*a\(level - 1), ", count: 10)
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let reading = Reading(text)
    #expect(reading.value == nil)
    #expect(
      reading.report.hasPrefix(
        """
        error[alias-expansion]: the aliases expand to more than 10000 keys and values
         --> t.yaml:4:
        """))
  }

  @Test(
    "[D-07][D-08][D-11] nesting far past the limit is rejected during parsing",
    arguments: ["[", "{a: ", "- ", "? "])
  func refuseDepth(opening: String) {
    let reading = Reading(String(repeating: opening, count: 100_000))
    #expect(reading.value == nil)
    #expect(
      reading.report.hasPrefix("error[too-deep]: lists and maps are more than 32 deep\n"))
  }

  @Test("[D-12] a key of 1024 characters is accepted")
  func acceptLongKey() {
    let key = String(repeating: "k", count: 1024)
    #expect(Reading("\(key): 1").shape == "{\(key): 1}")
  }

  @Test("limits can be changed individually")
  func changeLimits() {
    var limits = YAMLLimits()
    limits.depth = 1
    #expect(Reading("a: 1", limits: limits).shape == "{a: 1}")
    #expect(
      Reading("a: [1]", limits: limits).report == """
        error[too-deep]: lists and maps are more than 1 deep
         --> t.yaml:1:4
          |
        1 | a: [1]
          |    ^
          = help: move the inner parts further out

        1 error
        """)
  }
}
