package import HeadlessUIKit
package import SegueRecording

/// Plays the scenarios of a file on a simulated device, in virtual time.
///
/// Playing is synchronous and depends only on the file: the same scenario gives the same recording.
package struct Player {
  private let file: ScenarioFile
  private let recordsFrames: Bool

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - file: The app and its scenarios.
  ///   - recordsFrames: Whether recordings contain layers and frames, or only verdicts and events;
  ///     true by default.
  package init(_ file: ScenarioFile, recordsFrames: Bool = true) {
    self.file = file
    self.recordsFrames = recordsFrames
  }

  /// Plays a scenario from the app's launch to the last step.
  ///
  /// - Parameter continues: Called after every recorded frame; `false` ends the run there.
  package func play(
    _ scenario: ScenarioPlan, while continues: @escaping (RecordingBuilder) -> Bool = { _ in true }
  ) -> Recording { playCountingWork(scenario, while: continues).recording }

  /// Plays a scenario, and returns the device's work too.
  package func playCountingWork(
    _ scenario: ScenarioPlan, while continues: @escaping (RecordingBuilder) -> Bool = { _ in true }
  ) -> (recording: Recording, work: DeviceWork) {
    let run = ScenarioRun(file, scenario, recordsFrames: recordsFrames, while: continues)
    return (run.play(), run.work)
  }
}
