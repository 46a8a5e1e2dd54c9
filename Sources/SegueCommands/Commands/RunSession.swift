import SegueConfig
import SegueScenario

/// One run of several scenarios in order.
struct RunSession {
  var console: Console
  /// The folder for files about the scenarios; `nil` for none.
  var output: OutputFolder?
  /// Whether results contain the trace.
  var keepsTraces: Bool
  /// The number of scenarios, for the progress line.
  var expected = 0
  private(set) var summary = RunSummary()
  private var folders = Slug()

  init(console: Console, output: OutputFolder?, keepsTraces: Bool) {
    self.console = console
    self.output = output
    self.keepsTraces = keepsTraces
  }

  /// Plays the chosen scenarios of a file.
  mutating func play(_ choice: ScenarioChoice) throws(CommandFailure) -> FileResult {
    // Only pictures and recordings need frames, which are most of the work.
    let player = Player(choice.file.plan, recordsFrames: output != nil)
    let folder = folders.unique(choice.file.stem)
    var names = Slug()
    var result = FileResult(file: choice.file)
    for scenario in choice.scenarios {
      let name = scenario.name.value
      let shown = DisplayText(String(name.prefix(60))).text
      console.progress("[\(summary.scenarios + 1)/\(expected)] \(shown)")
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
      let played = ScenarioResult(recording, trace: keepsTraces, files: files)
      summary.add(played)
      result.scenarios.append(played)
    }
    console.progress(nil)
    return result
  }

  /// Completes the output folder.
  func finish() throws(CommandFailure) { try output?.finish() }
}
