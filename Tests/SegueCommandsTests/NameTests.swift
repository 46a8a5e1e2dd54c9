import SegueCommands
import Testing

/// A pattern, a name, and whether they match.
nonisolated struct PatternCase: CustomTestStringConvertible, Sendable {
  var pattern: String
  var name: String
  var fits: Bool
  var testDescription: String { "\(pattern) \(fits ? "fits" : "does not fit") \(name)" }

  static let all: [PatternCase] =
    [
      ("summer", "summer", true), ("summer", "summers", false), ("", "", true), ("", "a", false),
      ("*", "", true), ("*", "anything", true), ("sum*", "summer", true), ("*mer", "summer", true),
      ("s*m*r", "summer", true), ("s*x*r", "summer", false), ("s?mmer", "sömmer", true),
      ("?", "", false), ("**a", "ba", true), ("a*b*c", "a-b-b-c", true), ("*a?", "aab", true),
      ("Summer", "summer", false),
    ].map { PatternCase(pattern: $0.0, name: $0.1, fits: $0.2) }
}

@Suite struct NameTests {
  @Test("a pattern matches whole names", arguments: PatternCase.all)
  func pattern(_ example: PatternCase) {
    #expect(NamePattern(example.pattern).matches(example.name) == example.fits)
  }

  @Test("a pattern of many stars matches in polynomial time")
  func manyStars() {
    let pattern = NamePattern(String(repeating: "a*", count: 500) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }

  @Test("[D-44] file names consist of safe characters and are unique")
  func slugs() {
    var names = Slug()
    let cases = [
      ("Summer comes from the LEFT", "summer-comes-from-the-left"),
      ("../../etc/passwd", "etc-passwd"), ("/absolute", "absolute"), ("~root", "root"),
      ("a\0b", "a-b"), ("", "unnamed"), ("日本語", "unnamed-2"), (".hidden", "hidden"),
      ("a_b", "a_b"), ("one's own", "ones-own"),
      (
        "A name of so many words that not all of them can be a part of it",
        "a-name-of-so-many-words-that-not-all-of-them-can-be-a"
      ), ("CON", "con"), ("con", "con-2"),
      (String(repeating: "x", count: 500), String(repeating: "x", count: 56)),
      (String(repeating: "x", count: 400), String(repeating: "x", count: 54) + "-2"),
    ]
    for (text, name) in cases {
      let slug = names.unique(text)
      #expect(slug == name)
      #expect(Slug.isName(slug + ".json"))
    }
  }
}
