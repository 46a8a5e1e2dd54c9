import HeadlessUIKit
import SegueApp
import SegueConfig
import SegueRecording

/// The environment of a step: the parts of the run, and the step's source range.
package struct StepContext {
  let app: RunningApp
  let clock: FrameClock
  let touches: TouchInjector
  let judge: Judge
  let recorder: Recorder
  /// The source range of the step; `nil` for a step created in code.
  let range: ConfigRange?

  var device: SimulatedDevice { app.device }

  /// Records that the step cannot be performed.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as a sentence.
  ///   - expected: The expected value.
  ///   - found: The actual value.
  func fail(_ requirement: String, expected: String?, found: String) {
    judge.fail(requirement, expected: expected, found: found, at: range)
  }

  /// Returns the topmost screen with a name, or the visible screen for `nil`; fails the step if no
  /// screen has the name.
  func controller(named name: String?) -> UIViewController? {
    guard let name else { return app.top }
    if let controller = app.controller(named: name) { return controller }
    fail(app.missing(name))
    return nil
  }

  /// Records that an action cannot be performed.
  func fail(_ failure: ActionFailure) {
    fail(failure.requirement, expected: failure.expected, found: failure.found)
  }
}
