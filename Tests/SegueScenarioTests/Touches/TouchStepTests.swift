import HeadlessUIKit
import SegueRecording
import SegueScenario
import TestSupport
import Testing

/// Touch steps: their reports and their effects.
@Suite struct TouchStepTests {
  /// Plays steps with a scroll view of 2000 pt below y 118 on a screen of 400 x 600 pt.
  private func playList(
    _ steps: String, rate: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Recording {
    let app = """
      device: { size: [400, 600], scale: 2, framesPerSecond: \(rate), safeArea: { top: 0, bottom: 0 } }
      screens:
        home:
          title: Home
          contentHeight: 2000
          elements: [{ id: idle, title: Nothing }, { id: open, action: { present: cover } }]
        cover: { modalPresentationStyle: fullScreen, content: plain }
      root: home
      """
    return try playApp(app, steps, sourceLocation: sourceLocation)
  }

  private func lines(_ recording: Recording) -> [String] {
    recording.touches.map { touch in
      let time = (touch.time * 1000).rounded() / 1000
      return "\(time) \(touch.id) \(touch.phase) \(touch.x) \(touch.y)"
    }
  }

  @Test("a drag reports its location at every frame and at its end, where it ends")
  func times() throws {
    let recording = try play("- wait: 110ms\n- drag: { from: idle, by: [0, 60], for: 40ms }")
    #expect(recording.failures == [])
    #expect(
      lines(recording) == [
        "0.11 0 began 200.0 205.0", "0.117 0 moved 200.0 215.0", "0.133 0 moved 200.0 240.0",
        "0.15 0 moved 200.0 265.0", "0.15 0 ended 200.0 265.0",
      ])
  }

  @Test(
    "a touch at an edge begins at its middle, 2 pt inside, mirrored right to left",
    arguments: [
      ("top", "leftToRight", "200.0 2.0"), ("bottom", "leftToRight", "200.0 598.0"),
      ("left", "rightToLeft", "2.0 300.0"), ("right", "rightToLeft", "398.0 300.0"),
      ("leading", "leftToRight", "2.0 300.0"), ("trailing", "leftToRight", "398.0 300.0"),
      ("leading", "rightToLeft", "398.0 300.0"), ("trailing", "rightToLeft", "2.0 300.0"),
    ])
  func edges(_ edge: String, _ direction: String, _ point: String) throws {
    let recording = try playApp(
      """
      device: { size: [400, 600], layoutDirection: \(direction) }
      screens: { home: {} }
      root: home
      """,
      "- tap: { edge: \(edge) }\n- touches: [{ from: { edge: \(edge) }, ended: 10ms }]")
    #expect(recording.failures == [])
    #expect(
      lines(recording).filter { $0.contains("began") } == [
        "0.0 0 began \(point)", "0.05 0 began \(point)",
      ])
    #expect(
      recording.events.filter { $0.kind == "step" }.map(\.text) == [
        "tap the \(edge) edge", "touch the \(edge) edge",
      ])
  }

  @Test(
    "a drag from an edge of a narrow window is no touch at infinity",
    arguments: [
      ("[1, 3000]", "bottom", "0.5 2998.0"), ("[1, 3000]", "left", "0.5 1500.0"),
      ("[3000, 2]", "right", "2998.0 1.0"), ("[3000, 2]", "top", "1500.0 1.0"),
    ])
  func narrow(_ size: String, _ edge: String, _ point: String) throws {
    let recording = try play(
      "- resize: \(size)\n- drag: { from: { edge: \(edge) }, by: [469, 480] }")
    #expect(recording.failures == [])
    #expect(
      lines(recording).filter { $0.contains("began") }.map { $0.split(separator: " ").suffix(2) }
        == [point.split(separator: " ")])
  }

  @Test("a drag to an edge ends at its middle")
  func toEdge() throws {
    let recording = try play("- drag: { from: idle, to: { edge: bottom } }")
    let last = try #require(recording.touches.last)
    #expect([last.x, last.y] == [200, 598])
  }

  @Test("a higher frame rate samples a touch more often", arguments: [(60, 6), (120, 12)])
  func rates(_ rate: Int, _ moves: Int) throws {
    let recording = try playList(
      "- drag: { from: content, by: [0, -100], for: 100ms }", rate: rate)
    #expect(recording.touches.filter { $0.phase == .moved }.count == moves)
  }

  @Test("a drag can follow a timing curve and move to a target")
  func curveAndTarget() throws {
    let recording = try play(
      "- drag: { from: { point: [100, 500] }, to: idle, for: 100ms, curve: easeInOut }")
    #expect(recording.failures == [])
    let last = try #require(recording.touches.last)
    #expect(last.x == 200)
    #expect(last.y == 205)
    let middle = try #require(recording.touches.first { $0.time == 0.05 })
    #expect(isClose(middle.x, 150, within: 0.001))
    let early = try #require(recording.touches.dropFirst().first)
    // Less than half of the distance of a linear drag in the first of six frames.
    #expect(early.x - 100 < 100.0 / 6 * 0.5)
  }

  @Test("a held touch stays during other steps, moves again, and is released")
  func heldTouch() throws {
    let recording = try playList(
      """
      - hold: { at: content }
      - wait: 300ms
      - drag: { by: [0, -110], for: 200ms, hold: true }
      - expect: { contentOffset: { of: content, is: [0, 100], tolerance: 0.001 } }
      - tap: idle
      - rotate: landscapeLeft
      - wait: 400ms
      - expect: { contentOffset: { of: content, is: [0, 100], tolerance: 0.001 } }
      - release
      - settle
      - expect: { contentOffset: { of: content, is: [0, 100], tolerance: 0.001 } }
      """)
    #expect(recording.failures == [])
    #expect(recording.touches.filter { $0.phase == .began }.map(\.id) == [0, 1])
    #expect(recording.touches.last?.phase == .ended)
    #expect(recording.touches.last?.id == 0)
  }

  @Test(
    "[294] a swipe's last reports give its velocity, at any time and frame rate (294a)",
    arguments: [300.0, 1000, 2500], [60, 120])
  func swipeVelocity(_ velocity: Double, _ rate: Int) throws {
    let recording = try playList(
      """
      - wait: 123ms
      - swipe: { from: content, by: [0, -100], velocity: \(velocity) }
      - settle
      - expect: { contentOffset: { of: content, is: [0, \(90 + (velocity - 10) * 0.499)], tolerance: 1 } }
      """, rate: rate)
    #expect(recording.failures == [])
    let moves = recording.touches.filter { $0.phase == .moved }
    let first = try #require(recording.touches.first)
    let last = try #require(moves.last)
    let speed = (first.y - last.y) / (last.time - first.time)
    #expect(isClose(speed, velocity, within: velocity * 0.01))
    #expect(recording.touches.last?.time == last.time)
  }

  @Test("two touches move side by side")
  func twoTouches() throws {
    let recording = try play(
      "- drag: { from: { point: [200, 300] }, by: [10, 0], for: 0, numberOfTouches: 2 }")
    #expect(
      lines(recording) == [
        "0.0 0 began 180.0 300.0", "0.0 1 began 220.0 300.0", "0.0 0 moved 190.0 300.0",
        "0.0 1 moved 230.0 300.0", "0.0 0 ended 190.0 300.0", "0.0 1 ended 230.0 300.0",
      ])
  }

  @Test("each touch's reports are sent at their exact times, simultaneous ones together")
  func exactTimes() throws {
    let recording = try play(
      """
      - wait: 10ms
      - touches:
          - from: { point: [200, 300] }
            offset: [-50, 0]
            moved: [{ at: 3ms, by: [-5, 0] }, { at: 21ms, by: [-30, 10] }]
            ended: 30ms
          - from: { point: [200, 300] }
            offset: [50, 0]
            began: 3ms
            moved: [{ at: 21ms, by: [30, -10] }, { at: 21ms, by: [31, -10] }]
      - drag: { by: [1, 0], for: 0 }
      """)
    #expect(recording.failures == [])
    #expect(
      lines(recording) == [
        "0.01 0 began 150.0 300.0", "0.013 1 began 250.0 300.0", "0.013 0 moved 145.0 300.0",
        "0.031 0 moved 120.0 310.0", "0.031 1 moved 280.0 290.0", "0.031 1 moved 281.0 290.0",
        "0.04 0 ended 120.0 310.0", "0.04 1 moved 282.0 290.0", "0.04 1 ended 282.0 290.0",
      ])
  }

  @Test("[294] exact reports give a scroll view exactly their velocity (294a)")
  func exactSpeed() throws {
    let recording = try playList(
      """
      - touches:
          - from: content
            moved:
              - { at: 40ms, by: [0, -40] }
              - { at: 80ms, by: [0, -80] }
              - { at: 100ms, by: [0, -100] }
            ended: 100ms
      - settle
      - expect: { contentOffset: { of: content, is: [0, \(90 + 990 * 0.499)], tolerance: 0.25 } }
      """)
    #expect(recording.failures == [])
  }

  @Test("[292] entering the background cancels touches and finishes animations (292a)")
  func background() throws {
    let recording = try playList(
      """
      - drag: { from: content, by: [0, 110], for: 200ms, hold: true }
      - expect: { contentOffset: { of: content, is: [0, -48.5], tolerance: 0.001 } }
      - present: cover
      - wait: 100ms
      - background
      - expect: { top: cover, transition: none, completed: presentation }
      - settle
      - dismiss
      - settle
      - expect: { top: home, contentOffset: { of: content, is: [0, 0], tolerance: 0.001 } }
      """)
    #expect(recording.failures == [])
    #expect(recording.touches.last?.phase == .cancelled)
    #expect(recording.events.filter { $0.text == "cancelled" }.count == 1)
  }

  @Test("the recording contains the scroll offset and every row")
  func recorded() throws {
    let recording = try playList(
      "- wait: 50ms\n- drag: { from: content, by: [0, -210], for: 0, hold: true }")
    let tree = recording.state(atFrame: recording.frames.last?.index ?? -1)
    let list = try #require(tree.first(named: "content"))
    #expect(list.state.bounds.y == 200)
    let before = recording.initialTree.layers.filter { $0.role == "row" }
    let row = try #require(before.first)
    #expect(before.count == 30)
    let start = try #require(recording.initialTree.deviceRect(of: row.id))
    let end = try #require(tree.deviceRect(of: row.id))
    #expect(start.y - end.y == 200)
  }

  @Test("[F084] the same swipe gives the same bytes, independent of the frame rate")
  func sameBytes() throws {
    let steps = """
      - swipe: { from: content, by: [0, -100], velocity: 900 }
      - wait: 377ms
      - expect: { contentOffset: { of: content, is: [0, 328], tolerance: 0.001 } }
      - settle
      """
    let first = try playList(steps)
    #expect(first.failures == [])
    #expect(try first.json() == playList(steps).json())
    let fast = try playList(steps, rate: 120)
    #expect(fast.failures == [])
    // After the touch, which has more reports at the higher frame rate.
    for frame in first.frames where frame.time > 0.12 {
      #expect(
        first.state(atFrame: frame.index).first(named: "content")?.state.bounds
          == fast.state(atFrame: frame.index * 2).first(named: "content")?.state.bounds)
    }
  }

  /// Steps that cannot be performed, and their failures.
  nonisolated struct FailureCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var steps: String
    var failure: String
  }

  @Test(
    "a step without a held touch or a reachable target fails with the reason",
    arguments: [
      FailureCase(
        testDescription: "nothing to release", steps: "- release",
        failure:
          "0.0: a touch is held: expected a touch on the screen, found none (app.yaml:20:9)"),
      FailureCase(
        testDescription: "nothing to drag", steps: "- drag: { by: [0, 10] }",
        failure:
          "0.0: a touch is held: expected a touch on the screen, found none (app.yaml:20:9)"),
      FailureCase(
        testDescription: "a target that is not on the screen", steps: "- hold: { at: close }",
        failure:
          "0.0: close can be touched: expected a touch on close, found close not on the screen (app.yaml:20:9)"
      ),
      FailureCase(
        testDescription: "a drag to a target that is not on the screen",
        steps: "- drag: { from: idle, to: close }",
        failure:
          "0.0: a touch can move to close: expected close on the screen, "
          + "found close not on the screen (app.yaml:20:9)"
      ),
      FailureCase(
        testDescription: "an offset of a view that does not scroll",
        steps: "- expect: { contentOffset: { of: home, is: [0, 0] } }",
        failure:
          "0.0: offset of home is [0, 0]: expected [0, 0] ± 0.5, found home does not scroll (app.yaml:20:34)"
      ),
    ])
  func failures(_ failure: FailureCase) throws {
    #expect(try play(failure.steps).failures == [failure.failure])
  }
}
