import SegueConfig
import SegueRecording
import SegueScenario

/// One run of several scenarios in order.
struct RunSession {
  var console: Console
  /// The folder for files about the scenarios; `nil` for none.
  var output: OutputFolder?
  /// Whether results contain the trace.
  var keepsTraces: Bool
  /// Whether the run ends after the first scenario that fails.
  var failsFast: Bool
  /// The number of scenarios, for the progress line.
  var expected = 0
  private var played = 0
  private var hasFailed = false
  private var folders = Slug()

  init(console: Console, output: OutputFolder?, keepsTraces: Bool, failsFast: Bool) {
    self.console = console
    self.output = output
    self.keepsTraces = keepsTraces
    self.failsFast = failsFast
  }

  /// Plays the chosen scenarios of a file; none after a failure that ends the run.
  mutating func play(_ choice: ScenarioChoice) throws(CommandFailure) -> FileResult {
    // Only pictures and recordings need frames, which are most of the work.
    let player = Player(choice.file.plan, recordsFrames: output != nil)
    let folder = folders.unique(choice.file.stem)
    var names = Slug()
    var result = FileResult(path: choice.file.path, value: choice.file.value)
    for scenario in choice.scenarios where !(failsFast && hasFailed) {
      let name = scenario.name.value
      let shown = DisplayText(String(name.prefix(60))).text
      console.progress("[\(played + 1)/\(expected)] \(shown)")
      let recording = player.play(scenario)
      var files: [String] = []
      if let output {
        let stem = names.unique(name)
        for form in RecordingForm.single {
          files.append(
            try output.write(
              try form.text(of: recording), as: "\(stem).\(form.rawValue)", in: folder))
        }
      }
      result.scenarios.append(
        ScenarioResult(
          recording, at: scenario.name.range?.locationText, trace: keepsTraces, files: files))
      played += 1
      if !recording.passed { hasFailed = true }
    }
    console.progress(nil)
    return result
  }

  /// Completes the output folder.
  func finish() throws(CommandFailure) { try output?.finish() }
}
