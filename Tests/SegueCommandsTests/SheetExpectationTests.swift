import SegueStyles
import Testing

/// Expectations about a sheet, and what their failures say.
@Suite struct SheetExpectationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the actual values of the failed expectations after a sheet is presented.
  private func found(_ steps: String) throws -> [String] {
    try folder.make(
      "app.yaml",
      """
      screens: { home: {}, details: {} }
      root: home
      transitions: { panel: { style: sheet, detents: [200, medium, large], cornerRadius: 24, duration: 0.5 } }
      scenarios:
        - name: it
          steps: [present: { screen: details, with: panel }, settle, \(steps)]
      """)
    let output = folder.segue(["run", "…/app.yaml"], catalog: shippedStyles).output
    return output.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  found     ").map { String(line[$0.upperBound...]) }
    }
  }

  @Test("a corner radius expected of the content names the superview that has it")
  func corners() throws {
    #expect(
      try found("expect: { layer: { of: details, cornerRadius: 24 } }") == [
        "cornerRadius 0; its superview sheetView has 24"
      ])
  }

  @Test("the duration after a release at a detent is that of the settling, until a transition ends")
  func settling() throws {
    let drag = """
      drag: { from: grabber, by: [0, -230], for: 600ms, hold: true }, wait: 200ms, release, settle, \
      wait: 1s
      """
    #expect(
      try found(
        "\(drag), expect: { duration: 10ms }, dismiss, settle, expect: { duration: 10ms }"
      ) == ["0.33 s", "0.5 s"])
  }
}
