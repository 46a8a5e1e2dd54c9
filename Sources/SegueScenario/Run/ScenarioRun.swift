import HeadlessUIKit
import SegueConfig
import SegueRecording

/// One run of a scenario: connects the parts of the run and performs the steps.
final class ScenarioRun {
  private let scenario: ScenarioPlan
  private let app: RunningApp
  private let recorder: Recorder
  private let observation: Observation
  private let judge: Judge
  private let clock: FrameClock
  private let touches: TouchInjector
  /// Whether the steps have taken longer than a scenario can, which was reported.
  private var isTooLate = false
  /// The screens that styles requested and the file does not define.
  private var missingScreens: [String] = []
  /// The performed steps in the order of their ends, with the numbers of diagnostics so far: the
  /// device's, and the others. A step that contains others follows them.
  private var stepEnds: [(range: ConfigRange?, device: Int, others: Int)] = []

  init(
    _ file: ScenarioFile, _ scenario: ScenarioPlan, recordsFrames: Bool,
    while continues: @escaping (RecordingBuilder) -> Bool
  ) {
    self.scenario = scenario
    let device = SimulatedDevice(scenario.device.configuration)
    device.interfaceStyle = scenario.device.style == .dark ? .dark : .light
    device.preferredContentSizeCategory = scenario.device.preferredContentSizeCategory
    app = RunningApp(scenario.app ?? file.app, on: device)
    device.settle()
    let recorder = Recorder(
      file: file.name, scenario: scenario.name.value, roles: file.app.roles, on: device,
      recordsFrames: recordsFrames, while: continues)
    let tracked =
      [scenario.always, scenario.never].map(\.trackedViews) + [
        scenario.steps.trackedViews
      ]
    let observation = Observation(
      app, recorder, tracked: Set(tracked.flatMap(\.self)).sorted())
    let judge = Judge(observation, recorder)
    let clock = FrameClock(device) { time, hasChanged in
      judge.checkWatches()
      observation.sample()
      return recorder.addFrame(at: time, hasChanged: hasChanged)
    }
    touches = TouchInjector(device, clock, recorder)
    (self.recorder, self.observation, self.judge, self.clock) = (
      recorder, observation, judge, clock
    )
    app.report = { [recorder] in recorder.log(AppNames.reports, $0) }
    app.missingScreen = { [weak self] in self?.missingScreens.append($0) }
  }

  /// The device's work so far.
  var work: DeviceWork { app.device.work }

  /// Plays all steps.
  func play() -> Recording {
    app.device.perform {
      judge.watch(scenario.always, mustHold: true)
      judge.watch(scenario.never, mustHold: false)
      perform(scenario.steps)
      clock.showTheEnd()
      judge.closeWatches()
      reportDiagnostics()
    }
    return recorder.finish(duration: max(app.device.now, clock.lastFrameTime))
  }

  /// Performs steps; returns `false` if the run ends before the last one: it took too long, or was stopped.
  @discardableResult
  private func perform(_ steps: [Located<any Step>]) -> Bool {
    for step in steps where !isTooLate && !clock.isStopped {
      perform(step)
      reportIfTooLate(step)
    }
    return !isTooLate && !clock.isStopped
  }

  private func perform(_ step: Located<any Step>) {
    let sentence = step.value.sentence
    if let sentence { recorder.log(EventRecord.stepKind, sentence) }
    step.value.perform(
      StepContext(
        app: app, clock: clock, touches: touches, judge: judge, recorder: recorder,
        // Unowned: no step keeps its context.
        perform: { [unowned self] in perform($0) }, range: step.range))
    // A step without a sentence only waits or checks.
    if sentence != nil { clock.settleInstant() }
    stepEnds.append(
      (
        step.range, app.device.diagnostics.count,
        missingScreens.count + app.impossibleActions.count
      ))
  }

  private func reportIfTooLate(_ step: Located<any Step>) {
    let (now, longest) = (app.device.now, ScenarioPlan.longestDuration)
    guard now > longest, !isTooLate else { return }
    isTooLate = true
    judge.fail(
      "the scenario ends in time", expected: "at most \(longest.text) s",
      found: "\(now.text) s", at: step.range)
  }

  /// Adds a diagnostic for each view controller that stays alive although nothing in the app keeps it,
  /// once the app is at rest: until then a transition or a timer may retain it.
  private func reportLeaks() {
    guard app.device.isAtRest, !app.leakedNames.isEmpty else { return }
    for leak in app.leaks
    where !leak.retention.isKept && !observation.expectedLeaks.contains(leak.name) {
      recorder.addError(
        "retainedController",
        "\(leak.name) was dismissed, popped or replaced, and is still alive: \(leak.retention.reason)"
      )
    }
  }

  /// Adds the diagnostics to the recording; unexpected ones fail the scenario.
  private func reportDiagnostics() {
    recorder.addDiagnostics(expected: observation.expectedDiagnostics)
    for name in missingScreens {
      recorder.addError(
        "unknownScreen",
        "a style requests the screen \(quoted(name)), which the file does not define; "
          + "name one of the file's screens in the transition")
    }
    for message in app.impossibleActions { recorder.addError("impossibleAction", message) }
    reportLeaks()
    judge.judgeDiagnostics(at: stepOfFirstDiagnostic ?? scenario.name.range)
  }

  /// The step during which the first unexpected diagnostic was reported; `nil` for one that was reported
  /// after the last step, as that of a controller that stays alive.
  private var stepOfFirstDiagnostic: ConfigRange? {
    let expected = observation.expectedDiagnostics
    return app.device.diagnostics.count > expected
      ? stepEnds.first { $0.device > expected }?.range
      : stepEnds.first { $0.others > 0 }?.range
  }
}
