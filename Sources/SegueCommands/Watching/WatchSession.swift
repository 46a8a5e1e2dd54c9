import SegueConfig
import SegueCore
import SeguePictures
import SegueRecording
import SegueScenario

/// The plays of one file, one after another.
struct WatchSession {
  private let path: String
  private let settings: [ConfigValue]
  private let patterns: [String]
  private let catalog: StyleCatalog
  private let console: Console
  private let page: OutputFile?

  /// The messages and results of the last play.
  private var text = ""
  /// The page of the last play; `nil` if the file is not valid, or no page is written.
  private var html: String?
  /// The recordings of the last valid play, by the names of the scenarios.
  private var before: [String: Recording] = [:]
  /// The files of the last valid play, which are watched until the next one.
  private var sources: [String]
  /// Whether the last play was of a valid file without failures.
  private(set) var isGood = true

  /// - Throws: If the page cannot be written.
  init(
    _ invocation: Invocation, _ context: Command.Context, page: String?
  ) throws(CommandFailure) {
    path = invocation.arguments[0]
    guard path != "-" else {
      throw invocation.usage(
        "not-a-file", "the standard input cannot be watched", help: "name a file")
    }
    settings = try invocation.settings()
    patterns = invocation.values(.scenario)
    catalog = context.catalog
    console = context.console
    self.page = try page.map { path throws(CommandFailure) in
      try OutputFile(path, replaces: false, inputs: [invocation.arguments[0]])
    }
    sources = [path]
  }

  /// Plays the scenarios; returns the files to watch for the next change.
  mutating func play() -> [String] {
    (text, html, isGood) = ("", nil, true)
    do throws(CommandFailure) {
      let reading = ConfigReading([path], settings: settings, catalog: catalog)
      let choice = try ScenarioChoice.choose(patterns, in: try reading.usable())[0]
      text = reading.diagnostics.report()
      sources = choice.file.sources
      play(choice)
    } catch {
      text = error.text
      isGood = false
    }
    return sources
  }

  private mutating func play(_ choice: ScenarioChoice) {
    let player = Player(choice.file.plan)
    var result = FileResult(
      path: path, styles: choice.file.plan.styles, value: choice.file.value)
    var (pages, changes, after) = (PlayingPage(title: path), "", [String: Recording]())
    let ink = Ink(isOn: console.isColored)
    for (number, scenario) in choice.scenarios.enumerated() {
      let recording = player.play(scenario.plan)
      let name = scenario.plan.name.value
      result.scenarios.append(
        ScenarioResult(recording, of: scenario.plan, number: number + 1, trace: false, files: []))
      if page != nil { pages.add(recording) }
      after[name] = recording
      if let old = before[name] {
        changes += SetComparison.text(of: recording.differences(from: old), title: name, ink)
      }
    }
    var results = RunResults()
    results.add(result)
    isGood = results.summary.failedScenarios == 0
    text +=
      RunReport(ink: ink, isQuiet: true).text(of: result) + changes + results.summary.text + "\n"
    html = page == nil ? nil : pages.html()
    before = after
  }

  /// Prints the results, and writes the page of a valid file.
  func report() throws(CommandFailure) {
    if let html { try page?.write(html) }
    try console.print(text + "\n")
  }
}
