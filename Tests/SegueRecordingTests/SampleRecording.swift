import SegueRecording

/// A dimming view that fades in over three frames, with one record of every kind.
func sampleRecording() throws -> Recording {
  var builder = RecordingBuilder(
    file: "olympics.yaml", scenario: "a \"tap\" presents detail", device: phone)
  let screen = RecordedRect(x: 0, y: 0, width: 393, height: 852)
  var dimming = LayerRecord(
    id: 2, parent: 1, name: "dimming", role: "dimming",
    state: LayerState(frame: screen, background: .black))
  let title = LayerRecord(
    id: 3, parent: 1, index: 1, name: "title",
    state: LayerState(frame: RecordedRect(x: 16, y: 60, width: 361, height: 40)),
    content: .text(TextContent("Medals", weight: 700)))
  for frame in 0..<3 {
    dimming.state.opacity = Double(frame) / 6
    let front = frame == 2 ? [title] : []
    try builder.append(
      time: Double(frame) / 60, layers: [layer(1, in: nil, screen), dimming] + front)
  }
  builder.snapshot(named: "dimmed")
  builder.events = [
    EventRecord(time: 0, kind: "step", text: "tap medals"),
    EventRecord(time: 1.0 / 60, kind: "appearance", subject: "detail", text: "viewWillAppear"),
    EventRecord(time: 2.0 / 60, kind: "log", text: "two\nlines\u{7}"),
  ]
  builder.touches = [TouchRecord(time: 0, id: 1, phase: .began, x: 196.5, y: 100)]
  builder.verdicts = [
    Verdict(time: 2.0 / 60, passed: true, expectation: "detail is on top", location: "a.yaml:3:5"),
    Verdict(
      time: 2.0 / 60, passed: false, expectation: "the dimming is black", expected: "1",
      actual: "0.3333", location: "a.yaml:4:5", during: "before settling"),
  ]
  builder.diagnostics = [
    DiagnosticRecord(
      time: 1.0 / 60, code: "never-completed", message: "it never ended", severity: .warning)
  ]
  return builder.finish()
}
