import HeadlessUIKit
import SegueConfig
import SegueRecording

/// Builds the recording of a run: frames, events, touches, diagnostics and verdicts.
final class Recorder {
  private let device: SimulatedDevice
  private let recordsFrames: Bool
  private let continues: (RecordingBuilder) -> Bool
  private var builder: RecordingBuilder
  private var sampler: LayerSampler
  /// The number of the device's events that are in the recording.
  private var eventsTaken = 0
  /// The index of the scenario's first event in the device's list.
  private let firstEvent: Int

  /// Creates an empty recording.
  ///
  /// - Parameters:
  ///   - file: The name of the scenario's file, or of the file of the code that is recorded.
  ///   - roles: The roles of views that have names.
  init(
    file: String, scenario: String, roles: [String], on device: SimulatedDevice,
    recordsFrames: Bool, while continues: @escaping (RecordingBuilder) -> Bool = { _ in true }
  ) {
    sampler = LayerSampler(roles: roles)
    self.device = device
    self.recordsFrames = recordsFrames
    self.continues = continues
    firstEvent = device.events.count
    builder = RecordingBuilder(file: file, scenario: scenario, device: DeviceInfo(of: device))
  }

  /// The events of the scenario except steps: those of the device and of styles.
  var events: [EventRecord] {
    recordEvents()
    // Before the scenario only the device adds events.
    return builder.events.dropFirst(firstEvent).filter { $0.kind != EventRecord.stepKind }
  }

  /// The last release of a gesture, if no later step has begun: it decides where views go.
  var lastRelease: EventRecord? {
    recordEvents()
    let kinds = [EventRecord.stepKind, DeviceEvent.Kind.release.rawValue]
    return builder.events.last { kinds.contains($0.kind) }
      .flatMap { $0.kind == EventRecord.stepKind ? nil : $0 }
  }

  /// The device's events since the scenario began.
  var deviceEvents: ArraySlice<DeviceEvent> { device.events[firstEvent...] }

  /// The verdicts so far.
  var verdicts: [Verdict] { builder.verdicts }

  /// Adds an event of a step or a style.
  func log(_ kind: String, _ text: String) {
    recordEvents()
    builder.events.append(EventRecord(time: device.now, kind: kind, subject: "", text: text))
  }

  /// Adds a touch.
  func add(_ touch: TouchRecord) { builder.touches.append(touch) }

  /// Adds a verdict.
  func add(_ verdict: Verdict) { builder.verdicts.append(verdict) }

  /// Adds a text to the actual value of a verdict.
  func extend(_ verdict: Int, _ text: String) { builder.verdicts[verdict].actual? += text }

  /// Adds a diagnostic of the run itself, at the current time.
  func addError(_ code: String, _ message: String) {
    builder.diagnostics.append(
      DiagnosticRecord(time: device.now, code: code, message: message, severity: .error))
  }

  /// Adds the device's diagnostics.
  ///
  /// - Parameter expected: The number of expected diagnostics, from the first; these are notes.
  func addDiagnostics(expected: Int) {
    recordEvents()
    for (index, diagnostic) in device.diagnostics.enumerated() {
      builder.diagnostics.append(
        DiagnosticRecord(
          time: diagnostic.time, code: diagnostic.code.rawValue, message: diagnostic.message,
          severity: index < expected ? .note : .error))
    }
  }

  /// The codes of the diagnostics that fail the scenario.
  var errorCodes: [String] {
    builder.diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  /// Adds a frame with the device's current state.
  ///
  /// - Parameters:
  ///   - time: The time of the frame, s.
  ///   - hasChanged: Whether anything other than animations has changed since the last frame.
  /// - Returns: Whether the run continues.
  func addFrame(at time: Double, hasChanged: Bool) -> Bool {
    guard recordsFrames else { return true }
    do throws(RecordingError) {
      if !hasChanged, let states = sampler.sampleMoving(device) {
        try builder.append(time: time, states: states)
      } else {
        try builder.append(
          time: time, device: DeviceInfo(of: device), layers: sampler.sample(device))
      }
    } catch {
      addError("recording", error.message)
    }
    return continues(builder)
  }

  /// Gives the last frame a name.
  func snapshot(named name: String) { builder.snapshot(named: name) }

  /// Returns the recording.
  func finish(duration: Double) -> Recording { builder.finish(duration: duration) }

  /// Appends the device's events since the last call, which keeps all events in order.
  private func recordEvents() {
    for event in device.events[eventsTaken...] {
      builder.events.append(
        EventRecord(
          time: event.time, kind: event.kind.rawValue, subject: event.subject, text: event.text))
    }
    eventsTaken = device.events.count
  }
}

nonisolated extension DeviceInfo {
  /// Creates the information about a device in its current orientation.
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
