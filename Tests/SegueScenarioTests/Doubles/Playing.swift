import SegueConfig
import SegueCore
import SegueRecording
import SegueScenario
import SegueYAML
import Testing

nonisolated let catalog = StyleCatalog([StyleEntry(rise)])

/// Decodes a text: returns a plan, or a report of the errors.
nonisolated func decode(
  _ text: String, catalog: StyleCatalog = catalog
) -> (plan: ScenarioFile?, report: String) {
  var diagnostics = ConfigDiagnostics()
  let plan = YAMLReader.parse(text, name: "app.yaml", into: &diagnostics).flatMap {
    ScenarioFile.decode($0, file: "app.yaml", catalog: catalog, into: &diagnostics)
  }
  return (plan, diagnostics.report())
}

/// Returns a small app on a screen of 400 x 600 pt, with one scenario of these steps; `more` has
/// other keys of the scenario.
nonisolated func app(_ steps: String, more: String = "") -> String {
  """
  device: { size: [400, 600], scale: 2 }
  screens:
    home:
      title: Home
      content: plain
      elements:
        - { id: open, action: { present: panel, with: rise } }
        - { id: high, action: { present: panel, with: rise, parameters: { height: 500 } } }
        - { id: idle, title: Nothing }
    panel:
      content: plain
      elements: [{ id: close, action: dismiss }]
    cover: { title: Cover, modalPresentationStyle: fullScreen }
    hint: { title: Hint }
  root: home
  transitions: { rise: { style: rise } }
  scenarios:
    - name: it
  \(more)    steps:
  \(listed(steps))

  """
}

/// Returns the recording of the steps.
func play(
  _ steps: String, more: String = "", recordsFrames: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recording {
  try playFile(
    app(steps, more: more), recordsFrames: recordsFrames, sourceLocation: sourceLocation)
}

/// Returns the recording of an app, written without scenarios, while the steps are played.
func playApp(
  _ app: String, _ steps: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recording {
  try playFile(
    "\(app)\nscenarios:\n  - name: it\n    steps:\n\(listed(steps))\n",
    sourceLocation: sourceLocation)
}

/// Returns the recording of the only scenario of a file.
func playFile(
  _ text: String, catalog: StyleCatalog = catalog, recordsFrames: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recording {
  let read = decode(text, catalog: catalog)
  #expect(read.report == "", sourceLocation: sourceLocation)
  let plan = try #require(read.plan, sourceLocation: sourceLocation)
  let scenario = try #require(plan.scenarios.first, sourceLocation: sourceLocation)
  return Player(plan, recordsFrames: recordsFrames).play(scenario)
}

/// Indents steps for the list at the end of a file.
nonisolated func listed(_ steps: String) -> String {
  steps.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
}

extension Recording {
  /// The failures as sentences with their times.
  var failures: [String] {
    verdicts.filter { !$0.passed }.map { "\($0.time): \($0.sentence)" }
  }
}
