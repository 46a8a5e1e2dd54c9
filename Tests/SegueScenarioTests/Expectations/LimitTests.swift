import Testing

/// Expectations with limits, relations, velocities and durations.
@Suite struct LimitTests {
  /// Source locations: the steps of the app begin in line 20, column 7.
  nonisolated private static let cases = [
    FailureCase(
      "- expect: { frame: { of: open, maxY: { atLeast: 100, atMost: 106 }, inside: home } }"),
    FailureCase(
      "- expect: { frame: { of: open, width: { atLeast: 361, atMost: 380 } } }",
      "0.0: frame of open is width at least 361 and at most 380: expected width at least 361 and at "
        + "most 380 ± 0.5, found width 360 (app.yaml:20:26)"),
    FailureCase("- expect: { frame: { of: open, above: high, inside: home } }"),
    FailureCase(
      "- expect: { frame: { of: open, below: high, leftOf: high, rightOf: high } }",
      "0.0: frame of open is below high, left of high, right of high: expected below high, left of "
        + "high, right of high ± 0.5, found [20, 56, 360, 50], high at [20, 118, 360, 50], high at "
        + "[20, 118, 360, 50], high at [20, 118, 360, 50] (app.yaml:20:26)"),
    FailureCase(
      "- expect: { frame: { of: home, inside: open } }",
      "0.0: frame of home is inside open: expected inside open ± 0.5, "
        + "found [0, 0, 400, 600], open at [20, 56, 360, 50] (app.yaml:20:26)"),
    FailureCase(
      "- expect: { frame: { of: home, inside: panel } }",
      "0.0: frame of home is inside panel: expected inside panel ± 0.5, "
        + "found panel not on the screen (app.yaml:20:26)"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- expect: { alpha: { of: dimming, atLeast: 0.2, atMost: 0.22 } }",
      "0.15: alpha of dimming is at least 0.2 and at most 0.22: expected at least 0.2 and at most "
        + "0.22 ± 0.01, found 0.25 (app.yaml:22:26)"),
    FailureCase(
      "- expect: { layer: { of: home, cornerRadius: { atLeast: 3 }, shadowOpacity: 0 } }",
      "0.0: layer of home has cornerRadius at least 3, shadowOpacity 0: expected cornerRadius at "
        + "least 3, shadowOpacity 0 ± 0.01, found cornerRadius 0, shadowOpacity 0 (app.yaml:20:26)"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- expect: { velocity: { of: panel, is: 1500, x: 0, y: -1500 } }"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- expect: { velocity: { of: panel, atMost: 1000 } }",
      "0.15: velocity of panel is at most 1000: expected at most 1000 ± 1, "
        + "found 1500, [x, y] [0, -1500] (app.yaml:22:29)"),
    FailureCase(
      "- tap: open\n- settle\n- wait: 100ms\n- expect: { velocity: { of: panel, is: 0 }, duration: 200ms }"
    ),
    FailureCase(
      "- expect: { duration: { atMost: 1s } }",
      "0.0: the last transition took at most 1 s: expected at most 1 ± 0.001 s, "
        + "found no transition has ended (app.yaml:20:29)"),
    FailureCase(
      "- tap: open\n- settle\n- expect: { duration: { atLeast: 210ms, atMost: 500ms } }",
      "0.25: the last transition took at least 0.21 and at most 0.5 s: expected at least 0.21 and "
        + "at most 0.5 ± 0.001 s, found 0.2 s (app.yaml:22:29)"),
  ]

  @Test("a failed limit has the limit and the actual value", arguments: cases)
  func limits(_ example: FailureCase) throws {
    #expect(try play(example.steps).failures == example.failures)
  }

  @Test("an expectation during steps holds at every frame of them, and no longer")
  func duringSteps() throws {
    let recording = try play(
      """
      - expect: { top: home, during: settle }
      - expect:
          frame: { of: panel, maxY: { atLeast: 600 } }
          during: [tap: open, settle]
      - expect: { alpha: { of: dimming, atMost: 0.2 }, during: { wait: 1ms } }
      - tap: close
      - expect: { frame: { of: panel, y: { atMost: 400 } }, during: settle }
      """)
    #expect(
      recording.failures == [
        "0.25: alpha of dimming is at most 0.2, during the steps: expected at most 0.2 ± 0.01, "
          + "found 0.5 at 0.25 s (app.yaml:24:26)",
        "0.3833: frame of panel is y at most 400, during the steps: expected y at most 400 ± 0.5, "
          + "found y 423.5 at 0.3833 s; at its worst y 598.5 at 0.5 s (app.yaml:26:26)",
      ])
  }

  nonisolated private static let cycle = "[tap: open, settle, tap: close, settle]"

  @Test(
    "an expectation over time holds for the frames in which the view is on the screen",
    arguments: [
      "always: { alpha: { of: dimming, atMost: 0.5 } }",
      "never: { alpha: { of: dimming, atLeast: 0.52 } }",
      "expect: { frame: { of: panel, below: open, y: { atMost: 600 } }, during: \(cycle) }",
      "expect: { layer: { of: panel, cornerRadius: 0 }, during: \(cycle) }",
    ])
  func framesOnTheScreen(step: String) throws {
    #expect(try play("- \(step)\n- tap: open\n- settle\n- tap: close\n- settle").failures == [])
  }

  @Test(
    "an expectation over time fails if its view was never on the screen",
    arguments: [
      ("always: { alpha: { of: dimming, atMost: 0.3 } }", "at most 0.3", "at every frame", "0.1"),
      (
        "never: { alpha: { of: dimming, atMost: 0.3 } }", "at most 0.3",
        "must not hold at any frame", "0.1"
      ),
      (
        "expect: { alpha: { of: dimming, atMost: 0.3 }, during: 50ms }", "at most 0.3",
        "for 0.05 s", "0.05"
      ),
      (
        "expect: { alpha: { of: dimming, atMost: 0.3 }, during: { wait: 50ms } }", "at most 0.3",
        "during the steps", "0.05"
      ),
    ])
  func neverOnTheScreen(step: String, limit: String, phase: String, time: String) throws {
    let failures = try play("- \(step)\n- wait: 50ms\n- wait: 50ms").failures
    let column = step.firstIndex(of: "{").map { step.distance(from: step.startIndex, to: $0) }
    let not = step.hasPrefix("never") ? "not " : ""
    // The key of a step is in column 9, and the value of `alpha` 9 columns after the brace.
    #expect(
      failures == [
        "\(time): alpha of dimming is \(limit), \(phase): expected \(not)\(limit) ± 0.01, "
          + "found dimming was never on the screen (app.yaml:20:\((column ?? 0) + 18))"
      ])
  }

  @Test(
    "the tolerance of a limit in never does not fail a correct value",
    arguments: [
      ("never: { alpha: { of: dimming, atLeast: 0.505 } }", 0),
      ("never: { alpha: { of: dimming, atLeast: 0.48 } }", 1),
      ("never: { frame: { of: panel, y: { atMost: 299.6 } } }", 0),
      ("never: { frame: { of: panel, y: { atMost: 301 } } }", 1),
      ("never: { frame: { of: panel, y: 300 } }", 1),
    ])
  func toleranceOfNever(step: String, failures: Int) throws {
    #expect(try play("- \(step)\n- tap: open\n- settle").failures.count == failures)
  }

  @Test("a failure over time has the worst value after the first")
  func worstValue() throws {
    let steps = """
      - always: { alpha: { of: dimming, atMost: 0.3 } }
      - never: { alpha: { of: dimming, atLeast: 0.4 } }
      - tap: open
      - settle
      """
    #expect(
      try play(steps).failures == [
        "0.1833: alpha of dimming is at most 0.3, at every frame: expected at most 0.3 ± 0.01, "
          + "found 0.3333 at 0.1833 s; at its worst 0.5 at 0.25 s (app.yaml:20:26)",
        "0.2167: alpha of dimming is at least 0.4, must not hold at any frame: "
          + "expected not at least 0.4 ± 0.01, "
          + "found 0.4167 at 0.2167 s; at its worst 0.5 at 0.25 s (app.yaml:21:25)",
      ])
  }

  @Test("a dismissed controller that its style retains leaks")
  func leaks() throws {
    let steps = """
      - present: { screen: panel, with: rise, parameters: { leaks: true } }
      - settle
      - expect: { leaks: none }
      - dismiss
      - expect: { leaks: none }
      - settle
      - expect: { leaks: [panel] }
      - expect: { leaks: none }
      """
    #expect(
      try play(steps).failures == [
        "0.4: no view controller leaks: expected none, found [panel]; panel: "
          + "RiseTransition.leaked[0] of the transition rise retains it (app.yaml:27:26)"
      ])
  }

  @Test("what is dismissed, popped, replaced or on a page that is not shown does not leak")
  func noLeaks() throws {
    let recording = try playApp(
      """
      screens: { home: {}, one: {}, two: {}, games: { inNavigationController: true } }
      root: { tabs: [{ navigation: [home] }, { pages: [one, two] }] }
      """,
      """
      - push: two
      - settle
      - pop
      - settle
      - setViewControllers: [one, home]
      - settle
      - present: games
      - settle
      - expect: { leaks: none }
      - dismiss
      - settle
      - expect: { leaks: none }
      """)
    #expect(recording.failures == [])
  }

  @Test("the bar above a screen has a title, items, a back button and a visibility")
  func bars() throws {
    let recording = try playApp(
      """
      screens:
        home: { title: Home, elements: [{ id: cancel, position: barLeading }] }
        detail: { title: Detail, elements: [{ id: done, position: barTrailing }] }
        games: { title: Games }
      root: { navigation: [home] }
      """,
      """
      - expect: { navigationBar: { title: Home, isHidden: false, back: none, leading: [cancel] } }
      - push: { screen: detail, animated: false }
      - expect:
          navigationBar:
          - { title: Detail, back: Home, leading: [], trailing: [done] }
          - { of: home, title: Home }
      - present: { screen: games, animated: false }
      - wait: 20ms
      - expect: { navigationBar: { of: games, title: Games, isHidden: false } }
      - expect: { navigationBar: { title: Home, isHidden: true, back: Detail, trailing: [done] } }
      """)
    #expect(
      recording.failures == [
        "0.02: the navigation bar has isHidden true, title 'Home', back 'Detail', trailing [done]: "
          + "expected isHidden true, title 'Home', back 'Detail', trailing [done], "
          + "found isHidden false, title 'Games', back '', trailing [] (app.yaml:18:34)"
      ])
  }
}
