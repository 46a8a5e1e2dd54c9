import SegueConfig
import Testing

/// A value with several written forms.
enum Pace: Hashable, Sendable {
  case linear, eased
  case seconds(Double)
  case curve([Double])
  case spring(Bounce)
}

/// A part of a pace.
struct Bounce: Hashable, Sendable {
  var amount = 0.1

  static let table = ParameterTable(
    "a bounce", defaults: Bounce(),
    [Parameter("amount", \.amount, .fraction(), "How much it bounces.")])
}

extension ParameterKind where Value == Pace {
  static var pace: ParameterKind {
    .oneOf(
      "a pace",
      [
        .words([("linear", .linear), ("eased", .eased)]),
        .kind(
          .duration(), when: { $0.number != nil }, { .seconds($0) },
          back: { if case .seconds(let seconds) = $0 { seconds } else { nil } }),
        .tagged("curve", .list(of: .fraction(), count: 4...4), "A curve.", Pace.curve),
        .tagged("spring", .record(Bounce.table), "A spring.", Pace.spring),
      ])
  }
}

/// Lists, maps and values with several written forms.
@Suite struct CollectionKindTests {
  @Test("[D-17] Lists", arguments: lists)
  func readLists(_ example: KindCase) { example.check() }

  @Test("[D-17] maps of names", arguments: maps)
  func readMaps(_ example: KindCase) { example.check() }

  @Test("a point is decoded from a pair or a map", arguments: points)
  func readPoints(_ example: KindCase) { example.check() }

  @Test("an optional value is decoded from 'none' or a value", arguments: optionals)
  func readOptionals(_ example: KindCase) { example.check() }

  @Test(
    "a value with several forms is decoded by the form in which it is written", arguments: paces)
  func readPaces(_ example: KindCase) { example.check() }

  @Test("names and located values keep their source ranges")
  func keepSourceRanges() {
    var diagnostics = ConfigDiagnostics()
    let kind = ParameterKind<[Named<Located<Double>>]>.map(of: .located(.length()))
    let read = kind.decode(value("{ a: 1, b: 2 }"), &diagnostics)
    #expect(read?.map(\.name) == ["a", "b"])
    #expect(read?.map { $0.nameRange?.start.column } == [3, 9])
    #expect(read?.map { $0.value.range?.start.column } == [6, 12])
    #expect(read?.map(\.value.value) == [1, 2])
  }

  static let lists = [
    KindCase(.list(of: .length()), "[1, 2]", "[1, 2]"), KindCase(.list(of: .text), "[]", "[]"),
    KindCase(
      .list(of: .length()), "12",
      "1:1 wrong-type: expected a list of items, each a length, found '12' → write [12]"),
    KindCase(
      .list(of: .fraction()), "50%",
      "1:1 wrong-type: expected a list of items, each a fraction, found the text '50%' → "
        + "a list is between brackets; write 0.5 for 50 %"),
    KindCase(
      .list(of: .length()), "",
      "1:1 wrong-type: expected a list of items, each a length, found nothing → write []"),
    KindCase(
      .list(of: .length(), count: 2...2), "12",
      """
      1:1 wrong-type: expected a list of 2 items, each a length, found '12' → \
      write 2 items between brackets: [12, …]
      """),
    KindCase(
      .list(of: .length(0...9), count: 1...2), "[1, 2, 3]",
      "1:1 wrong-count: expected a list of 1 to 2 items, each a length, found 3"),
    KindCase(
      .list(of: .length(0...9)), "[10, x, 1]",
      """
      1:2 out-of-range: expected a length of 0 to 9 pt, found '10' → the nearest valid value is 9
      1:6 wrong-type: expected a length of 0 to 9 pt, found the text 'x'
      """),
  ]

  static let maps = [
    KindCase(.map(of: .boolean), "{ b: true, a: false }", "{ b: true, a: false }"),
    KindCase(.map(of: .boolean), "{}", "{}"),
    KindCase(
      .map(of: .boolean), "[true]",
      "1:1 wrong-type: expected a map of names, each to a Boolean, found a list"),
    KindCase(
      .map(of: .boolean), "a:true",
      "1:1 wrong-type: expected a map of names, each to a Boolean, found the text 'a:true'"
        + " → write a space after the colon: 'a: true'"),
  ]

  static let points = [
    KindCase(.point, "[1, -2.5]", "[1, -2.5]"), KindCase(.point, "{ y: 2, x: 1 }", "[1, 2]"),
    KindCase(
      .point, "[1]",
      "1:1 wrong-type: expected a point, found a list → write [x, y] or { x: …, y: … } in pt"),
    KindCase(
      .point, "{ x: 1 }",
      "[1, 0]\n1:1 missing-key: a point needs the key 'y' → Distance downwards."),
    KindCase(
      .point, "[a, 1]",
      "1:2 wrong-type: expected a length of -100000 to 100000 pt, found the text 'a'"),
  ]

  static let optionals = [
    KindCase(.optional(of: .length()), "none", "none"),
    KindCase(.optional(of: .length()), "null", "none"),
    KindCase(.optional(of: .length()), "12", "12"),
    KindCase(
      .optional(of: .length()), "",
      "1:1 wrong-type: expected a length or 'none', found nothing"
        + " → write none, or leave the key out"),
  ]

  private static let forms = "'linear', 'eased', a duration, { curve: … }, { spring: … }"

  static let paces = [
    KindCase(.pace, "linear", "linear"), KindCase(.pace, "0.3", "0.3"),
    KindCase(.pace, "{ curve: [0, 0.5, 1, 1] }", "{ curve: [0, 0.5, 1, 1] }"),
    KindCase(.pace, "{ spring: { amount: 0.2 } }", "{ spring: { amount: 0.2 } }"),
    KindCase(.pace, "{ spring: {} }", "{ spring: { amount: 0.1 } }"),
    KindCase(
      .pace, "liner",
      "1:1 wrong-type: expected a pace, found the text 'liner'"
        + " → did you mean 'linear'? Write one of: \(forms)"),
    KindCase(
      .pace, "[1]", "1:1 wrong-type: expected a pace, found a list → write one of: \(forms)"),
    KindCase(
      .pace, "{ sprung: {} }",
      "1:3 unknown-key: unknown key 'sprung' in a pace"
        + " → did you mean 'spring'? The keys here are: curve, spring"),
    KindCase(
      .pace, "{ curve: [0, 0, 1, 1], spring: {} }",
      "1:1 wrong-type: expected one key in a pace, found 2 → keep one of: curve, spring"),
    KindCase(
      .pace, "{ spring: { amount: 2 } }",
      "{ spring: { amount: 0.1 } }\n"
        + "1:21 out-of-range: expected a fraction of 0 to 1, found '2'"
        + " → the nearest valid value is 1"),
    KindCase(
      .pace, "{ curve: [0, 1] }",
      "1:10 wrong-count: expected a list of 4 items, each a fraction, found 2"),
    KindCase(
      .pace, "61",
      "1:1 out-of-range: expected a duration of 0 to 60 s, found '61'"
        + " → the nearest valid value is 60"),
    KindCase(
      .pace, "{}",
      "1:1 wrong-type: expected one key in a pace, found 0 → write one of: curve, spring"),
  ]
}
