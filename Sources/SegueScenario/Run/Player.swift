package import SegueRecording

/// Plays the scenarios of a file on a virtual device, in virtual time.
///
/// Playing is synchronous and depends on the file alone: the same scenario gives the same recording.
package struct Player {
  private let file: ScenarioFile
  private let recordsFrames: Bool

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - file: The app, and its scenarios.
  ///   - recordsFrames: Whether recordings have layers and frames, or verdicts and events alone;
  ///     true by default.
  package init(_ file: ScenarioFile, recordsFrames: Bool = true) {
    self.file = file
    self.recordsFrames = recordsFrames
  }

  /// Plays a scenario from the start of the app to the last step.
  package func play(_ scenario: ScenarioPlan) -> Recording {
    ScenarioRun(file, scenario, recordsFrames: recordsFrames).play()
  }
}
