import SegueRecording

/// The captions of pictures: the events since the previous picture.
struct Captions {
  /// The kinds of events by importance, the most important first.
  private static let ranking = [
    EventRecord.stepKind, "completion", "transition", "presentation", "gesture", "appearance",
    "delegate",
  ]

  let events: [EventRecord]

  /// Returns up to `count` lines per moment: the most important events in chronological order; those of the
  /// first moment begin with the step, before the callbacks of the launch.
  ///
  /// An event belongs to the first moment that ends at or after it, or else to the last moment. If
  /// not all events fit, the last line gives the number of omitted ones.
  func lines(for moments: [Moment], count: Int) -> [[String]] {
    var result = [[EventRecord]](repeating: [], count: moments.count)
    for event in events {
      let index = moments.firstIndex { $0.end >= event.time - TouchRecord.tolerance }
      guard let index = index ?? moments.indices.last else { break }
      result[index].append(event)
    }
    if let first = result.first {
      let isStep = { (event: EventRecord) in event.kind == EventRecord.stepKind }
      result[0] = first.filter(isStep) + first.filter { !isStep($0) }
    }
    return result.map { shortened($0, to: count) }
  }

  private func shortened(_ events: [EventRecord], to count: Int) -> [String] {
    guard events.count > count else { return events.map(line) }
    let ranked = events.indices.sorted { one, other in
      (rank(events[one]), one) < (rank(events[other]), other)
    }
    let kept = ranked.prefix(count - 1).sorted()
    return kept.map { line(events[$0]) } + ["and \(events.count - kept.count) more events"]
  }

  private func rank(_ event: EventRecord) -> Int {
    Self.ranking.firstIndex(of: event.kind) ?? Self.ranking.count
  }

  private func line(_ event: EventRecord) -> String {
    event.subject.isEmpty ? event.text : "\(event.subject) \(event.text)"
  }
}
