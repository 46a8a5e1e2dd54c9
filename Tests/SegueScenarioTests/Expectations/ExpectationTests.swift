import SegueRecording
import SegueScenario
import Testing

/// Steps and their failures.
nonisolated struct FailureCase: CustomTestStringConvertible, Sendable {
  let steps: String
  let failures: [String]
  var testDescription: String { steps }

  init(_ steps: String, _ failures: String...) {
    self.steps = steps
    self.failures = failures
  }

  /// Expectations at one time. Source locations: the steps of the app begin in line 20, column 7.
  static let conditions = [
    FailureCase(
      "- expect: { top: panel }", "0.0: top is panel: expected panel, found home (app.yaml:20:24)"),
    FailureCase(
      "- expect: { presenter: { of: panel, is: home } }",
      "0.0: panel is presented by home: expected home, found panel is not presented (app.yaml:20:30)"
    ),
    FailureCase(
      "- present: { screen: cover, animated: false }\n- expect: { presenter: { of: cover, is: panel } }",
      "0.0: cover is presented by panel: expected panel, found home (app.yaml:21:30)"),
    FailureCase(
      "- expect: { onScreen: [home, panel] }",
      "0.0: panel is on the screen: expected on the screen, found not on the screen (app.yaml:20:36)"
    ),
    FailureCase(
      "- present: { screen: panel, with: rise }\n- expect: { onScreen: [panel, dimming] }",
      "0.0: panel is on the screen: expected on the screen, "
        + "found outside the screen at [0, 600, 400, 300] (app.yaml:21:30)",
      "0.0: dimming is on the screen: expected on the screen, found transparent (app.yaml:21:37)"),
    FailureCase(
      "- expect: { notOnScreen: open }",
      "0.0: open is not on the screen: expected not on the screen, found on the screen "
        + "(app.yaml:20:32)"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- expect: { frame: { of: panel, is: [0, 451, 400, 300] } }",
      "0.15: frame of panel is [0, 451, 400, 300]: expected [0, 451, 400, 300] ± 0.5, "
        + "found [0, 450, 400, 300] (app.yaml:22:26)"),
    FailureCase(
      "- expect: { frame: { of: open, midX: 10, maxY: 120, tolerance: 2 } }",
      "0.0: frame of open is midX 10, maxY 120: expected midX 10, maxY 120 ± 2, "
        + "found midX 200, maxY 106 (app.yaml:20:26)"),
    FailureCase(
      "- expect: { frame: { of: panel, x: 0 } }",
      "0.0: frame of panel is x 0: expected x 0 ± 0.5, found not on the screen (app.yaml:20:26)"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- expect: { alpha: { of: dimming, is: 0.3 } }",
      "0.15: alpha of dimming is 0.3: expected 0.3 ± 0.01, found 0.25 (app.yaml:22:26)"),
    FailureCase(
      "- tap: open\n- expect: { layer: { of: dimming, cornerRadius: 3, backgroundColor: red } }",
      "0.05: layer of dimming has cornerRadius 3, backgroundColor red: expected cornerRadius 3, "
        + "backgroundColor red ± 0.01, found cornerRadius 0, backgroundColor black (app.yaml:21:26)"
    ),
    FailureCase(
      "- expect: { layer: { of: panel, shadowOpacity: 1 } }",
      "0.0: layer of panel has shadowOpacity 1: expected shadowOpacity 1 ± 0.01, found not on the screen "
        + "(app.yaml:20:26)"),
    FailureCase(
      "- expect: { transition: running }",
      "0.0: a transition is running: expected running, found none (app.yaml:20:31)"),
    FailureCase(
      "- tap: open\n- expect: { transition: none, completed: presentation }",
      "0.05: no transition is running: expected none, found running (app.yaml:21:31)",
      "0.05: the last transition to complete is a presentation: expected presentation, found none "
        + "(app.yaml:21:48)"),
    FailureCase(
      "- tap: open\n- settle\n- expect: { completed: none }",
      "0.25: no transition has completed: expected none, found presentation (app.yaml:22:30)"),
    FailureCase(
      "- tap: open\n- expect: { context: { isAnimated: true, isInteractive: true } }",
      "0.05: the transition context has isAnimated true, isInteractive true: expected "
        + "isAnimated true, isInteractive true, found isAnimated true, isInteractive false "
        + "(app.yaml:21:28)"),
    FailureCase(
      "- tap: open\n- expect: { context: { presentationStyle: fullScreen } }",
      "0.05: the transition context has presentationStyle fullScreen: expected "
        + "presentationStyle fullScreen, found presentationStyle custom (app.yaml:21:28)"),
    FailureCase(
      "- dismiss",
      "0.0: there is something to dismiss: expected a presented screen, found home neither presents "
        + "nor is presented (app.yaml:20:9)"),
    FailureCase(
      "- tap: open\n- expect: { events: { kind: appearance, list: [panel viewWillApear(true)] } }",
      "0.05: these appearance events happened in order: expected [panel viewWillApear(true)], "
        + "found no 'panel viewWillApear(true)' at its position (did you mean 'panel "
        + "viewWillAppear(true)'?) among [panel viewWillAppear(true), panel viewIsAppearing(true)] "
        + "(app.yaml:21:27)"),
    FailureCase(
      "- expect: { context: { isCancelled: false } }",
      "0.0: the transition context has isCancelled false: expected isCancelled false, "
        + "found no transition (app.yaml:20:28)"),
    FailureCase(
      "- present: { screen: panel, with: rise, animated: false }\n"
        + "- expect: { events: { kind: appearance, list: [panel viewDidAppear(true)] } }",
      "0.0: these appearance events happened in order: expected [panel viewDidAppear(true)], "
        + "found no 'panel viewDidAppear(true)' at its position among "
        + "[panel viewWillAppear(false), panel viewIsAppearing(false), panel viewDidAppear(false)] "
        + "(app.yaml:21:27)"),
    FailureCase(
      "- present: { screen: panel, with: rise, animated: false }\n"
        + "- expect: { events: { kind: appearance, isExact: true, list: [panel viewDidAppear(false)] } }",
      "0.0: exactly these appearance events happened in order: expected "
        + "[panel viewDidAppear(false)], found [panel viewWillAppear(false), "
        + "panel viewIsAppearing(false), panel viewDidAppear(false)] (app.yaml:21:27)"),
    FailureCase(
      "- expect: { diagnostics: [invalidCall] }",
      "0.0: the device reports the expected diagnostics: expected [invalidCall], found none "
        + "(app.yaml:20:32)"),
  ]

  /// Expectations over time.
  static let stretches = [
    FailureCase(
      "- tap: open\n- expect: { during: 100ms, transition: running, top: panel }"),
    FailureCase(
      "- tap: open\n- expect: { during: 300ms, transition: running, top: panel }",
      "0.25: a transition is running, for 0.3 s: expected running, found none at 0.25 s "
        + "(app.yaml:21:46)"),
    FailureCase(
      "- expect: { during: 1s, top: panel }",
      "0.0: top is panel, for 1 s: expected panel, found home at 0 s (app.yaml:20:36)"),
    FailureCase(
      "- tap: open\n- expect: { within: 100ms, completed: presentation, top: panel }",
      "0.15: the last transition to complete is a presentation, within 0.1 s: "
        + "expected presentation, found none at 0.15 s (app.yaml:21:45)"),
    FailureCase("- tap: open\n- expect: { within: 200ms, completed: presentation }"),
    FailureCase(
      "- always: { notOnScreen: panel }\n- tap: open\n- settle",
      "0.0667: panel is not on the screen, at every frame: expected not on the screen, "
        + "found on the screen at 0.0667 s (app.yaml:20:32)"),
    FailureCase(
      "- never: { frame: { of: panel, y: 450 } }\n- tap: open\n- settle",
      "0.15: frame of panel is y 450, must not hold at any frame: expected not y 450 ± 0.5, "
        + "found y 450 at 0.15 s (app.yaml:20:25)"),
    FailureCase("- never: { top: cover }\n- tap: open\n- settle"),
  ]

  /// Steps that cannot be performed.
  static let steps = [
    FailureCase(
      "- tap: close",
      "0.0: close can be touched: expected a touch on close, found close not on the screen (app.yaml:20:9)"
    ),
    FailureCase(
      "- present: { screen: panel, with: rise }\n- tap: panel",
      "0.0: panel can be touched: expected a touch on panel, "
        + "found panel outside the screen at [0, 600, 400, 300] (app.yaml:21:9)"),
    FailureCase(
      "- tap: open\n- settle\n- tap: open",
      "0.25: open can be touched: expected a touch on open, found a touch on dimming at [200, 81] "
        + "(app.yaml:22:9)"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- tap: home",
      "0.15: home can be touched: expected a touch on home, found a touch on dimming at [200, 300] "
        + "(app.yaml:22:9)"),
    FailureCase(
      "- present: { screen: cover, from: panel }",
      "0.0: panel is presented: expected panel, found home (app.yaml:20:9)"),
    FailureCase(
      "- dismiss: { from: panel }",
      "0.0: panel is presented: expected panel, found home (app.yaml:20:9)"),
    FailureCase(
      "- set: { screen: panel, title: New }",
      "0.0: panel is presented: expected panel, found home (app.yaml:20:9)"),
    FailureCase(
      "- set: { screen: home, sheet: { selectedDetent: large } }",
      "0.0: home is in a sheet: expected a sheet, found none (app.yaml:20:9)"),
    FailureCase(
      "- tap: open\n- settle: { timeout: 100ms }",
      "0.15: the device settles: expected within 0.1 s, found still moving (app.yaml:21:9)"),
    FailureCase(
      "- present: { screen: panel, with: rise, parameters: { waits: true } }\n- settle",
      "5.0: the device settles: expected within 30 s, found frozen: interactionAbandoned "
        + "(app.yaml:21:9)",
      "5.0: the device reports no diagnostics: expected none, found interactionAbandoned "
        + "(app.yaml:21:9)"),
    FailureCase(
      "- present: { screen: panel, with: rise, parameters: { forgets: true } }\n- settle",
      "5.0: the device settles: expected within 30 s, found frozen: transitionNeverCompleted "
        + "(app.yaml:21:9)",
      "5.0: the device reports no diagnostics: expected none, found transitionNeverCompleted "
        + "(app.yaml:21:9)"),
    FailureCase(
      "- tap: open\n- settle\n- present: { screen: cover, from: home }\n- expect: { diagnostics: none }",
      "0.25: the device reports no diagnostics: expected none, found [alreadyPresenting] "
        + "(app.yaml:23:32)"),
    FailureCase(
      "- tap: open\n- settle\n- present: { screen: cover, from: home }\n- settle",
      "0.25: the device reports no diagnostics: expected none, found alreadyPresenting "
        + "(app.yaml:22:9)"),
    FailureCase(
      "- tap: open\n- settle\n- present: { screen: cover, from: home }\n"
        + "- expect: { diagnostics: [alreadyPresenting] }\n- present: { screen: cover, from: home }",
      "0.25: the device reports no diagnostics: expected none, found alreadyPresenting "
        + "(app.yaml:24:9)"),
    FailureCase(
      "- present: { screen: panel, with: rise, parameters: { compactHeightScreen: hnit } }\n- settle\n"
        + "- resize: [900, 400]\n- settle",
      "0.5: the device reports no diagnostics: expected none, found unknownScreen (app.yaml:22:9)"
    ),
  ]
}

@Suite struct ExpectationTests {
  @Test(
    "a failed expectation has the expected and the actual value",
    arguments: FailureCase.conditions + FailureCase.states)
  func conditions(_ failure: FailureCase) throws {
    let failures = try play(failure.steps).failures
    #expect(failures == failure.failures)
  }

  @Test(
    "a failed expectation on an interval has the time of the failure",
    arguments: FailureCase.stretches)
  func stretches(_ failure: FailureCase) throws {
    let failures = try play(failure.steps).failures
    #expect(failures == failure.failures)
  }

  @Test("a step that cannot be performed has the reason", arguments: FailureCase.steps)
  func steps(_ failure: FailureCase) throws {
    let failures = try play(failure.steps).failures
    #expect(failures == failure.failures)
  }

  @Test("an expectation with `within` lets time pass only until it holds")
  func withinStops() throws {
    let recording = try play(
      """
      - present: { screen: panel, with: rise }
      - expect: { within: 1s, frame: { of: panel, maxY: 800, tolerance: 1 } }
      - snapshot: there
      """)
    #expect(recording.failures == [])
    // In 4 of 12 frames the panel rises by 100 of 300 pt.
    #expect(recording.verdicts.map(\.time) == [0.0667])
    #expect(recording.snapshots.map(\.frame) == [4])
  }

  @Test("[D-61] a scenario that exceeds ten minutes fails and ends")
  func longestDuration() throws {
    let visit = """
      - present: { screen: panel, with: rise, parameters: { duration: 10 } }
      - settle
      - dismiss: { animated: false }

      """
    let recording = try play(String(repeating: visit, count: 70))
    #expect(
      recording.failures == [
        "610.0: the scenario ends in time: expected at most 600 s, found 610 s (app.yaml:201:9)"
      ])
    #expect(recording.duration == 610)
  }

  @Test("expected diagnostics are notes and do not fail the scenario")
  func expectedComplaints() throws {
    let recording = try play(
      "- tap: open\n- settle\n- present: { screen: cover, from: home }\n"
        + "- expect: { diagnostics: [alreadyPresenting] }")
    #expect(recording.passed)
    #expect(recording.diagnostics.map(\.severity) == [.note])
  }

  @Test("a scenario's always and never are checked from its beginning to its end")
  func scenarioWatches() throws {
    let recording = try play(
      "- tap: open\n- settle",
      more:
        "    always: { onScreen: home, top: home }\n    never: { top: cover, completed: dismissal }\n"
    )
    #expect(
      recording.verdicts.map { "\($0.time) \($0.passed) \($0.sentence)" } == [
        "0.05 false top is home, at every frame: expected home, found panel at 0.05 s "
          + "(app.yaml:19:36)",
        "0.25 true home is on the screen, at every frame (app.yaml:19:25)",
        "0.25 true top is cover, must not hold at any frame (app.yaml:20:19)",
        "0.25 true the last transition to complete is a dismissal, must not hold at any frame "
          + "(app.yaml:20:37)",
      ])
  }
}
