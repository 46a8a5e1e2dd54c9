import HeadlessUIKit
import SegueConfig
import SegueRecording

/// Evaluates expectations and records every verdict of a run.
final class Judge {
  private let observation: Observation
  private let recorder: Recorder
  /// The expectations that are watched and have not failed.
  private var watches: [Watch] = []
  /// The number of steps in progress at whose every frame expectations must hold.
  private var openSteps = 0

  init(_ observation: Observation, _ recorder: Recorder) {
    self.observation = observation
    self.recorder = recorder
  }

  private var now: Double { observation.device.now }

  /// Records a failed requirement.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as a sentence.
  ///   - key: The key of the expectation; `nil` for a step.
  ///   - expected: The expected value.
  ///   - found: The actual value.
  ///   - range: The source range.
  func fail(
    _ requirement: String, key: String? = nil, expected: String?, found: String,
    at range: ConfigRange?
  ) {
    recorder.add(
      Verdict(
        time: now, passed: false, key: key, expectation: requirement, expected: expected,
        actual: found, place: range?.locationText))
  }

  // MARK: Expectations of a step

  /// Evaluates expectations now.
  func judge(_ expectations: Expectations) {
    for expectation in expectations.items { add(expectation) }
  }

  /// Evaluates expectations at every frame of an interval, which passes.
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

  /// Evaluates expectations now and at every frame of steps, which are performed.
  func judge(_ expectations: Expectations, duringSteps perform: () -> Void) {
    openSteps += 1
    watches += expectations.items.map {
      Watch(expectation: $0, mustHold: true, step: openSteps)
    }
    checkWatches()
    perform()
    closeWatches(step: openSteps)
    openSteps -= 1
  }

  /// Evaluates expectations at the first frame at which all hold, or at the end of an interval;
  /// time passes until then.
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
        time: now, passed: finding.holds, key: expectation.value.key,
        expectation: expectation.value.sentence,
        expected: expectation.value.expected,
        actual: finding.holds
          ? nil : finding.actual + time + recorder.cause(of: expectation.value),
        place: expectation.range?.locationText, during: phrase, outline: finding.outline))
  }

  // MARK: Watching

  /// Evaluates expectations at every frame from now on.
  func watch(_ expectations: Expectations, mustHold: Bool) {
    watches += expectations.items.map { Watch(expectation: $0, mustHold: mustHold) }
  }

  /// Evaluates the watched expectations; each failure is reported once.
  func checkWatches() {
    watches.removeAll { watch in
      let finding = watch.expectation.value.evaluate(observation)
      guard finding.holds != watch.mustHold else { return false }
      let cause = recorder.cause(of: watch.expectation.value)
      recorder.add(watch.verdict(at: now, finding, cause))
      return true
    }
  }

  /// Evaluates the watched expectations for the last time; those that have not failed pass.
  ///
  /// - Parameter step: The number of the step in progress to which they belong; 0, the default, for
  ///   those of the scenario.
  func closeWatches(step: Int = 0) {
    checkWatches()
    watches.removeAll { watch in
      guard watch.step == step else { return false }
      recorder.add(watch.verdict(at: now, nil))
      return true
    }
  }

  /// Fails the scenario if the device has reported unexpected diagnostics.
  ///
  /// - Parameter range: The source range of the scenario's name.
  func judgeDiagnostics(at range: ConfigRange?) {
    let codes = recorder.errorCodes.joined(separator: ", ")
    let none = DiagnosticsExpectation.none
    // A failed expectation may have reported the same diagnostics.
    let isReported = recorder.verdicts.contains {
      !$0.passed && $0.isAboutDiagnostics && $0.actual == "[\(codes)]"
    }
    guard !codes.isEmpty, !isReported else { return }
    fail(none.sentence, key: none.key, expected: none.expected, found: codes, at: range)
  }
}

extension Recorder {
  /// Returns the release of a gesture in the last step, which may explain a failed expectation.
  fileprivate func cause(of expectation: any Expectation) -> String {
    guard type(of: expectation).followsReleases, let release = lastRelease else { return "" }
    return "; \(release.subject) was released at \(release.time.text) s: \(release.text)"
  }
}

/// An expectation that is watched at every frame.
private struct Watch {
  let expectation: Located<any Expectation>
  let mustHold: Bool
  /// The number of the step in progress during which it must hold; 0 for the rest of the scenario.
  var step = 0

  /// Returns the verdict: failed with a finding and the release that may explain it, passed without
  /// one.
  func verdict(at time: Double, _ finding: EvaluationResult?, _ cause: String = "") -> Verdict {
    let value = expectation.value
    return Verdict(
      time: time, passed: finding == nil, key: value.key, expectation: value.sentence,
      expected: mustHold ? value.expected : "not \(value.expected)",
      actual: finding.map { "\($0.actual) at \(time.text) s\(cause)" },
      place: expectation.range?.locationText,
      during: step > 0
        ? "during the steps" : mustHold ? "at every frame" : "must not hold at any frame",
      outline: mustHold ? finding?.outline : nil)
  }
}

nonisolated extension ConfigRange {
  /// The place where it starts, as verdicts name it: `file:line:column`.
  package var locationText: String { "\(source.name):\(start.line):\(start.column)" }
}
