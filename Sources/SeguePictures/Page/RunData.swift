import SegueRecording

/// The data of a recording for the page, without picture templates, as JSON.
struct RunData {
  let json: String

  /// - Parameters:
  ///   - recording: The recording.
  ///   - pictures: The packed pictures.
  ///   - layers: The movements of the layers.
  ///   - others: Further members: how a run is compared with another.
  init(
    _ recording: Recording, pictures: String, layers: [LayerSeries],
    others: [(name: String, value: String)] = []
  ) {
    let device = recording.device
    let lastFrame = recording.frames.last?.index ?? 0
    let about = [
      device.name, "\(device.width.trimmed(2)) \u{D7} \(device.height.trimmed(2)) pt",
      "\(device.framesPerSecond) fps",
    ]
    json = JSONText.object(
      [
        ("name", Self.words(recording.scenario)),
        ("about", Self.words(about.filter { !$0.isEmpty }.joined(separator: " \u{B7} "))),
        ("passed", JSONText.boolean(recording.passed)),
        ("fps", String(max(1, device.framesPerSecond))), ("last", String(lastFrame)),
        ("duration", max(recording.duration, 0).trimmed(4)),
        ("corner", device.cornerRadius.trimmed(4)), ("pictures", JSONText.string(pictures)),
        (
          "layers",
          JSONText.list(
            layers.map { layer in
              let texts = [layer.presence.text] + layer.tracks.map(\.text)
              return JSONText.list(
                [Self.words(layer.name), JSONText.boolean(layer.isSystem)]
                  + texts.map(JSONText.string))
            })
        ),
        (
          "events",
          JSONText.list(
            recording.events.map { event in
              JSONText.list(
                [event.time.trimmed(4)]
                  + [event.kind, event.subject, event.text].map(Self.words))
            })
        ),
        ("touches", JSONText.list(Self.touches(recording))),
        ("transitions", JSONText.list(Self.transitions(recording))),
        ("checks", JSONText.list(Self.checks(recording))),
        (
          "marks",
          JSONText.list(
            recording.snapshots.map { JSONText.list([String($0.frame), Self.words($0.name)]) })
        ),
      ] + others, .wrapped)
  }

  /// Returns how a run differs: the first and last time, the difference, and when it is.
  static func text(of differences: [RecordingDifference]) -> String {
    JSONText.list(
      differences.map { difference in
        JSONText.list(
          [difference.times.lowerBound, difference.times.upperBound].map { $0.trimmed(4) }
            + [difference.sentence, difference.phrase].map(words))
      })
  }

  /// Returns the first and the last time of each touch.
  private static func touches(_ recording: Recording) -> [String] {
    var spans: [(id: Int, from: Double, to: Double)] = []
    for touch in recording.touches {
      if touch.phase == .began {
        spans.append((touch.id, touch.time, touch.time))
      } else if let index = spans.lastIndex(where: { $0.id == touch.id }) {
        spans[index].to = touch.time
      }
    }
    return spans.map { JSONText.list([String($0.id), $0.from.trimmed(4), $0.to.trimmed(4)]) }
  }

  /// Returns the first and the last time of each transition, and how it ended.
  private static func transitions(_ recording: Recording) -> [String] {
    var spans: [(name: String, from: Double, to: Double, end: String)] = []
    for event in recording.events where event.kind == "transition" {
      if event.text.hasPrefix("completeTransition"),
        let index = spans.lastIndex(where: { $0.name == event.subject && $0.end == "running" })
      {
        spans[index].to = event.time
        spans[index].end = event.text.hasSuffix("(true)") ? "completed" : "canceled"
      } else if !spans.contains(where: { $0.name == event.subject && $0.end == "running" }) {
        spans.append((event.subject, event.time, recording.duration, "running"))
      }
    }
    return spans.map { span in
      JSONText.list(
        [words(span.name), span.from.trimmed(4), span.to.trimmed(4), words(span.end)])
    }
  }

  /// Returns a text as pictures show it, as JSON.
  static func words(_ text: String) -> String { JSONText.string(shownWords(text)) }

  /// Returns the verdicts and the diagnostics of the device in chronological order.
  private static func checks(_ recording: Recording) -> [String] {
    var checks:
      [(time: Double, kind: String, text: String, location: String, outline: Verdict.Outline?)] = []
    checks += recording.verdicts.map { verdict in
      var plain = verdict
      plain.location = nil
      let kind = verdict.passed ? "passed" : "failed"
      return (verdict.time, kind, plain.sentence, verdict.location ?? "", verdict.outline)
    }
    checks += recording.diagnostics.map { diagnostic in
      let kind = diagnostic.severity == .error ? "failed" : "warning"
      return (diagnostic.time, kind, diagnostic.message, diagnostic.code, nil)
    }
    return checks.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { _, check in
        JSONText.list(
          [check.time.trimmed(4)] + [check.kind, check.text, check.location].map(words)
            + (check.outline.map { [Self.text(of: $0)] } ?? []))
      }
  }

  /// Returns the expected and the actual rectangle: eight numbers.
  private static func text(of outline: Verdict.Outline) -> String {
    JSONText.list(
      [outline.expected, outline.actual].flatMap { [$0.x, $0.y, $0.width, $0.height] }
        .map { $0.trimmed(4) })
  }
}
