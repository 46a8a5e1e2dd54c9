import HeadlessUIKit
import SegueApp
import SegueConfig
import SegueRecording

/// Where a step is taken: the parts of the run, and the step's place in the file.
package struct StepContext {
  let app: RunningApp
  let clock: FrameClock
  let touches: TouchInjector
  let judge: Judge
  let recorder: Recorder
  /// Where the step is written; nil for one made in code.
  let range: ConfigRange?

  var device: SimulatedDevice { app.device }

  /// Records that the step cannot be taken.
  ///
  /// - Parameters:
  ///   - requirement: What must hold for it, as a sentence.
  ///   - expected: What was expected.
  ///   - found: What was found.
  func fail(_ requirement: String, expected: String?, found: String) {
    judge.fail(requirement, expected: expected, found: found, at: range)
  }

  /// The topmost screen of a name, or the one on view without a name; a name that no screen has fails
  /// the step.
  func controller(named name: String?) -> UIViewController? {
    guard let name else { return app.top }
    if let controller = app.controller(named: name) { return controller }
    fail(app.missing(name))
    return nil
  }

  /// Records why an action cannot be performed.
  func fail(_ failure: ActionFailure) {
    fail(failure.requirement, expected: failure.expected, found: failure.found)
  }
}
