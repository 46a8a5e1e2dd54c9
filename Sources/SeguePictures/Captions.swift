import SegueRecording

/// What stands under a picture: what happened since the picture before.
struct Captions {
  /// Kinds of events by how much they explain a picture, the most telling first.
  private static let ranking = [
    "step", "completion", "transition", "presentation", "gesture", "appearance", "delegate",
  ]

  let events: [EventRecord]

  /// The most telling events of each moment, in the order they happened, at most as many as lines.
  ///
  /// An event belongs to the first moment that ends at or after it; what came after the last moment
  /// belongs to the last. When not all fit, the last line says how many were left out.
  func lines(for moments: [Moment], count: Int) -> [[String]] {
    var result = [[EventRecord]](repeating: [], count: moments.count)
    for event in events {
      let place = moments.firstIndex { $0.end >= event.time - TouchRecord.tolerance }
      guard let place = place ?? moments.indices.last else { break }
      result[place].append(event)
    }
    return result.map { shortened($0, to: count) }
  }

  private func shortened(_ events: [EventRecord], to count: Int) -> [String] {
    guard events.count > count else { return events.map(line) }
    let telling = events.indices.sorted { one, other in
      (rank(events[one]), one) < (rank(events[other]), other)
    }
    let kept = telling.prefix(count - 1).sorted()
    return kept.map { line(events[$0]) } + ["and \(events.count - kept.count) more events"]
  }

  private func rank(_ event: EventRecord) -> Int {
    Self.ranking.firstIndex(of: event.kind) ?? Self.ranking.count
  }

  private func line(_ event: EventRecord) -> String {
    event.subject.isEmpty ? event.text : "\(event.subject) \(event.text)"
  }
}
