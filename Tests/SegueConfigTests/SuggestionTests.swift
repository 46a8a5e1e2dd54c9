import SegueConfig
import Testing

/// Suggestions of known names.
@Suite struct SuggestionTests {
  @Test(
    "the nearest name has an edit distance of at most two",
    arguments: [
      ("egde", "edge"), ("Edge", "edge"), ("edges", "edge"), ("proprotion", "proportion"),
      ("proporton", "proportion"), ("poportoin", "proportion"), ("porption", nil),
      ("cornerradius", "cornerRadius"), ("color", "color"), ("x", "y"), ("is", nil),
      ("zzzz", nil), ("", "y"), ("dimensions", nil),
    ])
  func nearest(name: String, expected: String?) {
    let known = ["edge", "proportion", "cornerRadius", "color", "y", "for"]
    #expect(nearestName(to: name, among: known) == expected)
  }

  @Test(
    "a name with an additional or missing word at one end is suggested",
    arguments: [
      ("textField", "field"), ("landscape", "landscapeLeft"), ("left", "landscapeLeft"),
      ("Landscape", "landscapeLeft"),
      ("navigationController", "navigation"), ("fieldwork", nil), ("landscaper", nil),
      ("airfield", nil), ("theLandscapeLeft", "landscapeLeft"),
    ])
  func words(name: String, expected: String?) {
    let known = ["button", "field", "portrait", "landscapeLeft", "landscapeRight", "navigation"]
    #expect(nearestName(to: name, among: known) == expected)
  }

  @Test("of equally near names the first is suggested")
  func first() {
    #expect(nearestName(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(nearestName(to: "bat", among: ["bats", "Bat"]) == "Bat")
  }

  @Test(
    "[D-16] an error for an unknown name gives the nearest and all known names",
    arguments: [
      (
        "hoem", ["home", "detail"],
        "unknown-screen: unknown screen 'hoem' in the root"
          + " → did you mean 'home'? The screens here are: home, detail"
      ),
      (
        "x", ["home", "detail"],
        "unknown-screen: unknown screen 'x' in the root → the screens here are: home, detail"
      ),
      ("x", [], "unknown-screen: unknown screen 'x' in the root → there are no screens here"),
      (
        "none", (1...26).map { "screen\($0)" },
        "unknown-screen: unknown screen 'none' in the root → the screens here are: "
          + (1...24).map { "screen\($0)" }.joined(separator: ", ") + " and 2 more"
      ),
    ])
  func nearestAndKnownNames(name: String, known: [String], line: String) {
    var diagnostics = ConfigDiagnostics()
    diagnostics.unknownName("screen", name, "in the root", known: known, at: nil)
    #expect(lines(diagnostics) == [line])
  }
}
