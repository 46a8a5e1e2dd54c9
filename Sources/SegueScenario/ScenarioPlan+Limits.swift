import SegueConfig

/// The limits of a scenario's work, checked before anything is played.
nonisolated extension ScenarioPlan {
  /// The largest number of rotations and resizes, which can all animate at one time.
  private static let mostRotations = 500
  /// The largest number of evaluations of the expectations for every frame.
  private static let mostEvaluations = 5_000_000
  /// The largest work of all scenarios of a file, in frames.
  static let mostWork = 2_000_000.0

  /// Adds an error for each limit that the scenario exceeds.
  ///
  /// - Parameters:
  ///   - range: The source location of the errors.
  ///   - diagnostics: Receives the errors.
  func checkLimits(at range: ConfigRange, _ diagnostics: inout ConfigDiagnostics) {
    let performed = steps.performed
    if performed.steps > Self.mostSteps {
      diagnostics.error(
        "too-many",
        "the scenario performs more than \(Self.mostSteps) steps, those of 'repeat' and 'perform' "
          + "included",
        at: range, help: "repeat fewer times, or split the scenario in two")
    }
    let seconds = steps.minimumDuration
    if seconds > Self.longestDuration {
      diagnostics.error(
        "too-long",
        "the steps take \(numberText(seconds.rounded())) s, more than the "
          + "\(numberText(Self.longestDuration)) s that a scenario can take",
        at: range, help: "split the scenario in two")
    }
    if performed.rotations > Self.mostRotations {
      diagnostics.error(
        "too-many",
        "the device is rotated and resized \(performed.rotations) times, more than the "
          + "\(Self.mostRotations) times that a scenario can",
        at: range, help: "split the scenario in two")
    }
    let frames = (seconds * Double(device.framesPerSecond)).rounded()
    let expectations = always.items.count + never.items.count + performed.watched
    let evaluations = frames * Double(expectations)
    if evaluations > Double(Self.mostEvaluations) {
      diagnostics.error(
        "too-many",
        "\(expectations) expectations in \(numberText(frames)) frames are "
          + "\(numberText(evaluations)) evaluations, more than the \(Self.mostEvaluations) that a "
          + "scenario can have",
        at: range, help: "remove expectations from 'always' and 'never', or make the steps shorter")
    }
  }
}

nonisolated extension ScenarioFile {
  /// Adds an error if the scenarios together exceed the work of a file.
  ///
  /// - Parameters:
  ///   - value: The value of the file.
  ///   - diagnostics: Receives the error.
  func checkWork(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    var work = 0.0
    for scenario in scenarios {
      work += scenario.estimatedWork
      guard work > ScenarioPlan.mostWork else { continue }
      return diagnostics.error(
        "too-long",
        "the scenarios up to this one take about \(numberText(work.rounded())) frames, more than "
          + "the \(numberText(ScenarioPlan.mostWork)) frames that a file can take",
        at: scenario.name.range ?? value.range,
        help: "divide the scenarios between several files, or make them shorter")
    }
  }
}
