import HeadlessUIKit
import SegueConfig
import SegueRecording

/// Judges what must hold, and when: every verdict of a run is made here.
final class Judge {
  private let observation: Observation
  private let recorder: Recorder
  private var watches: [Watch] = []

  init(_ observation: Observation, _ recorder: Recorder) {
    self.observation = observation
    self.recorder = recorder
  }

  private var now: Double { observation.device.now }

  /// Records that something does not hold which no expectation names.
  func fail(_ requirement: String, expected: String?, found: String, at range: ConfigRange?) {
    recorder.add(
      Verdict(
        time: now, passed: false, expectation: requirement, expected: expected, actual: found,
        place: range?.placeText))
  }

  // MARK: Expectations of a step

  /// Judges expectations now.
  func judge(_ expectations: Expectations) {
    for expectation in expectations.items { add(expectation) }
  }

  /// Judges expectations at every frame of a stretch of time, which passes.
  func judge(_ expectations: Expectations, during seconds: Double, _ clock: FrameClock) {
    let phrase = "for \(seconds.text) s"
    var open = expectations.items
    func check() {
      open.removeAll { expectation in
        guard !expectation.value.evaluate(observation).holds else { return false }
        add(expectation, during: phrase, showsTime: true)
        return true
      }
    }
    check()
    clock.pass(to: now + seconds) {
      check()
      return false
    }
    for expectation in open { add(expectation, during: phrase) }
  }

  /// Judges expectations at the first frame at which all hold, or after some time, which passes until
  /// then.
  func judge(_ expectations: Expectations, within seconds: Double, _ clock: FrameClock) {
    func holds() -> Bool {
      expectations.items.allSatisfy { $0.value.evaluate(observation).holds }
    }
    if !holds() { clock.pass(to: now + seconds, until: holds) }
    for expectation in expectations.items {
      add(expectation, during: "within \(seconds.text) s", showsTime: true)
    }
  }

  private func add(
    _ expectation: Located<any Expectation>, during phrase: String? = nil, showsTime: Bool = false
  ) {
    let finding = expectation.value.evaluate(observation)
    let time = showsTime ? " at \(now.text) s" : ""
    recorder.add(
      Verdict(
        time: now, passed: finding.holds, expectation: expectation.value.sentence,
        expected: expectation.value.expected,
        actual: finding.holds ? nil : finding.actual + time,
        place: expectation.range?.placeText, during: phrase))
  }

  // MARK: Watching

  /// Watches expectations from now on, at every frame.
  func watch(_ expectations: Expectations, mustHold: Bool) {
    watches += expectations.items.map { Watch(expectation: $0, mustHold: mustHold) }
  }

  /// Judges what is watched; what fails is reported once.
  func checkWatches() {
    for index in watches.indices where !watches[index].isOver {
      let watch = watches[index]
      let finding = watch.expectation.value.evaluate(observation)
      guard finding.holds != watch.mustHold else { continue }
      watches[index].isOver = true
      recorder.add(watch.verdict(at: now, finding))
    }
  }

  /// Judges for the last time: what has not failed has passed.
  func closeWatches() {
    checkWatches()
    for watch in watches where !watch.isOver { recorder.add(watch.verdict(at: now, nil)) }
  }

  /// The device's diagnostics that no expectation names fail the scenario.
  ///
  /// - Parameter range: Where the name of the scenario is written.
  func judgeDiagnostics(at range: ConfigRange?) {
    let codes = recorder.errorCodes.joined(separator: ", ")
    let sentence = DiagnosticsExpectation.none.sentence
    // An expectation that has failed by the same diagnostics has said it already.
    let isReported = recorder.verdicts.contains {
      !$0.passed && $0.expectation == sentence && $0.actual == "[\(codes)]"
    }
    guard !codes.isEmpty, !isReported else { return }
    fail(sentence, expected: DiagnosticsExpectation.none.expected, found: codes, at: range)
  }
}

/// An expectation that is watched at every frame.
private struct Watch {
  let expectation: Located<any Expectation>
  let mustHold: Bool
  var isOver = false

  /// The verdict of a watch that failed with a finding, or passed without one.
  func verdict(at time: Double, _ finding: Finding?) -> Verdict {
    let value = expectation.value
    return Verdict(
      time: time, passed: finding == nil, expectation: value.sentence,
      expected: mustHold ? value.expected : "not \(value.expected)",
      actual: finding.map { "\($0.actual) at \(time.text) s" }, place: expectation.range?.placeText,
      during: mustHold ? "at every frame" : "may hold at no frame")
  }
}

nonisolated extension ConfigRange {
  /// The place where it starts, as verdicts name it: `file:line:column`.
  var placeText: String { "\(source.name):\(start.line):\(start.column)" }
}
