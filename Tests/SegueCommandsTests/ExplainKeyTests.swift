import SegueConfig
import SegueScenario
import SegueStyles
import Testing

/// `segue explain` of keys, parameters, steps, actions and expectations.
@Suite struct ExplainKeyTests {
  @Test("a word is explained by the text of the reference", arguments: Explained.all)
  func explain(_ example: Explained) {
    #expect(segue("explain", example.word) == Outcome(code: 0, output: example.output + "\n"))
  }

  @Test(
    "an unknown word is an error with the nearest key or value",
    arguments: [
      ("layoutDirecton", "layoutDirection"), ("sheet.detnts", "sheet.detents"),
      ("pagesheet", "pageSheet"),
    ])
  func unknown(_ word: String, _ nearest: String) {
    #expect(
      segue("explain", word)
        == Outcome(
          code: 64,
          messages: """
            error[unknown-code]: '\(word)' is not the code of a message, and no key or value of a file has this name
             = help: did you mean '\(nearest)'? 'segue explain' lists the codes, and Documentation/Files.md the keys

            """))
  }

  @Test("the keys of a sheet's drag that rule only its dismissal say so")
  func dismissalKeys() {
    #expect(
      segue(["explain", "sheet.drag.velocityThreshold"], catalog: shippedStyles).output == """
        sheet.drag.velocityThreshold: 1000
            The speed, in points per second, above which only the drag's direction
            counts. It applies below the lowest detent, where a drag dismisses. Takes
            1 to 100000.

        """)
  }

  @Test(
    "a timing curve, also by its name in CSS, and a quantity of a motion are explained",
    arguments: [
      ("easeOut", "'easeOut' is the timing curve { bezier: [0, 0, 0.58, 1] }, slow at its end."),
      ("cubic-bezier", "'cubic-bezier' is 'bezier' here:"),
      (
        "overshoot",
        """
        'overshoot', as 'segue motion' prints it, is how far a spring goes beyond its
        target, as a fraction of the distance: 0.05 is 5 %; the more bounce, the more
        overshoot.
        """
      ),
      (
        "ease",
        """
        'ease' is 'default' here:

        'default' is the timing curve { bezier: [0.25, 0.1, 0.25, 1] }, slow at its end, and a little at its start.
        """
      ),
    ])
  func curve(_ word: String, _ beginning: String) {
    #expect(segue("explain", word).output.hasPrefix("\(beginning)\n"))
  }

  @Test("without a word the list says that keys are explained too")
  func list() {
    #expect(
      segue("explain").output.hasSuffix(
        """

        'segue explain CODE' explains one. 'segue explain KEY' explains a key of files, a
        parameter of a style, a step, an action or an expectation: sheet.detents, drag.

        """))
  }

  @Test("a word without a similar one has no suggestion", arguments: ["", "qqqqqqqq"])
  func dissimilar(_ word: String) {
    #expect(
      segue("explain", word)
        == Outcome(
          code: 64,
          messages: """
            error[unknown-code]: '\(word)' is not the code of a message, and no key or value of a file has this name
             = help: 'segue explain' lists the codes, and Documentation/Files.md the keys

            """))
  }

  @Test("the help of explain has a key and a step as examples")
  func help() {
    #expect(
      segue("help", "explain").output == """
        segue explain - explain the code of a message, or a key of files

        Examples
          segue explain unknown-key
              what the error means, a wrong and a right file
          segue explain transitionNeverCompleted
              the same for code of an app
          segue explain sheet.detents
              what a key sets, its values and default
          segue explain drag
              a step, and the parameters of this name
          segue explain
              all codes

        Usage
          segue explain [WORD]

        Arguments and options
          WORD  the word in brackets, as in error[unknown-key]; or a key of files, a
                parameter, a style, a step, an action, an expectation, or a value of one
                of them

        """)
  }

  @Test("every key and every word of the schema is in the entries of the reference")
  func complete() {
    let entries = ReferenceTables(catalog: fixtures).entries
    let explained = Set(entries.map(\.name) + entries.flatMap(\.words))
    let known = Set(Self.words(in: JSONSchema(ScenarioFile.shape(catalog: fixtures)).json))
    #expect(known.subtracting(explained).sorted() == [])
  }

  /// Returns the keys of properties and the words of enumerations, at any depth.
  private static func words(in schema: JSONValue) -> [String] {
    let keys = (schema["properties"]?.members ?? []).flatMap { [$0.name] + words(in: $0.value) }
    let parts = ["anyOf", "allOf"].flatMap { schema[$0]?.items ?? [] }
    let inner = parts + ["items", "additionalProperties", "then"].compactMap { schema[$0] }
    return keys + (schema["enum"]?.items ?? []).compactMap(\.text) + inner.flatMap(words)
  }
}

/// A word, and what `segue explain` prints about it.
nonisolated struct Explained: CustomTestStringConvertible, Sendable {
  var word: String
  var output: String

  init(_ word: String, _ output: String) {
    self.word = word
    self.output = output
  }

  var testDescription: String { word }

  static let all = [
    // A key, with the end of its path.
    Explained(
      "sheet.detents",
      """
      screens.sheet.detents: [large]
          The detents, from small to large: medium is 0.56 of the full height, or
          0.63 on a screen up to 568 pt high; large is all of it.
          Keys and values: medium, large, points
      """),
    // The same, as it is copied from a message.
    Explained(
      "device.orientation:",
      """
      device.orientation: portrait
      scenarios.device.orientation: portrait
          The initial orientation.
          Keys and values: portrait, portraitUpsideDown, landscapeLeft,
          landscapeRight
      """),
    Explained(
      "scenarios[0].name:",
      """
      scenarios.name
          The name of the scenario: a few words.
      """),
    // A key whose default is empty.
    Explained(
      "root",
      """
      root
          What the app starts with: the name of a screen, a navigation stack, a page
          view controller, a split view or a tab bar controller.
          Keys and values: navigation, isNavigationBarHidden,
          definesPresentationContext, with, parameters, pages, selected,
          transitionStyle, navigationOrientation, interPageSpacing, split,
          preferredDisplayMode, topColumnForCollapsing, tabs
      """),
    // Parameters of a style.
    Explained(
      "depth",
      """
      still.depth: 2.5
          The depth. Takes 0 to 10 pt.
      """),
    Explained(
      "still.shade",
      """
      still.shade: light
          The lighting.
          Keys and values: light, dark
      """),
    // A style.
    Explained(
      "still",
      """
      still
          Shows a screen without animation.
          Keys and values: depth, shade, inset, name
          Example:
            { style: still, shade: dark }
      """),
    // A step, and a key of it.
    Explained(
      "drag",
      """
      steps.drag
          A touch begins, moves and ends. `to` is a target instead of `by`. `for` is
          the duration, 250 ms by default, and `curve` the timing curve. `hold:
          true` keeps it on the screen.
          Keys and values: from, by, to, for, curve, hold, numberOfTouches
          Example:
            drag: { from: medals, by: [0, 260], for: 250ms }
      """),
    Explained(
      "drag.hold",
      """
      steps.drag.hold: false
          Whether the touch stays on the screen afterward.
      """),
    // An expectation.
    Explained(
      "keyboard",
      """
      expect.keyboard
          Whether the keyboard is shown, or appearing: shown or hidden.
          Keys and values: shown, hidden
          Examples:
            keyboard: shown
            keyboard: hidden
      """),
    // An action of elements, which is a step too.
    Explained(
      "endEditing",
      """
      actions.endEditing
      steps.endEditing
          Ends editing, which hides the keyboard; a form sheet in regular width
          keeps it.
          Example:
            endEditing
      """),
    // A key in several places.
    Explained(
      "selected",
      """
      root.selected (pages)
          The initial page; by default the first.

      root.selected (tabs)
          The initially selected tab; by default the first.

      expect.selected
          The selected tab, identified by its first screen.
          Example:
            selected: settings
      """),
    // A key that several containers have, with another default.
    Explained(
      "definesPresentationContext",
      """
      screens.definesPresentationContext: false
          Whether current-context presentations above it cover only this screen.

      root.definesPresentationContext (navigation): true
      root.definesPresentationContext (pages): false
      root.definesPresentationContext (split): false
      root.definesPresentationContext (tabs): false
          Whether current-context presentations from within cover only this
          container.
      """),
    // A word that keys take.
    Explained(
      "leftToRight",
      """
      'leftToRight' is a word of these keys:

      device.layoutDirection: leftToRight
      steps.device.layoutDirection
      scenarios.device.layoutDirection: leftToRight
          The layout direction, which determines leading and trailing.
          Keys and values: leftToRight, rightToLeft
      """),
    // A key of another tool.
    Explained(
      "friction",
      """
      'friction' is 'damping' here:

      motions.spring.damping: none
          With stiffness: the damping coefficient; from 2 √(stiffness × mass) on
          nothing bounces. Takes 0.01 to 1000000.
      """),
  ]
}
