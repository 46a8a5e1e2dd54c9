import HeadlessUIKit
import SegueConfig
import SegueRecording

/// Evaluates expectations and records every verdict of a run.
final class Judge {
  private let observation: Observation
  private let recorder: Recorder
  /// The expectations that are watched.
  private var watches: [Watch] = []
  /// The number of phases in progress at whose every frame expectations must hold.
  private var openPhases = 0

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
        actual: found, location: range?.locationText))
  }

  /// Keeps the time at which everything is at rest.
  func noteSettled() { observation.noteSettled() }

  // MARK: Expectations of a step

  /// Evaluates expectations now.
  func judge(_ expectations: Expectations) {
    for expectation in expectations.items { add(expectation) }
  }

  /// Evaluates expectations at every frame of an interval, which passes.
  func judge(_ expectations: Expectations, during seconds: Double, _ clock: FrameClock) {
    judge(expectations, during: "for \(seconds.text) s") { clock.pass(to: now + seconds) }
  }

  /// Evaluates expectations now and at every frame of a phase, which passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - phase: The phase, as verdicts name it.
  ///   - pass: Lets the phase pass.
  func judge(
    _ expectations: Expectations, during phase: String = "during the steps", _ pass: () -> Void
  ) {
    openPhases += 1
    watches += expectations.items.map {
      Watch(expectation: $0, mustHold: true, phase: openPhases, phaseText: phase)
    }
    checkWatches()
    pass()
    closeWatches(phase: openPhases)
    openPhases -= 1
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

  /// Evaluates an expectation now, and records its verdict.
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
        location: expectation.range?.locationText, during: phrase, outline: finding.outline))
  }

  // MARK: Watching

  /// Evaluates expectations at every frame from now on.
  func watch(_ expectations: Expectations, mustHold: Bool) {
    watches += expectations.items.map {
      Watch(
        expectation: $0, mustHold: mustHold,
        phaseText: mustHold ? "at every frame" : "must not hold at any frame")
    }
  }

  /// Evaluates the watched expectations; each failure is reported once, with its worst value.
  func checkWatches() {
    for index in watches.indices where watches[index].isOpen {
      let finding = watches[index].expectation.value.evaluate(observation)
      guard watches[index].isViolated(by: finding) else { continue }
      if watches[index].failure != nil {
        watches[index].update(finding, at: now)
      } else {
        let cause = recorder.cause(of: watches[index].expectation.value)
        watches[index].failure = Watch.Failure(
          verdict: recorder.verdicts.count, margin: finding.match.margin)
        recorder.add(
          watches[index].verdict(
            at: now, "\(finding.actual) at \(now.text) s\(cause)", finding.outline))
      }
    }
  }

  /// Evaluates the watched expectations for the last time. Those that have not failed pass if their
  /// view was on the screen.
  ///
  /// - Parameter phase: The number of the phase in progress to which they belong; 0, the default, for
  ///   those of the scenario.
  func closeWatches(phase: Int = 0) {
    checkWatches()
    watches.removeAll { watch in
      guard watch.phase == phase else { return false }
      if let failure = watch.failure {
        if let worst = failure.worst { recorder.extend(failure.verdict, "; at its worst \(worst)") }
      } else if let absent = watch.absent {
        recorder.add(watch.verdict(at: now, "\(absent) was never on the screen"))
      } else {
        recorder.add(watch.verdict(at: now))
      }
      return true
    }
  }

  /// Fails the scenario if the device has reported unexpected diagnostics.
  ///
  /// - Parameter range: The source range of the step during which the first was reported, or of the
  ///   scenario's name.
  func judgeDiagnostics(at range: ConfigRange?) {
    let codes = recorder.errorCodes.joined(separator: ", ")
    let none = DiagnosticsExpectation.none
    // A failed expectation may have reported the same diagnostics.
    let isReported = recorder.verdicts.contains {
      !$0.passed && $0.expectsNoDiagnostics && $0.actual == "[\(codes)]"
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

nonisolated extension ConfigRange {
  /// The location of its start, as verdicts name it: `file:line:column`.
  package var locationText: String { "\(source.name):\(start.line):\(start.column)" }
}
