import SegueConfig
import SegueRecording
import SegueScenario

/// One run of several scenarios in order.
struct RunSession {
  var console: Console
  /// The folder for files about the scenarios; `nil` for none.
  var output: OutputFolder?
  /// The recordings to compare with; `nil` for none.
  var baseline: Baseline?
  /// Whether results contain the trace.
  var keepsTraces: Bool
  /// Whether the run ends after the first scenario that fails.
  var failsFast: Bool
  /// The number of scenarios, for the progress line.
  var expected: Int
  private(set) var played = 0
  private(set) var hasFailed = false

  /// Plays the chosen scenarios of a file on each device; none after a failure that ends the run.
  mutating func play(_ choices: [ScenarioChoice]) throws(CommandFailure) -> FileResult {
    let file = choices[0].file
    var result = FileResult(path: file.path, styles: file.plan.styles, value: file.value)
    for choice in choices { try play(choice, into: &result) }
    console.progress(nil)
    return result
  }

  private mutating func play(
    _ choice: ScenarioChoice, into result: inout FileResult
  ) throws(CommandFailure) {
    // Only pictures and recordings need frames, which are most of the work.
    let player = Player(choice.file.plan, recordsFrames: output != nil || baseline != nil)
    for numbered in choice.scenarios where !(failsFast && hasFailed) {
      let scenario = numbered.plan
      let name = scenario.name.value
      let shown = DisplayText(String(name.prefix(60))).text
      console.progress("[\(played + 1)/\(expected)] \(shown)")
      var recording = player.play(scenario)
      if let baseline {
        recording.verdicts += try baseline.verdicts(of: recording, numbered, in: choice.file)
      }
      var files: [String] = []
      if let output {
        for form in RecordingForm.single {
          let file = "\(numbered.stem).\(form.rawValue)"
          try output.write(try form.text(of: recording), as: file)
          files.append(file)
        }
      }
      result.scenarios.append(
        ScenarioResult(
          recording, of: scenario, number: numbered.number, trace: keepsTraces, files: files))
      played += 1
      if !recording.passed { hasFailed = true }
    }
  }
}
