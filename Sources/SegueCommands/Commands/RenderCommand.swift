import SegueConfig
import SeguePictures
import SegueRecording
import SegueScenario
import SegueYAML

enum RenderCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "OUTPUT", kind: .file,
    "a file (.html, .svg, .strip.svg, .json or .txt), a folder, or - for the standard output, the "
      + "default")
  private static let at = CommandOption(
    "at", value: "TIME", "one frame at this time, such as 0.15 or 150ms, instead of a page")
  private static let animated = CommandOption(
    "animated", "a picture that plays by itself, without script, instead of a filmstrip")
  private static let compare = CommandOption(
    "compare", "a page that plays the scenarios without and with --set, next to each other")
  private static let contactSheet = CommandOption(
    "contact-sheet", "one picture with a row for each scenario, at the same times")
  private static let json = CommandOption("json", "the recording instead of a picture")

  private static let force = CommandOption(
    "force", "replace an existing file, even one that Segue did not write")

  /// `segue render`: draws scenarios.
  static let command = Command(
    name: "render", summary: "draw a scenario",
    examples: [
      CommandExample("segue render a.yaml -o run.html", "an HTML page that plays every scenario"),
      CommandExample("segue render a.yaml -o out", "a picture of every scenario"),
      CommandExample(
        "segue render a.yaml --scenario 'summer*' -o summer.svg", "a picture of one scenario"),
      CommandExample("segue render a.yaml --at 150ms -o still.svg", "the screen at one time"),
      CommandExample(
        "segue render a.yaml --scenario 'summer*' --animated -o summer.svg",
        "a picture of one scenario that plays by itself, for a README"),
      CommandExample(
        "segue render a.yaml --scenario 'summer*' --contact-sheet -o summer.svg",
        "the scenarios of a matrix in one picture"),
      CommandExample(
        "segue render a.yaml --set device=pad --compare -o pad.html", "both values on one page"),
      CommandExample(
        "segue render a.yaml --scenario 'summer*' -o summer.strip.svg",
        "a strip of at most five moments, for a page of text"),
      CommandExample("segue render a.yaml -o run.json", "the whole recording, for programs"),
      CommandExample("segue render a.yaml -o run.txt", "every event, a line each"),
    ],
    arguments: [
      CommandArgument(
        name: "FILE", kind: .file, summary: "a YAML file, or - for the standard input")
    ],
    options: [.scenario, .set, out, at, animated, contactSheet, compare, json, force],
    notes: [
      "The extension of the output selects the format; without one the output is a folder, which"
        + " must be new, empty or from an earlier run. A page, .html, contains every scenario and"
        + " needs no network; another file or the standard output contains one scenario.",
      "Exits with 0 when everything is drawn, even if expectations fail: use 'segue run'.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let target = try RenderTarget(
      invocation.value(out) ?? "-", prefersRecording: invocation.has(json))
    if invocation.has(json), target.form != .recording {
      throw invocation.usage(
        "conflict", "'--json' and an output in .\(target.form.rawValue) cannot be combined")
    }
    let moment = try invocation.value(at).map(time)
    if moment != nil, target.form != .picture {
      throw invocation.usage(
        "conflict", "'--at' applies only to pictures, not to .\(target.form.rawValue)")
    }
    if invocation.has(animated), target.form != .picture || moment != nil {
      throw invocation.usage(
        "conflict",
        "'--animated' is for pictures, and not for "
          + (moment == nil ? ".\(target.form.rawValue)" : "one frame"))
    }
    if invocation.has(contactSheet) {
      guard target.form == .picture, moment == nil, !invocation.has(animated) else {
        throw invocation.usage(
          "conflict", "'--contact-sheet' is for an output in .svg, without '--at' and '--animated'")
      }
    }
    if invocation.has(compare) {
      guard target.form == .page, invocation.has(.set) else {
        throw invocation.usage(
          "conflict", "'--compare' needs an output in .html, and --set",
          help: "for two files use '\(invocation.program) diff'")
      }
      return try writeComparison(target, invocation, context)
    }
    let reading = ConfigReading(
      invocation.arguments, settings: try invocation.settings(), catalog: context.catalog)
    let choice = try ScenarioChoice.choose(
      invocation.values(.scenario), in: try reading.usable())[0]
    if choice.scenarios.count > 1, !target.takesSeveral, !invocation.has(contactSheet) {
      throw invocation.usage(
        "several-scenarios",
        "\(choice.scenarios.count) scenarios do not fit into one output",
        help: "choose one with --scenario, or name a folder: -o out")
    }
    context.console.report(reading.diagnostics.report())

    let writer = try target.open(
      context.console, replaces: invocation.has(force), inputs: choice.file.sources)
    let player = Player(choice.file.plan)
    if target.form == .page {
      var page = PlayingPage(title: choice.file.path)
      for scenario in choice.scenarios { page.add(player.play(scenario.plan)) }
      try writer.write(page.html(), as: ConfigFile.stem(of: choice.file.path))
      return .success
    }
    if invocation.has(contactSheet) {
      let recordings = choice.scenarios.map { player.play($0.plan) }
      let sheet = ContactSheet.svg(of: recordings, title: choice.file.path)
      var names = Slug()
      let name = names.unique("\(ConfigFile.stem(of: choice.file.path)) contact sheet")
      try writer.write(sheet, as: name)
      try writer.finish()
      return .success
    }
    for scenario in choice.scenarios {
      let name = scenario.plan.name.value
      if invocation.has(animated) {
        let recording = try playAnimated(scenario.plan, player)
        try writer.write(AnimatedPicture.svg(of: recording), as: scenario.slug)
        continue
      }
      let recording = player.play(scenario.plan)
      if let moment {
        guard moment <= recording.duration else {
          throw CommandFailure(
            .usage, "no-such-time",
            "\(quoted(name)) ends at \(numberText(recording.duration)) s, before "
              + "\(numberText(moment)) s",
            help: "choose an earlier time")
        }
        let still = Still.svg(of: recording, frame: recording.frame(at: moment))
        try writer.write(still, as: scenario.slug)
      } else {
        try writer.write(try target.form.text(of: recording), as: scenario.slug)
      }
    }
    try writer.finish()
    return .success
  }

  /// Writes the page that compares a file with itself under other values.
  private static func writeComparison(
    _ target: RenderTarget, _ invocation: Invocation, _ context: Command.Context
  ) throws(CommandFailure) -> ExitCode {
    let path = invocation.arguments[0]
    try RecordingSet.check(path, path, invocation)
    let before = try RecordingSet(path, settings: nil, invocation, context)
    let after = try RecordingSet(path, settings: .set, invocation, context)
    let writer = try target.open(
      context.console, replaces: invocation.has(force), inputs: before.sources)
    let page = SetComparison(before, after)
      .page(path, invocation.values(.set).joined(separator: ", "))
    try writer.write(page, as: ConfigFile.stem(of: path))
    return .success
  }

  /// The largest size of an animated picture that browsers show, bytes.
  private nonisolated static let largestPicture = 50_000_000

  /// Plays a scenario, and ends the play at the frame with which its animated picture can be too large.
  ///
  /// - Throws: If the play was ended.
  private static func playAnimated(
    _ scenario: ScenarioPlan, _ player: Player
  ) throws(CommandFailure) -> Recording {
    var estimate = AnimatedPicture.SizeEstimate()
    var isTooLarge = false
    let recording = player.play(scenario) { builder in
      isTooLarge = isTooLarge || estimate.add(builder) > largestPicture
      return !isTooLarge
    }
    guard isTooLarge else { return recording }
    throw CommandFailure(
      .badData, "too-large",
      "the animated picture of \(quoted(scenario.name.value)) can have more than "
        + "\(largestPicture / 1_000_000) MB, which is the limit, from frame "
        + "\(recording.frames.count) at \((recording.frames.last?.time ?? 0).trimmed(4)) s on",
      help: "shorten the scenario, or set fewer framesPerSecond; a page, -o NAME.html, has no limit"
    )
  }

  /// Returns the value of `--at`, s.
  private nonisolated static func time(_ text: String) throws(CommandFailure) -> Double {
    var diagnostics = ConfigDiagnostics()
    let kind = ParameterKind<Double>.duration(0...ScenarioPlan.longestDuration)
    let value = YAMLReader.parse(text, name: "--at", into: &diagnostics)
    guard let time = value.flatMap({ kind.decode($0, &diagnostics) }) else {
      throw CommandFailure(.usage, text: diagnostics.report())
    }
    return time
  }
}

extension Recording {
  /// Returns the frame that the screen shows at a time.
  fileprivate nonisolated func frame(at time: Double) -> Int {
    // A decimal time, such as 0.15, can be slightly less than that of its frame.
    frames.last { $0.time <= time + 1e-9 }?.index ?? 0
  }
}
