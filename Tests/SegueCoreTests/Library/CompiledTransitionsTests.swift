import SegueConfig
import SegueCore
import SegueStyles
import Testing

@Suite struct CompiledTransitionsTests {
  /// Reads a document and returns the errors.
  private static func errors(
    _ json: String, styles: StyleCatalog = shippedStyles
  ) -> String {
    var diagnostics = ConfigDiagnostics()
    let compiled = CompiledTransitions(
      json: json.utf8, name: "a.json", styles: styles, into: &diagnostics)
    #expect((compiled == nil) == diagnostics.hasErrors)
    return diagnostics.report()
  }

  private static func transitions(_ json: String) throws -> [Named<ConfiguredStyle>] {
    var diagnostics = ConfigDiagnostics()
    let text = #"{ "formatVersion": 1, "transitions": \#(json) }"#
    return try #require(
      CompiledTransitions(
        json: text.utf8, name: "a.json", styles: shippedStyles, into: &diagnostics)
    ).transitions
  }

  @Test("defaults are left out, inside groups too, and a value with several forms is kept whole")
  func leavesDefaultsOut() throws {
    let transitions = try Self.transitions(
      """
      { "a": { "style": "slideIn", "edge": "left", "drag": { "threshold": 0.4, "velocityThreshold": 500 },
        "motion": { "bezier": [0.1, 0, 1, 1] }, "extent": { "fraction": 0.5 } } }
      """)
    #expect(
      TransitionsText(transitions.changes).json.foldedText == """
        {
          "formatVersion": 1,
          "digest": "f7bbe2fa579abbad",
          "transitions": {
            "a": {
              "style": "slideIn",
              "extent": { "fraction": 0.5 },
              "motion": { "bezier": [0.1, 0, 1, 1] },
              "drag": { "velocityThreshold": 500 }
            }
          }
        }
        """)
  }

  @Test("the digest does not depend on order, spaces and notation")
  func digest() throws {
    let one = try Self.transitions(
      #"{"a":{"style":"slideIn","edge":"right","margin":1},"b":{"style":"push"}}"#)
    let other = try Self.transitions(
      #"{"b": {"style": "pu\u0073h"}, "a": {"margin": 1.0e0, "style": "slideIn", "edge": "right"}}"#
    )
    #expect(CompiledTransitions(one).digest == CompiledTransitions(other).digest)
  }

  @Test("the digest depends on every value")
  func digestOfValues() throws {
    let one = try Self.transitions(#"{"a":{"style":"slideIn","margin":1}}"#)
    let other = try Self.transitions(#"{"a":{"style":"slideIn","margin":2}}"#)
    #expect(CompiledTransitions(one).digest != CompiledTransitions(other).digest)
  }

  @Test("a value outside of its range is the error of the YAML file, with the place in the JSON")
  func range() {
    #expect(
      Self.errors(
        """
        { "formatVersion": 1, "transitions": { "a": { "style": "slideIn",
          "dimming": { "opacity": 40 } } } }
        """) == """
          error[out-of-range]: expected a fraction of 0 to 1, found '40'
           --> a.json:2:27
            |
          2 |   "dimming": { "opacity": 40 } } } }
            |                           ^^
            = help: 40 % is 0.4: write 0.4

          1 error

          """)
  }

  nonisolated static let keys: [(json: String, message: String)] = [
    (
      #"{ "formatVersion": 1, "transitions": {}, "transition": {} }"#,
      "error[unknown-key]: unknown key 'transition' in a file of compiled transitions"
    ),
    (
      #"{ "formatVersion": 1, "transitions": { "a": { "style": "slideIn", "egde": "left" } } }"#,
      "error[unknown-key]: unknown key 'egde' in a slideIn style"
    ),
    (
      #"{ "transitions": {} }"#,
      "error[missing-key]: a file of compiled transitions needs the key 'formatVersion'"
    ),
    (
      #"{ "formatVersion": 1 }"#,
      "error[missing-key]: a file of compiled transitions needs the key 'transitions'"
    ),
    (
      #"{ "formatVersion": 0, "transitions": {} }"#,
      "error[out-of-range]: expected a whole number of 1 to 1, found '0'"
    ),
    (
      #"{ "formatVersion": "1", "transitions": {} }"#,
      "error[wrong-type]: expected a whole number of 1 to 1, found the quoted text '1'"
    ),
    (
      "[]",
      "error[wrong-type]: expected a file of compiled transitions, which is a map, found a list"
    ),
    (
      #"{ "formatVersion": 1, "transitions": { "a": {} } }"#,
      "error[missing-key]: a transition needs the key 'style'"
    ),
    (
      #"{ "formatVersion": 1, "transitions": { "a": { "style": 1 } } }"#,
      "error[style-not-linked]: the style '1' is not in the catalog"
    ),
  ]

  @Test("unknown and missing keys are errors", arguments: keys)
  func keys(_ json: String, _ message: String) {
    #expect(Self.errors(json).split(separator: "\n").first.map(String.init) == message)
  }

  @Test("a newer format is the only error, because its keys are not known")
  func newerFormat() {
    #expect(
      Self.errors(#"{ "formatVersion": 2, "transitions": [], "themes": {} }"#) == """
        error[newer-format]: the format version is 2, and this version of Segue reads 1
         --> a.json:1:20
          |
        1 | { "formatVersion": 2, "transitions": [], "themes": {} }
          |                    ^
          = help: update the package Segue in the app, or compile with the version that the app uses

        1 error

        """)
  }

  @Test("a style that is not linked is an error that names its product")
  func notLinked() {
    let some = StyleCatalog(shippedStyles.entries.filter { $0.identifier != "sheet" })
    #expect(
      Self.errors(
        #"{ "formatVersion": 1, "transitions": { "a": { "style": "sheet" } } }"#, styles: some)
          == """
          error[style-not-linked]: the style 'sheet' is not in the catalog
           --> a.json:1:56
            |
          1 | { "formatVersion": 1, "transitions": { "a": { "style": "sheet" } } }
            |                                                        ^^^^^^^
            = help: add the product SheetStyle to the target, and its entry to the catalog: StyleEntry(.sheet)

          1 error

          """)
  }

  @Test("a product's name follows from every shipped style")
  func products() {
    #expect(
      shippedStyles.identifiers.map(StyleChanges.product) == [
        "CrossDissolveStyle", "DimmingStyle", "PushStyle", "SharedElementStyle", "SheetStyle",
        "SlideInStyle", "SwipeBackStyle", "ZoomStyle",
      ])
  }

  @Test("transitions that were changed after they were compiled are an error")
  func damaged() throws {
    let compiled = TransitionsText(
      try Self.transitions(#"{"a": {"style": "slideIn", "margin": 1}}"#).changes)
    let text = compiled.json.foldedText
    #expect(Self.errors(text) == "")
    #expect(
      Self.errors(text.replacing("\"margin\": 1", with: "\"margin\": 2")).hasPrefix(
        "error[damaged-transitions]: the transitions are not those that were compiled: their digest is "
      ))
  }

  @Test("only a document with the digest of its transitions is intact")
  func intact() throws {
    let text = TransitionsText(try Self.transitions(#"{"a": {"style": "push"}}"#).changes).json
      .foldedText
    #expect(TransitionsText.isIntact(text.utf8))
    #expect(!TransitionsText.isIntact(text.replacing("push", with: "sheet").utf8))
    #expect(!TransitionsText.isIntact("{}".utf8))
    #expect(!TransitionsText.isIntact("{".utf8))
  }
}
