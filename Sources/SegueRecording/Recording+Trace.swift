/// The text form, for reading and comparing line by line.
extension Recording {
  /// Returns one line for each event, snapshot, diagnostic and verdict.
  ///
  /// Each named layer also has a line with its rectangle on the screen for each frame in which it
  /// changed, rounded to 0.001 pt. Times have four decimals; lines of equal time are sorted as
  /// frames, events, snapshots, diagnostics and verdicts, then in recording order.
  public func trace(layers names: [String] = []) -> String {
    var lines: [(time: Double, kind: String, text: String)] = layerLines(names)
    lines += events.map { event in
      let subject = event.subject.isEmpty ? "" : "\(event.subject) "
      return (event.time, event.kind, subject + event.text)
    }
    lines += snapshots.map { ($0.time, "snapshot", "\($0.name) (frame \($0.frame))") }
    lines += diagnostics.map { ($0.time, $0.severity.rawValue, "[\($0.code)] \($0.message)") }
    lines += verdicts.map { ($0.time, $0.passed ? "pass" : "FAIL", $0.sentence) }
    let sorted = lines.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    let times = column(sorted.map { $0.time.fixed(Quantized.places) }, atRight: true)
    let kinds = column(sorted.map { oneLine($0.kind) }, atRight: false)
    let body = sorted.indices.map { "\(times[$0])  \(kinds[$0])  \(oneLine(sorted[$0].text))" }
    return (heading + body).map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    let size = "\(device.width.trimmed(4)) x \(device.height.trimmed(4)) pt"
    return [
      "scenario  \(oneLine(scenario))",
      "file      \(oneLine(file))",
      "device    \(oneLine(device.name)), \(size) @\(device.scale.trimmed(4))x, "
        + "\(device.framesPerSecond) fps, \(device.orientation.rawValue)",
      "duration  \(duration.fixed(4)) s",
      "",
    ]
  }

  private func layerLines(_ names: [String]) -> [(time: Double, kind: String, text: String)] {
    guard !names.isEmpty else { return [] }
    var lines: [(time: Double, kind: String, text: String)] = []
    var tree = initialTree
    var last = [RecordedRect?](repeating: nil, count: names.count)
    for frame in frames {
      tree.apply(frame)
      for (index, name) in names.enumerated() {
        let rect = tree.first(named: name).flatMap { tree.deviceRect(of: $0.id) }
        guard rect != last[index] else { continue }
        last[index] = rect
        let numbers = rect.map { [$0.x, $0.y, $0.width, $0.height] }?.map { $0.trimmed(3) }
        let text = numbers?.joined(separator: " ") ?? "gone"
        lines.append((frame.time.rounded(places: Quantized.places), "layer", "\(name) \(text)"))
      }
    }
    return lines
  }
}

extension Verdict {
  /// The expectation, the value found if it failed, and its source location.
  package var sentence: String {
    var text = expectation
    if let during { text += ", \(during)" }
    if !passed, expected != nil || actual != nil {
      text += ": expected \(expected ?? "something else"), found \(actual ?? "nothing")"
    }
    return location.map { "\(text) (\($0))" } ?? text
  }
}

private func oneLine(_ text: String) -> String { DisplayText(text).text }

private func column(_ cells: [String], atRight: Bool) -> [String] {
  let width = cells.map(\.count).max() ?? 0
  return cells.map { cell in
    let padding = String(repeating: " ", count: width - cell.count)
    return atRight ? padding + cell : cell + padding
  }
}
