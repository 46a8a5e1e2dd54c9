extension Recording {
  /// Returns what differs in another recording of the scenario, in the order of the first times.
  ///
  /// Layers are the same if they have the same name, and as many layers of that name were there before;
  /// events if they have the same words, and as many such events were before. The names of the files
  /// and of the scenarios are not compared, nor are source locations. A layer that only moves with its
  /// superlayer is no difference. Layers that differ equally are one difference.
  ///
  /// - Parameter other: The recording to compare with.
  package func differences(from other: Recording) -> [RecordingDifference] {
    let (before, after) = (other, self)
    var found = before.runDifferences(to: after)
    if before.frames != after.frames || before.layers != after.layers {
      var comparison = LayerComparison(before, after)
      comparison.run()
      found += comparison.differences
    }
    found += before.eventDifferences(to: after) + before.resultDifferences(to: after)
    let steps = before.events.filter { $0.kind == EventRecord.stepKind }
    for index in found.indices where found[index].kind != .run {
      // Recorded times are rounded.
      let first = found[index].times.lowerBound + 0.0001
      found[index].step = steps.last { $0.time <= first }?.text
    }
    return found.enumerated().sorted {
      ($0.element.times.lowerBound, $0.offset) < ($1.element.times.lowerBound, $1.offset)
    }.map(\.element)
  }

  private func runDifferences(to after: Recording) -> [RecordingDifference] {
    func size(_ device: DeviceInfo) -> String {
      "\(device.width.trimmed(2)) x \(device.height.trimmed(2)) pt @\(device.scale.trimmed(2))x"
        + ", \(device.framesPerSecond) fps, \(device.orientation.rawValue)"
    }
    let values = [
      ("the screen", size(device), size(after.device)),
      ("the duration", "\(duration.fixed(4)) s", "\(after.duration.fixed(4)) s"),
    ]
    return values.filter { $0.1 != $0.2 }.map { name, before, after in
      RecordingDifference(
        kind: .run, subjects: [name], property: "", times: 0...0, peak: 0, before: before,
        after: after)
    }
  }

  private func resultDifferences(to after: Recording) -> [RecordingDifference] {
    func results(_ recording: Recording) -> [(key: String, time: Double, value: String)] {
      recording.verdicts.filter { $0.key != Verdict.baselineKey }.map { verdict in
        let words = [verdict.expectation, verdict.during].compactMap(\.self)
        return (words.joined(separator: ", "), verdict.time, verdict.passed ? "passed" : "failed")
      }
        + recording.diagnostics.map { ("[\($0.code)] \($0.message)", $0.time, "reported") }
    }
    let pairs = matched(results(self), results(after)) { $0.key }
    return pairs.compactMap { before, after in
      let (old, new) = (before?.value ?? "absent", after?.value ?? "absent")
      guard old != new, let one = before ?? after else { return nil }
      return RecordingDifference(
        kind: .result, subjects: [one.key], property: "", times: one.time...one.time,
        peak: one.time, before: old, after: new)
    }
  }
}

/// Returns the pairs of two lists that have the same words, the first with the first and so on; an
/// element without a partner is alone. The order is that of the first list, then the rest.
func matched<Element>(
  _ before: [Element], _ after: [Element], words: (Element) -> String
) -> [(before: Element?, after: Element?)] {
  // The indices of equal elements, the first one last, which `popLast` returns first.
  var indices: [String: [Int]] = [:]
  for (index, element) in after.enumerated().reversed() {
    indices[words(element), default: []].append(index)
  }
  var isTaken = [Bool](repeating: false, count: after.count)
  var pairs: [(before: Element?, after: Element?)] = before.map { element in
    guard let index = indices[words(element)]?.popLast() else { return (element, nil) }
    isTaken[index] = true
    return (element, after[index])
  }
  for index in after.indices where !isTaken[index] { pairs.append((nil, after[index])) }
  return pairs
}
