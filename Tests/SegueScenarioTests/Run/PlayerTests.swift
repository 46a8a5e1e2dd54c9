import SegueRecording
import SegueScenario
import Testing

@Suite struct PlayerTests {
  @Test("frames are sampled at exact times")
  func exactFrames() throws {
    let recording = try play("- present: { screen: panel, with: rise }\n- settle")
    #expect(recording.passed)
    #expect(recording.frames.map(\.index) == Array(0...12))
    #expect(recording.frames.map(\.time) == (0...12).map { Double($0) / 60 })
    for frame in recording.frames {
      let tree = recording.state(atFrame: frame.index)
      let panel = try #require(tree.first(named: "panel"))
      let rect = try #require(tree.deviceRect(of: panel.id))
      let y = 600 - 300 * Double(frame.index) / 12
      #expect(rect == RecordedRect(x: 0, y: y, width: 400, height: 300))
    }
    #expect(recording.duration == 0.2)
  }

  @Test("a scenario that ends between two frames is sampled last at the time of the next frame")
  func lastFrame() throws {
    let recording = try play("- present: { screen: panel, with: rise }\n- wait: 107ms")
    #expect(recording.frames.map(\.index) == Array(0...7))
    let tree = recording.state(atFrame: 7)
    let panel = try #require(tree.first(named: "panel"))
    let rect = try #require(tree.deviceRect(of: panel.id))
    #expect(rect == RecordedRect(x: 0, y: 600 - 300 * 7.0 / 12, width: 400, height: 300))
  }

  @Test("a state between two frames does not depend on the frame rate")
  func framesOnlyLook() throws {
    let steps = """
      - present: { screen: panel, with: rise }
      - wait: 70ms
      - expect: { frame: { of: panel, y: 495, tolerance: 0.001 } }
      - settle
      """
    let slow = try play(steps)
    let fast = try play(steps, more: "    device: { framesPerSecond: 120 }\n")
    #expect(slow.failures == [])
    #expect(fast.failures == [])
    #expect(slow.frames.count == 13)
    #expect(fast.frames.count == 25)
    for frame in slow.frames {
      #expect(
        slow.state(atFrame: frame.index).layers == fast.state(atFrame: frame.index * 2).layers)
    }
  }

  @Test("unchanged frames are omitted, and time still passes")
  func omitsUnchangedFrames() throws {
    let recording = try play("- wait: 5s\n- tap: open\n- wait: 400s\n- tap: close\n- settle")
    #expect(recording.failures == [])
    // A tap takes 3 frames, and the transition 12.
    let opening = [0, 300] + Array(303...315)
    let closing = 24318
    #expect(recording.frames.map(\.index).prefix(16) == opening[...] + [closing - 15])
    #expect(recording.duration == 405.3)
  }

  @Test("the same scenario gives the same bytes")
  func sameBytes() throws {
    let steps = "- tap: high\n- wait: 123ms\n- rotate: landscapeLeft\n- settle\n- snapshot: end"
    let first = try play(steps)
    #expect(try first.json() == play(steps).json())
    #expect(first.frames.contains { $0.device?.orientation == .landscapeLeft })
    #expect(first.snapshots.map(\.name) == ["end"])
  }

  @Test("without frames the verdicts and events are the same")
  func withoutFrames() throws {
    let steps = """
      - always: { onScreen: home }
      - tap: open
      - expect: { within: 1s, frame: { of: panel, y: 450, tolerance: 1 } }
      - expect: { during: 50ms, transition: running, alpha: { of: dimming, is: 1 } }
      - settle
      """
    let full = try play(steps)
    let bare = try play(steps, recordsFrames: false)
    #expect(bare.frames.isEmpty)
    #expect(bare.layers.isEmpty)
    #expect(bare.verdicts == full.verdicts)
    #expect(bare.events == full.events)
    #expect(bare.duration == full.duration)
  }

  @Test("a tap begins at the center of its target and ends 50 ms later")
  func touches() throws {
    let recording = try play("- wait: 100ms\n- tap: idle\n- tap: { point: [10, 590] }")
    #expect(
      recording.touches == [
        TouchRecord(time: 0.1, id: 0, phase: .began, x: 200, y: 205),
        TouchRecord(time: 0.15, id: 0, phase: .ended, x: 200, y: 205),
        TouchRecord(time: 0.15, id: 0, phase: .began, x: 10, y: 590),
        TouchRecord(time: 0.2, id: 0, phase: .ended, x: 10, y: 590),
      ])
  }

  @Test("events are steps and callbacks in chronological order")
  func events() throws {
    let recording = try play("- tap: open\n- settle\n- dismiss: { animated: false }")
    #expect(
      recording.events.filter { ["step", "appearance", "style"].contains($0.kind) }
        .map { "\($0.time) \($0.kind) \($0.subject) \($0.text)" } == [
          "0.0 appearance home viewWillAppear(false)",
          "0.0 appearance home viewIsAppearing(false)",
          "0.0 appearance home viewDidAppear(false)",
          "0.0 step  tap open",
          "0.05 style  use 1",
          "0.05 appearance panel viewWillAppear(true)",
          "0.05 appearance panel viewIsAppearing(true)",
          "0.25 appearance panel viewDidAppear(true)",
          "0.25 step  dismiss",
          "0.25 appearance panel viewWillDisappear(false)",
          "0.25 appearance panel viewDidDisappear(false)",
        ])
  }

  @Test("layers keep their numbers, which are never reused")
  func stableNumbers() throws {
    let recording = try play("- tap: open\n- settle\n- tap: close\n- settle\n- tap: open\n- settle")
    var seen: [Int: String] = [:]
    var panels: Set<Int> = []
    for frame in recording.frames {
      for layer in recording.state(atFrame: frame.index).layers {
        #expect(seen[layer.id, default: layer.name] == layer.name)
        seen[layer.id] = layer.name
        if layer.name == "panel" { panels.insert(layer.id) }
      }
    }
    #expect(panels.count == 2)
    #expect(recording.firstInconsistency == nil)
  }

  @Test("one style object serves every use of a transition, with each use's parameters")
  func oneStyle() throws {
    let recording = try play(
      """
      - tap: high
      - settle
      - expect: { frame: { of: panel, y: 100 } }
      - tap: close
      - settle
      - tap: open
      - settle
      - expect: { frame: { of: panel, y: 300 } }
      """)
    #expect(recording.failures == [])
    #expect(recording.events.filter { $0.kind == "style" }.map(\.text) == ["use 1", "use 2"])
  }

  @Test("a snapshot names the current frame, or else the previous one")
  func snapshots() throws {
    let recording = try play(
      """
      - snapshot: start
      - present: { screen: panel, with: rise }
      - wait: 100ms
      - snapshot: half
      - wait: 7ms
      - snapshot: between
      - settle
      - snapshot: end
      """)
    #expect(recording.snapshots.map(\.name) == ["start", "half", "between", "end"])
    #expect(recording.snapshots.map(\.frame) == [0, 6, 6, 12])
    #expect(recording.initialTree.first(named: "panel") == nil)
  }
}
