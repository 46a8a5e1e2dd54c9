import SegueConfig
import SegueCore
import SegueRecording
import SegueScenario
import SegueYAML
import Testing

/// Plays the only scenario of a file, and returns the recording.
func play(
  _ text: String, catalog: StyleCatalog, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recording {
  var diagnostics = ConfigDiagnostics()
  let plan = YAMLReader.parse(text, name: "app.yaml", into: &diagnostics).flatMap {
    ScenarioFile.decode($0, file: "app.yaml", catalog: catalog, into: &diagnostics)
  }
  #expect(diagnostics.report() == "", sourceLocation: sourceLocation)
  let found = try #require(plan, sourceLocation: sourceLocation)
  let scenario = try #require(found.scenarios.first, sourceLocation: sourceLocation)
  return Player(found).play(scenario)
}

extension Recording {
  /// The failures, as sentences with their times.
  var failures: [String] {
    verdicts.filter { !$0.passed }.map { "\($0.time): \($0.sentence)" }
  }

  /// Returns the layers at a snapshot of the scenario.
  func tree(at name: String) throws -> LayerTree {
    state(atFrame: try #require(snapshots.first { $0.name == name }).frame)
  }
}
