import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SegueRecording
import SegueScenario
import Testing

/// Pans on elements, bar buttons and screens that present interactively.
@Suite struct InteractivePresentationTests {
  nonisolated private struct Parameters: Sendable {
    var edge = ConfigEdge.leading
  }

  /// A style whose view appears from an edge.
  nonisolated private static let panel = StyleDescriptor(
    identifier: "panel", summary: "A panel appears from an edge.",
    parameters: ParameterTable(
      "a panel style", defaults: Parameters(),
      [Parameter("edge", \.edge, .edge, "The edge from which it appears.")]),
    appearsFrom: \.edge,
    make: {
      CoverTransition($0, pan: { _ in PanParameters() }) { parameters, _, _ in
        DisplacementMovement.push(
          .curve(.linear, duration: 0.3), toward: parameters.edge, parallax: 0)
      }
    })

  nonisolated private static let catalog = StyleCatalog([StyleEntry(panel)])

  private func text(home: String, root: String = "home", edge: String = "leading", _ rest: String)
    -> String
  {
    """
    device: { size: [400, 600] }
    screens:
      home: { title: Home, contentHeight: 1200, \(home) }
      menu: {}
    root: \(root)
    transitions: { show: { style: panel, edge: \(edge) } }
    \(rest)
    """
  }

  private func failures(home: String, root: String = "home", edge: String, _ steps: String) throws
    -> [String]
  {
    let rest = "scenarios:\n  - name: it\n    steps:\n\(listed(steps))\n"
    let file = text(home: home, root: root, edge: edge, rest)
    return try playFile(file, catalog: Self.catalog).failures
  }

  // MARK: Screens

  nonisolated private static let scripts = [
    (
      "a drag from the edge of a screen presents interactively, and cancels when it ends early",
      "interactivePresentation: { present: menu, with: show }", "leading",
      """
      - drag: { from: { edge: leading }, by: [10, 0], for: 20ms, hold: true }
      - drag: { by: [100, 0], for: 200ms, hold: true }
      - expect: { top: menu, frame: { of: menu, x: -300 }, context: { isInteractive: true } }
      - wait: 200ms
      - release
      - settle
      - expect: { top: home, completed: none }
      - swipe: { from: { edge: leading }, by: [200, 0], velocity: 1500 }
      - settle
      - expect: { top: menu, completed: presentation, diagnostics: none }
      """
    ),
    (
      "a drag that begins 20 pt from the edge, or moves along it, presents nothing",
      "interactivePresentation: { present: menu, with: show }", "leading",
      """
      - never: { transition: running }
      - drag: { from: { point: [20, 300] }, by: [200, 0] }
      - settle
      - drag: { from: { point: [19, 400] }, by: [0, -200], for: 300ms, hold: true }
      - wait: 200ms
      - release
      - settle
      - expect: { contentOffset: { of: content, is: [0, 190] } }
      """
    ),
    (
      "a drag from the bottom edge presents before the scroll view under it scrolls",
      "interactivePresentation: { present: menu, with: show, edge: bottom, threshold: 0.2 }",
      "bottom",
      """
      - drag: { from: { edge: bottom }, by: [0, -10], for: 20ms, hold: true }
      - drag: { by: [0, -150], for: 200ms, hold: true }
      - expect: { frame: { of: menu, y: 450 }, contentOffset: { of: content, is: [0, 0] } }
      - wait: 200ms
      - release
      - settle
      - expect: { top: menu, completed: presentation }
      """
    ),
  ]

  @Test("a drag on a screen presents interactively from its edge only", arguments: scripts)
  func plays(_ condition: String, _ home: String, _ edge: String, _ steps: String) throws {
    #expect(try failures(home: home, edge: edge, steps) == [])
  }

  // MARK: Bar buttons

  @Test(
    "a pan on a bar button presents interactively, and a tap presents too",
    arguments: ["home", "{ navigation: [home] }"])
  func barButton(_ root: String) throws {
    let failures = try failures(
      home: """
        elements: [{ id: open, position: barTrailing, action: \
        { present: menu, with: show, interactivePresentation: bottom } }]
        """,
      root: root, edge: "top",
      """
      - drag: { from: open, by: [0, 10], for: 20ms, hold: true }
      - drag: { by: [0, 300], for: 200ms, hold: true }
      - expect: { frame: { of: menu, y: -300 }, context: { isInteractive: true }, taps: { open: 0 } }
      - wait: 200ms
      - release
      - settle
      - expect: { top: menu }
      - dismiss
      - settle
      - tap: open
      - settle
      - expect: { top: menu, taps: { open: 1 }, diagnostics: none }
      """)
    #expect(failures == [])
  }

  // MARK: Messages

  private func report(home: String, edge: String = "leading") -> String {
    decode(text(home: home, edge: edge, ""), catalog: Self.catalog).report
  }

  @Test("an interactive presentation of a screen without a transition is an error")
  func noTransition() {
    #expect(
      report(home: "interactivePresentation: { present: menu, edge: left }") == """
        error[missing-key]: 'interactivePresentation' needs an interactive transition
         --> app.yaml:3:70
          |
        3 | … title: Home, contentHeight: 1200, interactivePresentation: { present: menu, edge: left } }
          |                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: write with: and the name of a transition

        1 error

        """)
  }

  @Test("a screen's pan from another edge than the view's is a warning with help")
  func wrongEdge() {
    #expect(
      report(home: "interactivePresentation: { present: menu, with: show, edge: top }") == """
        warning[mismatched-edge]: the view appears from the leading edge and does not follow a drag from the top edge
         --> app.yaml:3:105
          |
        3 | …interactivePresentation: { present: menu, with: show, edge: top } }
          |                                                              ^^^
          = help: write edge: leading, or a transition whose view appears from the top edge

        1 warning

        """)
  }

  @Test("an element's pan toward an edge that the view cannot follow is a warning with help")
  func wrongDirection() {
    let action = "{ present: menu, with: show, interactivePresentation: { toward: leading } }"
    #expect(
      report(home: "elements: [{ id: open, action: \(action) }]") == """
        warning[mismatched-edge]: the view appears from the leading edge and does not follow a drag toward the leading edge
         --> app.yaml:3:140
          |
        3 | …esent: menu, with: show, interactivePresentation: { toward: leading } } }] }
          |                                                              ^^^^^^^
          = help: write trailing, or a transition whose view appears from the trailing edge

        1 warning

        """)
  }

  @Test(
    "a pan that follows the view in some layout direction is no warning",
    arguments: [
      ("leading", "trailing"), ("leading", "right"), ("leading", "left"), ("right", "left"),
      ("bottom", "top"), ("top", "bottom"), ("trailing", "leading"),
    ])
  func follows(_ edge: String, _ toward: String) {
    let action = "{ present: menu, with: show, interactivePresentation: \(toward) }"
    #expect(report(home: "elements: [{ id: open, action: \(action) }]", edge: edge) == "")
  }

  @Test("parameters of the use determine the edge")
  func parameters() {
    let action = """
      { present: menu, with: show, parameters: { edge: bottom }, interactivePresentation: top }
      """
    #expect(report(home: "elements: [{ id: open, action: \(action) }]") == "")
  }
}
