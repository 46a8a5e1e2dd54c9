import HeadlessUIKit
import SegueConfig
import SegueRecording

/// The environment of a step: the parts of the run, and the step's source range.
package struct StepContext {
  let app: RunningApp
  let clock: FrameClock
  let touches: TouchInjector
  let judge: Judge
  let recorder: Recorder
  /// Performs steps in a step; returns whether the scenario continues.
  private let performSteps: ([Located<any Step>]) -> Bool
  /// The source range of the step; `nil` for a step created in code.
  private(set) var range: ConfigRange?
  /// The source of an action that names none; `nil` for the visible screen.
  private(set) var source: UIViewController?

  init(
    app: RunningApp, clock: FrameClock, touches: TouchInjector, judge: Judge, recorder: Recorder,
    perform: @escaping ([Located<any Step>]) -> Bool, range: ConfigRange?
  ) {
    self.app = app
    self.clock = clock
    self.touches = touches
    self.judge = judge
    self.recorder = recorder
    performSteps = perform
    self.range = range
  }

  var device: SimulatedDevice { app.device }

  /// Returns the environment of an action within the step.
  func performing(at range: ConfigRange?, from source: UIViewController) -> StepContext {
    var context = self
    (context.range, context.source) = (range, source)
    return context
  }

  /// Performs steps in the step.
  ///
  /// - Returns: `false` if no other step is performed: the scenario has taken too long, or was stopped.
  @discardableResult
  func perform(_ steps: [Located<any Step>]) -> Bool { performSteps(steps) }

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
    guard let name else { return source ?? app.top }
    if let controller = app.controller(named: name) { return controller }
    fail(app.missing(name))
    return nil
  }

  /// Records that an action cannot be performed.
  func fail(_ failure: ActionFailure) {
    fail(failure.requirement, expected: failure.expected, found: failure.found)
  }
}
