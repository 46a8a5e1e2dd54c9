package import HeadlessUIKit
package import SegueRecording

/// The input of expectations: the app on its device, and the events since the scenario began.
package final class Observation {
  /// The app.
  package let app: RunningApp
  private let recorder: Recorder
  /// The number of expected diagnostics, counted from the first.
  private(set) var expectedDiagnostics = 0
  /// The names of the view controllers that leak as expected.
  private(set) var expectedLeaks: Set<String> = []

  private var tracks: [ViewTrack]
  /// The time of the last release after which everything came to rest, and when it did, s.
  private var settled: (release: Double, end: Double)?

  /// Creates the input of the expectations of a run.
  ///
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

  /// The time from the last release that no transition followed to the end of all movement, as of a
  /// sheet that settles at a detent, s. `nil` if there was no such release, or no step waited so long.
  var settling: Double? {
    guard let settled, settled.release == release?.time else { return nil }
    return settled.end - settled.release
  }

  /// The last release, unless a transition ended since.
  private var release: DeviceEvent? {
    let last = deviceEvents.last { event in
      event.kind == .release
        || event.kind == .transition && event.text.hasPrefix("completeTransition(")
    }
    return last.flatMap { $0.kind == .release ? $0 : nil }
  }

  /// Keeps the time at which everything is at rest after a release.
  func noteSettled() {
    guard let release, settled?.release != release.time else { return }
    settled = (release.time, device.now)
  }

  /// The events since the scenario began, without its steps.
  package var events: [EventRecord] { recorder.events }

  /// The device's events since the scenario began.
  package var deviceEvents: ArraySlice<DeviceEvent> { recorder.deviceEvents }

  /// Evaluates the view with a name; fails if the view has no window.
  func view(_ name: String, _ evaluate: (UIView) -> EvaluationResult) -> EvaluationResult {
    device.view(named: name).map(evaluate)
      ?? EvaluationResult(absent: name, Invisibility.inNoWindow.text)
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

  /// Marks the leaks of view controllers as expected, so that they do not fail the scenario.
  func expectLeaks(of names: [String]) { expectedLeaks.formUnion(names) }

  /// Marks the diagnostics so far as expected, so that they do not fail the scenario.
  func expectDiagnostics() {
    expectedDiagnostics = max(expectedDiagnostics, device.diagnostics.count)
  }
}

nonisolated extension Invisibility {
  /// The reason as display text.
  var text: String {
    switch self {
    case .inNoWindow: "not on the screen"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .outside(let frame): "outside the screen at \(frame.listText)"
    case .scrolledAway(let frame): "scrolled away, at \(frame.listText)"
    }
  }
}
