import HeadlessUIKit
import SegueConfig
import SegueRecording

/// A condition that is watched at every frame.
struct Watch {
  let condition: Marked<Condition>
  let mustHold: Bool
  var isOver = false
}

/// Judging: what must hold, and when.
extension Run {
  /// Judges an expectation of a step now, for a stretch of time, or within one.
  func judge(_ step: ExpectStep) {
    let conditions = step.expectation.conditions
    if let seconds = step.during {
      judge(conditions, during: seconds)
    } else if let seconds = step.within {
      judge(conditions, within: seconds)
    } else {
      for condition in conditions { reportFinding(condition) }
    }
  }

  private func judge(_ conditions: [Marked<Condition>], during seconds: Double) {
    let phrase = "for \(seconds.text) s"
    var open = conditions
    func check() {
      open.removeAll { condition in
        guard !finding(condition.value).holds else { return false }
        reportFinding(condition, during: phrase, showsTime: true)
        return true
      }
    }
    check()
    pass(to: device.now + seconds) {
      check()
      return false
    }
    for condition in open { reportFinding(condition, during: phrase) }
  }

  private func judge(_ conditions: [Marked<Condition>], within seconds: Double) {
    func isTrue() -> Bool { conditions.allSatisfy { finding($0.value).holds } }
    if !isTrue() { pass(to: device.now + seconds, until: isTrue) }
    for condition in conditions {
      reportFinding(condition, during: "within \(seconds.text) s", showsTime: true)
    }
  }

  private func reportFinding(
    _ condition: Marked<Condition>, during phrase: String? = nil, showsTime: Bool = false
  ) {
    let finding = finding(condition.value)
    let time = showsTime ? " at \(device.now.text) s" : ""
    report(
      Verdict(
        time: device.now, passed: finding.holds, expectation: condition.value.sentence,
        expected: condition.value.expected,
        actual: finding.holds ? nil : finding.actual + time, place: placeText(condition.range),
        during: phrase))
  }

  // MARK: Watching

  /// Watches an expectation from now on.
  func watch(_ expectation: Expectation, mustHold: Bool) {
    watches += expectation.conditions.map { Watch(condition: $0, mustHold: mustHold) }
  }

  /// Judges what is watched; what fails is reported once.
  func checkWatches() {
    for index in watches.indices where !watches[index].isOver {
      let watch = watches[index]
      let finding = finding(watch.condition.value)
      guard finding.holds != watch.mustHold else { continue }
      watches[index].isOver = true
      report(watch.verdict(at: device.now, finding))
    }
  }

  /// Judges for the last time: what has not failed has passed.
  func closeWatches() {
    checkWatches()
    for watch in watches where !watch.isOver { report(watch.verdict(at: device.now, nil)) }
  }
}

extension Watch {
  /// The verdict of a watch that failed with a finding, or passed without one.
  fileprivate func verdict(at time: Double, _ finding: Finding?) -> Verdict {
    let condition = condition.value
    return Verdict(
      time: time, passed: finding == nil, expectation: condition.sentence,
      expected: mustHold ? condition.expected : "not \(condition.expected)",
      actual: finding.map { "\($0.actual) at \(time.text) s" },
      place: placeText(self.condition.range),
      during: mustHold ? "at every frame" : "may hold at no frame")
  }
}
