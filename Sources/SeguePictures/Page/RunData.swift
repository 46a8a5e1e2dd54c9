import SegueRecording

/// The data of a recording for the page, without picture templates, as JSON.
struct RunData {
  let json: String

  init(_ recording: Recording, pictures: String, layers: [LayerSeries]) {
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
        ("pictures", JSONText.string(pictures)),
        (
          "layers",
          JSONText.list(
            layers.map { layer in
              let texts = [layer.presence.text] + layer.tracks.map(\.text)
              return JSONText.list([Self.words(layer.name)] + texts.map(JSONText.string))
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
        ("checks", JSONText.list(Self.checks(recording))),
        (
          "marks",
          JSONText.list(
            recording.snapshots.map { JSONText.list([String($0.frame), Self.words($0.name)]) })
        ),
      ], .wrapped)
  }

  /// Returns a text as pictures show it.
  private static func words(_ text: String) -> String { JSONText.string(shownWords(text)) }

  /// Returns the verdicts and the diagnostics of the device in chronological order.
  private static func checks(_ recording: Recording) -> [String] {
    var checks: [(time: Double, kind: String, text: String, place: String)] = []
    checks += recording.verdicts.map { verdict in
      var plain = verdict
      plain.place = nil
      let kind = verdict.passed ? "passed" : "failed"
      return (verdict.time, kind, plain.sentence, verdict.place ?? "")
    }
    checks += recording.diagnostics.map { diagnostic in
      let kind = diagnostic.severity == .error ? "failed" : "warning"
      return (diagnostic.time, kind, diagnostic.message, diagnostic.code)
    }
    return checks.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { _, check in
        JSONText.list(
          [check.time.trimmed(4)] + [check.kind, check.text, check.place].map(words))
      }
  }
}
