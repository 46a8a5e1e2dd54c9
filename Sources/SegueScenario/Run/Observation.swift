package import HeadlessUIKit
package import SegueApp
package import SegueRecording

/// What expectations look at: the app on its device, and what happened since the scenario began.
package final class Observation {
  /// The app.
  package let app: RunningApp
  private let recorder: Recorder
  /// How many of the device's diagnostics were expected, from the first on.
  private(set) var expectedDiagnostics = 0

  init(_ app: RunningApp, _ recorder: Recorder) {
    self.app = app
    self.recorder = recorder
  }

  /// The device.
  package var device: SimulatedDevice { app.device }

  /// What happened since the scenario began, without its steps.
  package var events: [EventRecord] { recorder.events }

  /// What the device logged since the scenario began.
  package var deviceEvents: ArraySlice<DeviceEvent> { recorder.deviceEvents }

  /// The view of a name, and what it shows now; a failure where it is in no window.
  func view(_ name: String, _ evaluate: (UIView) -> Finding) -> Finding {
    device.view(named: name).map(evaluate) ?? Finding(false, Invisibility.inNoWindow.text)
  }

  /// Why nothing of a view is visible; nil when some part is.
  func invisibility(of name: String) -> String? {
    guard let view = device.view(named: name) else { return Invisibility.inNoWindow.text }
    return view.invisibility(on: device.screen.bounds, at: device.now)?.text
  }

  /// From now on the diagnostics so far fail nothing.
  func expectDiagnostics() {
    expectedDiagnostics = max(expectedDiagnostics, device.diagnostics.count)
  }
}

/// Whether an expectation holds, and what is there.
package struct Finding {
  let holds: Bool
  private let describe: () -> String

  package init(_ holds: Bool, _ actual: @escaping @autoclosure () -> String) {
    self.holds = holds
    describe = actual
  }

  /// What was found, for people.
  var actual: String { describe() }
}

nonisolated extension Invisibility {
  /// Why nothing is visible, for people.
  var text: String {
    switch self {
    case .inNoWindow: "in no window"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .outside(let frame): "outside the screen at \(frame.listText)"
    }
  }
}
