package import HeadlessUIKit
package import SegueApp
package import SegueRecording

/// The input of expectations: the app on its device, and the events since the scenario began.
package final class Observation {
  /// The app.
  package let app: RunningApp
  private let recorder: Recorder
  /// The number of expected diagnostics, counted from the first.
  private(set) var expectedDiagnostics = 0

  private var tracks: [ViewTrack]

  /// - Parameters:
  ///   - app: The app.
  ///   - recorder: Has the events.
  ///   - tracked: The views whose positions are sampled.
  init(_ app: RunningApp, _ recorder: Recorder, tracked: [String] = []) {
    self.app = app
    self.recorder = recorder
    tracks = tracked.map { ViewTrack(name: $0) }
  }

  /// Samples the tracked views, after the expectations of a frame.
  func sample() {
    for index in tracks.indices { tracks[index].sample(on: device) }
  }

  /// Returns the velocity of a tracked view since the last frame, pt/s.
  func velocity(of name: String) -> CGPoint {
    tracks.first { $0.name == name }?.velocity(on: device) ?? .zero
  }

  /// The device.
  package var device: SimulatedDevice { app.device }

  /// The events since the scenario began, without its steps.
  package var events: [EventRecord] { recorder.events }

  /// The device's events since the scenario began.
  package var deviceEvents: ArraySlice<DeviceEvent> { recorder.deviceEvents }

  /// Evaluates the view with a name; fails if the view has no window.
  func view(_ name: String, _ evaluate: (UIView) -> EvaluationResult) -> EvaluationResult {
    device.view(named: name).map(evaluate) ?? EvaluationResult(false, Invisibility.inNoWindow.text)
  }

  /// Returns the topmost screen with a name, or the visible screen for `nil`.
  func controller(named name: String?) -> UIViewController? {
    guard let name else { return app.top }
    return app.controller(named: name)
  }

  /// Returns why no part of a view is visible; `nil` if some part is.
  func invisibility(of name: String) -> String? {
    guard let view = device.view(named: name) else { return Invisibility.inNoWindow.text }
    return view.invisibility(on: device.screen.bounds, at: device.now)?.text
  }

  /// Marks the diagnostics so far as expected, so that they do not fail the scenario.
  func expectDiagnostics() {
    expectedDiagnostics = max(expectedDiagnostics, device.diagnostics.count)
  }
}

/// The result of an expectation: whether it holds, and the actual value.
package struct EvaluationResult {
  let holds: Bool
  /// The expected and the actual rectangle of a view that is elsewhere.
  let outline: Verdict.Outline?
  private let describe: () -> String

  package init(
    _ holds: Bool, outline: Verdict.Outline? = nil, _ actual: @escaping @autoclosure () -> String
  ) {
    self.holds = holds
    self.outline = outline
    describe = actual
  }

  /// The actual value, as display text.
  var actual: String { describe() }

  /// Returns the result for a screen that is not presented.
  static func notPresented(_ screen: String?) -> EvaluationResult {
    EvaluationResult(false, "\(screen ?? "") is not presented")
  }
}

nonisolated extension Invisibility {
  /// The reason as display text.
  var text: String {
    switch self {
    case .inNoWindow: "in no window"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .outside(let frame): "outside the screen at \(frame.listText)"
    case .scrolledAway(let frame): "scrolled away, at \(frame.listText)"
    }
  }
}
