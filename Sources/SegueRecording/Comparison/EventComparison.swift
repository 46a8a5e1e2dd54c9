extension Recording {
  /// Returns the events that are missing, additional, at another time or in another order.
  func eventDifferences(to after: Recording) -> [RecordingDifference] {
    func words(_ event: EventRecord) -> String {
      let subject = event.subject.isEmpty ? "" : "\(event.subject) "
      return "\(event.kind): \(subject)\(event.text)"
    }
    let pairs = matched(events, after.events, words: words)
    var found: [RecordingDifference] = []
    // By how much the last events are later, in units of 0.0001 s, and how many of them are.
    var shift: (steps: Int, count: Int) = (0, 0)
    for (before, after) in pairs {
      guard let one = before ?? after else { continue }
      let (old, new) = (before?.time, after?.time)
      guard old != new else {
        shift = (0, 0)
        continue
      }
      // Events that follow one another and are later by the same time are one difference.
      let steps = old.flatMap { old in new.map { Int((($0 - old) * 10_000).rounded()) } }
      if let steps, steps == shift.steps, !found.isEmpty, shift.count > 0 {
        found[found.count - 1].subjects.append(words(one))
        let range = found[found.count - 1].times
        found[found.count - 1].times =
          min(range.lowerBound, one.time)...max(range.upperBound, one.time)
        shift.count += 1
        continue
      }
      shift = (steps ?? 0, steps == nil ? 0 : 1)
      func text(_ time: Double?) -> String { time.map { "at \($0.fixed(4)) s" } ?? "absent" }
      found.append(
        RecordingDifference(
          kind: .event, subjects: [words(one)], property: "", times: one.time...one.time,
          peak: one.time, before: text(old), after: text(new)))
    }
    return found.isEmpty ? orderDifference(to: after, words: words) : found
  }

  /// Returns the first event that is at another position, if all events are at equal times.
  private func orderDifference(
    to after: Recording, words: (EventRecord) -> String
  ) -> [RecordingDifference] {
    let first = zip(events, after.events).first { words($0) != words($1) }
    guard let (before, after) = first else { return [] }
    return [
      RecordingDifference(
        kind: .event, subjects: ["the next event"], property: "",
        times: before.time...before.time, peak: before.time, before: words(before),
        after: words(after))
    ]
  }
}
