import SegueConfig
import Testing

/// Numbers by the strict grammar, with units and ranges.
@Suite struct NumberKindTests {
  @Test(
    "[D-14][D-19][D-20] only decimal, finite, unquoted numbers are accepted", arguments: grammar)
  func readGrammar(_ example: KindCase) { example.check() }

  @Test(
    "[D-14] an out-of-range error gives value, unit and nearest valid number", arguments: ranges)
  func checkRange(_ example: KindCase) { example.check() }

  @Test(
    "[D-20] a duration is in seconds, or in milliseconds with the suffix ms", arguments: durations)
  func readDurations(_ example: KindCase) { example.check() }

  @Test("[D-15] an integer parameter rejects fractions", arguments: integers)
  func readIntegers(_ example: KindCase) { example.check() }

  @Test(
    "[D-17][D-21] an error for a value that is not a number describes the value", arguments: others)
  func refuseOthers(_ example: KindCase) { example.check() }

  @Test("an angle is written in degrees and decoded as radians")
  func convertAngles() throws {
    var diagnostics = ConfigDiagnostics()
    let kind = ParameterKind<Double>.angle()
    #expect(kind.decode(value("180"), &diagnostics) == .pi)
    #expect(kind.decode(value("-45"), &diagnostics) == -.pi / 4)
    #expect(kind.format(.pi / 3) == "60")
    #expect(kind.decode(value("400"), &diagnostics) == nil)
    #expect(
      lines(diagnostics) == [
        "1:1 out-of-range: expected an angle of -360 to 360 °, found '400'"
          + " → the nearest valid value is 360"
      ])
  }

  static let number = ParameterKind<Double>.number()

  static let grammar =
    [
      ("0", "0"), ("-0", "0"), ("1", "1"), ("-1.5", "-1.5"), ("0.25", "0.25"), ("1e3", "1000"),
      ("2.5E-1", "0.25"), ("1e+2", "100"), ("1e30", "1e+30"), ("5e-324", "5e-324"),
      ("123456789", "123456789"),
    ].map { KindCase(number, $0.0, $0.1) }
    + [
      ("010", "write 10"), ("0o10", "write 8"), ("0x1F", "write 31"), ("-0x1F", "write -31"),
      ("1_000", "write 1000"), (".5", "write 0.5"), ("-.5", "write -0.5"), ("1.", "write 1"),
      ("+1", "write 1"), ("0,3", "write 0.3"), (".nan", "write a finite number"),
      (".inf", "write a finite number"), ("-.inf", "write a finite number"),
      ("infinity", "write a finite number"), ("50%", "write 0.5 for 50 %"),
      ("12pt", "write 12 alone"), ("1#c", "write a space before '#' to begin a comment"),
    ].map {
      KindCase(
        number, $0.0, "1:1 wrong-type: expected a number, found the text '\($0.0)' → \($0.1)")
    }
    + ["1:30", "2024-07-26", "1e", "--1", "0x1p-3", "nan(0x1)", "1 2 x", "e3", "١"].map {
      KindCase(number, $0, "1:1 wrong-type: expected a number, found the text '\($0)'")
    }

  static let ranges = [
    KindCase(.length(0...100), "0", "0"), KindCase(.length(0...100), "100", "100"),
    KindCase(
      .length(0...100), "100.5",
      "1:1 out-of-range: expected a length of 0 to 100 pt, found '100.5'"
        + " → the nearest valid value is 100"),
    KindCase(
      .fraction(), "-0.1",
      "1:1 out-of-range: expected a fraction of 0 to 1, found '-0.1'"
        + " → the nearest valid value is 0"),
    KindCase(
      .number(1 ... .infinity, unit: "pt/s", name: "a velocity"), "0",
      "1:1 out-of-range: expected a velocity of at least 1 pt/s, found '0'"
        + " → the nearest valid value is 1"),
    KindCase(
      .number(-.infinity...10), "1e30",
      "1:1 out-of-range: expected a number of at most 10, found '1e30'"
        + " → the nearest valid value is 10"),
    KindCase(
      .length(), "12pt",
      "1:1 wrong-type: expected a length in pt, found the text '12pt'"
        + " → write 12 alone; the unit is pt"),
  ]

  static let durations = [
    KindCase(.duration(), "0.3", "0.3"), KindCase(.duration(), "300ms", "0.3"),
    KindCase(.duration(), "0.3s", "0.3"), KindCase(.duration(), "1.5e2ms", "0.15"),
    KindCase(.duration(), "0", "0"), KindCase(.duration(), "60s", "60"),
    KindCase(
      .duration(), "-300ms",
      "1:1 out-of-range: expected a duration of 0 to 60 s, found '-300ms'"
        + " → the nearest valid value is 0"),
    KindCase(
      .duration(), "300 ms",
      "1:1 wrong-type: expected a duration of 0 to 60 s, found the text '300 ms'"
        + " → write 300ms without a space"),
    KindCase(
      .duration(), "1:30",
      "1:1 wrong-type: expected a duration of 0 to 60 s, found the text '1:30'"
        + " → write seconds such as 0.3, or milliseconds such as 300ms"),
    KindCase(
      .duration(), "\"300ms\"",
      "1:1 wrong-type: expected a duration of 0 to 60 s, found the quoted text '300ms'"
        + " → write 300ms without quotes"),
    KindCase(
      .duration(), ".3s",
      "1:1 wrong-type: expected a duration of 0 to 60 s, found the text '.3s'"
        + " → write seconds such as 0.3, or milliseconds such as 300ms"),
  ]

  static let integers = [
    KindCase(.integer(0...60), "60", "60"), KindCase(.integer(0...60), "6e1", "60"),
    KindCase(.integer(0...60), "2.0", "2"),
    KindCase(
      .integer(0...60), "2.6",
      "1:1 wrong-type: expected a whole number of 0 to 60, found '2.6'"
        + " → write 3, the nearest whole number"),
    KindCase(
      .integer(0...60), "1e30",
      "1:1 out-of-range: expected a whole number of 0 to 60, found '1e30'"
        + " → the nearest valid value is 60"),
    KindCase(
      .integer(.min ... .max), "1e30",
      "1:1 out-of-range: expected a whole number of -9007199254740992 to"
        + " 9007199254740992, found '1e30'"
        + " → the nearest valid value is 9007199254740992"),
    KindCase(
      .integer(.min ... .max), "9223372036854775808",
      "1:1 out-of-range: expected a whole number of -9007199254740992 to"
        + " 9007199254740992, found '9223372036854775808'"
        + " → the nearest valid value is 9007199254740992"),
  ]

  static let others = [
    KindCase(
      number, "\"0.3\"",
      "1:1 wrong-type: expected a number, found the quoted text '0.3' → write 0.3 without quotes"),
    KindCase(number, "{ a: 1 }", "1:1 wrong-type: expected a number, found a map"),
    KindCase(number, "[1]", "1:1 wrong-type: expected a number, found a list"),
    KindCase(number, "true", "1:1 wrong-type: expected a number, found 'true'"),
    KindCase(
      number, "",
      "1:1 wrong-type: expected a number, found nothing → write a number, or leave the key out"),
    KindCase(
      number, "~",
      "1:1 wrong-type: expected a number, found nothing → write a number, or leave the key out"),
  ]
}
