import SegueScenario
import TestSupport
import Testing

/// Steps in steps: repetitions, lists with a name, and steps that wait.
@Suite struct StepSequenceTests {
  nonisolated private static let steps = """
    steps:
      again: [repeat: { times: 2, steps: [perform: openPanel] }]
      openPanel: [tap: open, settle, tap: close, settle]

    """

  /// Returns a file with lists of steps before the others.
  nonisolated private static func file(_ lists: String, _ steps: String) -> String {
    lists + app(steps)
  }

  @Test("a list of steps is performed by its name, also by another list, and repeated")
  func performed() throws {
    let recording = try playFile(
      Self.file(
        Self.steps,
        """
        - perform: again
        - repeat: { times: 3, steps: [{ perform: openPanel }, { tap: idle }] }
        - expect: { taps: { open: 5, close: 5, idle: 3 } }
        """))
    #expect(recording.failures == [])
  }

  @Test("a failure in a list of steps is at the list")
  func failure() throws {
    let recording = try playFile(
      Self.file(
        "steps: { check: [expect: { top: panel }] }\n",
        "- repeat: { times: 2, steps: [perform: check] }"))
    #expect(
      recording.failures == [
        "0.0: top is panel: expected panel, found home (app.yaml:1:33)",
        "0.0: top is panel: expected panel, found home (app.yaml:1:33)",
      ])
  }

  @Test("waitUntil ends at the first frame at which the expectations hold, or fails at its limit")
  func waiting() throws {
    let recording = try play(
      """
      - tap: open
      - waitUntil: { frame: { of: panel, y: { atMost: 400 } } }
      - expect: { alpha: { of: dimming, is: 0.3333, tolerance: 0.05 }, transition: running }
      - waitUntil: { transition: none }
      - waitUntil: { top: home, within: 500ms }
      """)
    #expect(
      recording.failures == [
        "0.75: top is home, within 0.5 s: expected home, found panel at 0.75 s (app.yaml:24:27)"
      ])
  }

  @Test("the steps of a repetition stop when the scenario has taken too long")
  func tooLate() throws {
    let recording = try play("- repeat: { times: 100, steps: [settle, waitUntil: { top: cover }] }")
    #expect(
      recording.failures.last
        == "610.0: the scenario ends in time: expected at most 600 s, found 610 s (app.yaml:20:47)")
    // 61 waits of 10 s, and the end.
    #expect(recording.failures.count == 62)
  }

  @Test(
    "steps that would not end, or too many, are an error",
    arguments: [
      (
        file("steps: { a: [perform: b], b: [perform: a] }\n", "- perform: a"),
        """
        error[endless-steps]: the steps 'a' perform themselves
          --> app.yaml:1:40 ^
          = help: remove this step; 'repeat' performs steps several times
        """
      ),
      (
        file("steps: { a: [settle] }\n", "- perform: b"),
        """
        error[unknown-list]: unknown list 'b'
          --> app.yaml:21:18 ^
          = help: did you mean 'a'? The lists here are: a
        """
      ),
      (
        file(
          """
          steps:
            a: [repeat: { times: 100, steps: [settle] }]
            b: [perform: a, perform: a]
            c: [repeat: { times: 100, steps: [perform: b] }]

          """, "- perform: c"),
        """
        error[too-many]: the scenario performs more than 10000 steps, those of 'repeat' and 'perform' included
          --> app.yaml:22:11 ^^
          = help: repeat fewer times, or split the scenario in two
        """
      ),
      (
        app("- repeat: { times: 601, steps: [wait: 1s] }"),
        """
        error[too-long]: the steps take 601 s, more than the 600 s that a scenario can take
          --> app.yaml:18:11 ^^
          = help: split the scenario in two
        """
      ),
    ])
  func limits(text: String, report: String) {
    #expect(withoutExcerpts(decode(text).report) == report)
  }
}
