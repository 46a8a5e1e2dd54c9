import SegueCore
import SegueRecording
import Testing

/// Dismissed view controllers that stay alive.
@Suite struct RetainedControllerTests {
  private func play(_ by: Holding, expecting expectation: String = "") throws -> Recording {
    try playFile(
      """
      screens: { home: {}, games: {} }
      root: home
      transitions: { hold: { style: holding, by: \(by.rawValue) } }
      scenarios:
        - name: it
          steps: [{ present: { screen: games, with: hold } }, settle, dismiss, settle\(expectation)]

      """, catalog: StyleCatalog([StyleEntry(holding)]))
  }

  nonisolated static let chains: [(Holding, String)] = [
    (.driver, "HoldingTransition.driver → Driver.controller of the transition hold retains it"),
    (
      .closure,
      "no property shows what retains it, but the closure HoldingTransition.onEnd "
        + "may capture it"
    ),
    (
      .animator,
      "no property shows what retains it, but the closure UIViewPropertyAnimator.completions[0] "
        + "may capture it"
    ),
    (
      .cycle,
      "ScreenController.loadedView → ScreenView.childList.views[2] → CyclicView.controller is a retain cycle"
    ),
  ]

  @Test(
    "a dismissed controller that stays alive is an error with the chain of what retains it",
    arguments: chains)
  func chain(_ by: Holding, _ reason: String) throws {
    let found = try play(by).diagnostics.map { "[\($0.code)] \($0.message)" }
    #expect(
      found == [
        "[retainedController] games was dismissed, popped or replaced, and is still alive: \(reason)"
      ])
  }

  @Test("a controller that the visible app keeps, or that is released, is no error")
  func kept() throws {
    #expect(try play(.window).diagnostics == [])
    #expect(try play(.nothing).diagnostics == [])
  }

  @Test("a failed expectation of leaks has the chain")
  func expectation() throws {
    let found = try play(.driver, expecting: ", { expect: { leaks: none } }").failures
    #expect(
      found == [
        "1.0: no view controller leaks: expected none, found [games]; games: "
          + "HoldingTransition.driver → Driver.controller of the transition hold retains it "
          + "(app.yaml:6:101)",
        "1.0: the device reports no diagnostics: expected none, found retainedController "
          + "(app.yaml:5:11)",
      ])
  }

  @Test("a leak that is expected is no error")
  func expected() throws {
    #expect(try play(.driver, expecting: ", { expect: { leaks: [games] } }").diagnostics == [])
  }
}
