import SegueRecording
import Testing

/// The differences between recordings of a scenario.
@Suite struct RecordingComparisonTests {
  /// Returns a recording of a panel with a title, which slides to the right by `step` per frame, from
  /// frame `late` on.
  private func recording(
    step: Double = 10, frames: Int = 4, late: Int = 0, radius: Double = 0, opacity: Double = 1,
    events: [EventRecord] = [], passes: Bool = true, title: String = "Medals",
    extra: LayerRecord? = nil
  ) throws -> Recording {
    var builder = RecordingBuilder(file: "a.yaml", scenario: "the panel slides", device: phone)
    let screen = RecordedRect(x: 0, y: 0, width: 393, height: 852)
    for frame in 0..<frames {
      var panel = LayerRecord(
        id: 2, parent: 1, name: "panel",
        state: LayerState(
          frame: RecordedRect(x: step * Double(max(0, frame - late)), y: 0, width: 200, height: 852)
        ))
      panel.state.cornerRadius = radius
      panel.state.opacity = opacity
      let label = LayerRecord(
        id: 3, parent: 2, name: "UILabel",
        state: LayerState(frame: RecordedRect(x: 16, y: 60, width: 100, height: 40)),
        content: .text(TextContent(title)))
      try builder.append(
        time: Double(frame) / 60,
        layers: [layer(1, in: nil, screen), panel, label] + (extra.map { [$0] } ?? []))
    }
    builder.events =
      [EventRecord(time: 0, kind: "step", text: "present panel")] + events
    builder.verdicts = [
      Verdict(
        time: 0.05, passed: passes, expectation: "top is panel", expected: "panel", actual: "home",
        location: "a.yaml:3:5")
    ]
    return builder.finish()
  }

  private func lines(_ before: Recording, _ after: Recording) -> [String] {
    after.differences(from: before).map { "\($0.sentence); \($0.phrase)" }
  }

  @Test("equal recordings have no differences, though their files and places differ")
  func equal() throws {
    var other = try recording()
    other.file = "b.yaml"
    other.verdicts[0].location = "b.yaml:9:9"
    #expect(other.differences(from: try recording()) == [])
  }

  @Test("a layer that moves otherwise has its largest difference, times and step")
  func movement() throws {
    #expect(
      lines(try recording(), try recording(step: 12)) == [
        "x of panel: 36 pt instead of 30 pt; from 0.0167 s to 0.0500 s, most at "
          + "0.0500 s, after 'present panel'"
      ])
  }

  @Test("the rectangles of the largest difference are its outline")
  func rectangles() throws {
    let difference = try #require(
      try recording(step: 12).differences(from: recording()).first)
    #expect(
      difference.outline
        == Verdict.Outline(
          expected: RecordedRect(x: 30, y: 0, width: 200, height: 852),
          actual: RecordedRect(x: 36, y: 0, width: 200, height: 852)))
  }

  @Test("a movement that begins a frame later differs until its end")
  func later() throws {
    let difference = try #require(
      try recording(late: 1).differences(from: recording()).first)
    #expect(difference.times == 0.0167...0.05)
    #expect([difference.before, difference.after] == ["10 pt", "0 pt"])
  }

  @Test("differences below half a thousandth of a point are rounding")
  func rounding() throws {
    #expect(lines(try recording(), try recording(step: 10.0001)) == [])
    #expect(lines(try recording(), try recording(step: 10.001)).count == 1)
  }

  @Test(
    "a property that is no geometry has both values",
    arguments: [
      ("radius", "cornerRadius of panel: 12 pt instead of 0 pt"),
      ("opacity", "opacity of panel: 0.5 instead of 1"),
      ("title", "content of label of panel: 'Games' instead of 'Medals'"),
    ])
  func appearance(_ part: String, _ sentence: String) throws {
    let other = try recording(
      radius: part == "radius" ? 12 : 0, opacity: part == "opacity" ? 0.5 : 1,
      title: part == "title" ? "Games" : "Medals")
    #expect(
      lines(try recording(), other)
        == ["\(sentence); from 0.0000 s to 0.0500 s, after 'present panel'"])
  }

  @Test("a layer of one recording only is absent from the other")
  func presence() throws {
    let badge = LayerRecord(
      id: 4, parent: 1, index: 1, name: "badge",
      state: LayerState(frame: RecordedRect(x: 0, y: 0, width: 9, height: 9)))
    let with = try recording(extra: badge)
    let phrase = "from 0.0000 s to 0.0500 s, after 'present panel'"
    #expect(lines(try recording(), with) == ["badge: on the screen instead of absent; \(phrase)"])
    #expect(lines(with, try recording()) == ["badge: absent instead of on the screen; \(phrase)"])
  }

  @Test("a longer run, a failed expectation and a diagnostic are differences")
  func results() throws {
    var other = try recording(frames: 5, passes: false)
    other.duration = 0.1
    other.diagnostics = [
      DiagnosticRecord(time: 0.05, code: "never-completed", message: "it waits", severity: .error)
    ]
    var before = try recording()
    before.duration = 0.05
    #expect(
      other.differences(from: before).map(\.sentence) == [
        "the duration: 0.1000 s instead of 0.0500 s",
        "top is panel: failed instead of passed",
        "[never-completed] it waits: reported instead of absent",
        "x of panel: 40 pt instead of 30 pt",
      ])
  }

  private func event(_ time: Double, _ text: String) -> EventRecord {
    EventRecord(time: time, kind: "appearance", subject: "panel", text: text)
  }

  @Test("events are absent, at another time, or in another order")
  func events() throws {
    let both = [event(0.01, "viewWillAppear"), event(0.02, "viewDidAppear")]
    #expect(
      lines(try recording(events: both), try recording(events: [both[0]])) == [
        "appearance: panel viewDidAppear: absent instead of at 0.0200 s; at 0.0200 s, after "
          + "'present panel'"
      ])
    let late = [event(0.03, "viewWillAppear"), event(0.04, "viewDidAppear")]
    #expect(
      lines(try recording(events: both), try recording(events: late)) == [
        "appearance: panel viewWillAppear and appearance: panel viewDidAppear: at 0.0300 s instead "
          + "of at 0.0100 s; from 0.0100 s to 0.0200 s, after 'present panel'"
      ])
    let same = [event(0.01, "one"), event(0.01, "two")]
    #expect(
      lines(try recording(events: same), try recording(events: same.reversed())) == [
        "the next event: appearance: panel two instead of appearance: panel one; at 0.0100 s, "
          + "after 'present panel'"
      ])
  }

  @Test("of more than four layers three are named")
  func names() {
    let difference = RecordingDifference(
      kind: .movement, subjects: ["a", "b", "c", "d", "e"], property: "y", times: 0...0, peak: 0,
      before: "1 pt", after: "2 pt")
    #expect(difference.sentence == "y of a, b, c and 2 more: 2 pt instead of 1 pt")
  }
}
