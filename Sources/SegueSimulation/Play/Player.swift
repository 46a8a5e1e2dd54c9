public import SegueRecording

/// Plays the scenarios of an app on a virtual device, in virtual time.
///
/// Playing is synchronous and depends on the plan alone: the same scenario gives the same recording.
public struct Player {
  private let plan: AppPlan
  private let recordsFrames: Bool

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - plan: The app.
  ///   - recordsFrames: Whether recordings have layers and frames, or verdicts and events alone;
  ///     true by default.
  public init(plan: AppPlan, recordsFrames: Bool = true) {
    self.plan = plan
    self.recordsFrames = recordsFrames
  }

  /// Plays a scenario from the start of the app to the last step.
  public func play(_ scenario: ScenarioPlan) -> Recording {
    Run(plan, scenario, recordsFrames: recordsFrames).play()
  }
}
