import SegueRecording
import Testing

@Suite struct RecordingTraceTests {
  @Test("the trace has one aligned line per event")
  func oneLinePerEvent() throws {
    #expect(
      try sampleRecording().trace() == """
        scenario  a "tap" presents detail
        file      olympics.yaml
        device    phone, 393 x 852 pt @3x, 60 fps, portrait
        duration  0.0333 s

        0.0000  step        tap medals
        0.0167  appearance  detail viewWillAppear
        0.0167  warning     [never-completed] it never ended
        0.0333  log         two\\nlines\\x07
        0.0333  snapshot    dimmed (frame 2)
        0.0333  pass        detail is on top (a.yaml:3:5)
        0.0333  FAIL        the dimming is black, before settling: expected 1, found 0.3333 \
        (a.yaml:4:5)

        """)
  }

  @Test("bidirectional and invisible characters are escaped in the trace")
  func marks() {
    let text =
      "a\u{202E}b\u{2066}c\u{FFFE}d\u{1FFFF}e\u{FEFF}f\u{E000}g\r\th\u{1F468}\u{200D}\u{1F680}"
      + "\u{645}\u{6CC}\u{200C}\u{62E}"
    let recording = Recording(
      file: "f", scenario: text, device: phone, root: 1, layers: [layer(1, in: nil)])
    let line = recording.trace().split(separator: "\n").first.map(String.init)
    #expect(
      line == #"scenario  a\u202Eb\u2066c\uFFFEd\U0001FFFFe\uFEFFf\uE000g\x0D    h"#
        + "\u{1F468}\u{200D}\u{1F680}\u{645}\u{6CC}\u{200C}\u{62E}")
  }

  @Test("requested layers have a line for each frame in which they moved")
  func layerLines() throws {
    var builder = RecordingBuilder(file: "f", scenario: "s", device: phone)
    for (frame, x) in [0.0, 2.5, 2.5].enumerated() {
      let moving = layer(2, in: 1, RecordedRect(x: x, y: -0.00001, width: 10, height: 1 / 3.0))
      try builder.append(
        time: Double(frame * 6) / 60, layers: [layer(1, in: nil)] + (frame < 2 ? [moving] : []))
    }
    let lines = builder.finish().trace(layers: ["view 2", "missing"]).split(separator: "\n")
    #expect(
      lines.dropFirst(4) == [
        "0.0000  layer  view 2 0 0 10 0.333", "0.1000  layer  view 2 2.5 0 10 0.333",
        "0.2000  layer  view 2 gone",
      ])
  }

  @Test("times of different lengths are aligned")
  func alignment() {
    var recording = Recording(file: "f", scenario: "s", device: phone, root: 1, layers: [])
    recording.events = [
      EventRecord(time: 100.5, kind: "log", text: "late"),
      EventRecord(time: 2, kind: "gesture", text: "early"),
    ]
    #expect(
      recording.trace().split(separator: "\n").dropFirst(4) == [
        "  2.0000  gesture  early", "100.5000  log      late",
      ])
  }
}
