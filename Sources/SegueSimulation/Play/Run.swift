import HeadlessUIKit
import SegueConfig
import SegueRecording

/// One scenario while it is played.
final class Run {
  let scenario: ScenarioPlan
  let device: SimulatedDevice
  let stage: AppStage
  var builder: RecordingBuilder
  let recordsFrames: Bool
  var sampler = LayerSampler()
  /// The number of the next frame to look at.
  var frame = 0
  /// Whether anything was done or happened since the last frame that was looked at.
  var hasChanged = true
  /// The fingers that stay on the screen from step to step.
  var held: [Finger] = []
  /// What must hold, or must not, at every frame.
  var watches: [Watch] = []
  private var eventsTaken = 0
  private var diagnosticsTaken = 0
  /// How many of the device's complaints somebody expected, from the first on.
  var diagnosticsExpected = 0
  /// What no complaint of the device covers.
  private var missingScreens: [String] = []
  /// Where in the device's list the events of the scenario begin.
  let firstEvent: Int

  init(_ plan: AppPlan, _ scenario: ScenarioPlan, recordsFrames: Bool) {
    self.scenario = scenario
    self.recordsFrames = recordsFrames
    let device = SimulatedDevice(scenario.device.configuration)
    device.interfaceStyle = scenario.device.style == .dark ? .dark : .light
    self.device = device
    stage = AppStage(plan, on: device)
    device.settle()
    firstEvent = device.events.count
    builder = RecordingBuilder(
      file: plan.file, scenario: scenario.name.value, device: DeviceInfo(of: device))
    stage.report = { [weak self] text in self?.log(PlanNames.reports, text) }
    stage.missingScreen = { [weak self] name in self?.missingScreens.append(name) }
  }

  /// Plays all steps.
  func play() -> Recording {
    device.perform {
      watch(scenario.always, mustHold: true)
      watch(scenario.never, mustHold: false)
      for step in scenario.steps {
        take(step)
        guard device.now <= ScenarioPlan.longestDuration else {
          report(
            Verdict(
              time: device.now, passed: false, expectation: "the scenario comes to its end",
              expected: "at most \(ScenarioPlan.longestDuration.text) s",
              actual: "\(device.now.text) s", place: placeText(step.range)))
          break
        }
      }
      lookAtTheEnd()
      closeWatches()
      reportComplaints()
    }
    return builder.finish(duration: max(device.now, frameTime(max(0, frame - 1))))
  }

  // MARK: Notes

  /// Adds a line to the recording's events.
  func log(_ kind: String, subject: String = "", _ text: String) {
    takeEvents()
    builder.events.append(
      EventRecord(time: device.now, kind: kind, subject: subject, text: text))
  }

  /// What has happened in the scenario by itself: what the device logged and styles reported.
  var happenings: [EventRecord] {
    takeEvents()
    // Nobody could report anything before the scenario: the first are the device's own.
    return builder.events.dropFirst(firstEvent).filter { $0.kind != "step" }
  }

  func report(_ verdict: Verdict) { builder.verdicts.append(verdict) }

  /// Takes over what the device has logged since the last time, so that all stays in order.
  private func takeEvents() {
    for event in device.events[eventsTaken...] {
      builder.events.append(
        EventRecord(
          time: event.time, kind: event.kind.rawValue, subject: event.subject, text: event.text))
    }
    eventsTaken = device.events.count
  }

  /// What the device complained about fails the scenario where nobody expected it.
  private func reportComplaints() {
    takeEvents()
    for (index, complaint) in device.diagnostics.enumerated() {
      builder.diagnostics.append(
        DiagnosticRecord(
          time: complaint.time, code: complaint.code.rawValue, message: complaint.message,
          severity: index < diagnosticsExpected ? .note : .error))
    }
    for name in missingScreens {
      builder.diagnostics.append(
        DiagnosticRecord(
          time: device.now, code: "unknownScreen",
          message: "a style asks for the screen \(quoted(name)), which the file does not have; "
            + "name one of its screens in the transition", severity: .error))
    }
    for message in stage.impossibleActions {
      builder.diagnostics.append(
        DiagnosticRecord(
          time: device.now, code: "impossibleAction", message: message, severity: .error))
    }
    let errors = builder.diagnostics.filter { $0.severity == .error }
    let codes = errors.map(\.code).joined(separator: ", ")
    let sentence = Condition.diagnostics([]).sentence
    // An expectation that has failed by the same complaints has said it already.
    let isTold = builder.verdicts.contains {
      !$0.passed && $0.expectation == sentence && $0.actual == "[\(codes)]"
    }
    guard !errors.isEmpty, !isTold else { return }
    report(
      Verdict(
        time: device.now, passed: false, expectation: sentence, expected: "none", actual: codes,
        place: placeText(scenario.name.range)))
  }
}

nonisolated extension DeviceInfo {
  /// The device as it is turned now.
  @MainActor init(of device: SimulatedDevice) {
    let configuration = device.configuration
    let safe = configuration.safeArea(in: device.orientation)
    let size = device.screen.bounds.size
    self.init(
      name: configuration.name, width: size.width, height: size.height,
      scale: configuration.scale, framesPerSecond: configuration.framesPerSecond,
      safeArea: RecordedInsets(
        top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right),
      cornerRadius: configuration.cornerRadius,
      orientation: ScreenOrientation(device.orientation))
  }
}

nonisolated extension ScreenOrientation {
  init(_ orientation: UIInterfaceOrientation) {
    self =
      switch orientation {
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .portrait, .unknown: .portrait
      }
  }
}

/// A place as verdicts show it: `file:line:column`.
nonisolated func placeText(_ range: ConfigRange?) -> String? {
  range.map { "\($0.source.name):\($0.start.line):\($0.start.column)" }
}
