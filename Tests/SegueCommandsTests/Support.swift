import Foundation
import SegueCommands
import SegueConfig
import SegueCore
import Testing

/// The outcome of a command line: its exit code, its results and its messages.
struct Outcome: Equatable {
  var code: Int32
  var output = ""
  var messages = ""
}

/// Runs a command line with the fixtures' catalog.
func segue(_ arguments: String...) -> Outcome { segue(arguments) }

func segue(
  _ arguments: [String], catalog: StyleCatalog = fixtures, isColored: Bool = false,
  showsProgress: Bool = false, environment: [String: String] = [:],
  program: String = "segue"
) -> Outcome {
  final class Sink { var outcome = Outcome(code: -1) }
  let sink = Sink()
  let console = Console(
    isColored: isColored, showsProgress: showsProgress,
    output: { sink.outcome.output += $0 }, messages: { sink.outcome.messages += $0 })
  sink.outcome.code = runSegue(
    catalog: catalog, program: program, arguments: arguments, console: console,
    environment: environment)
  return sink.outcome
}

/// A temporary folder, removed when deallocated; `…` in outcomes is its path.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/segue-commands-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Creates a file and its parent folders.
  @discardableResult
  func make(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    let parent = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Returns every file and folder below a folder, sorted, including hidden ones.
  static func contents(_ path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// Runs a command line in which `…` is this folder.
  func segue(_ arguments: String...) -> Outcome { segue(arguments) }

  func segue(_ arguments: [String], catalog: StyleCatalog = fixtures) -> Outcome {
    var outcome = SegueCommandsTests.segue(
      arguments.map { $0.replacingOccurrences(of: "…", with: path) }, catalog: catalog)
    outcome.output = outcome.output.replacingOccurrences(of: path, with: "…")
    outcome.messages = outcome.messages.replacingOccurrences(of: path, with: "…")
    return outcome
  }
}

/// The catalog of the tests: one style, independent of the shipped styles.
nonisolated let fixtures = StyleCatalog([StyleEntry(still)])

private nonisolated let still = StyleDescriptor(
  identifier: "still", summary: "Shows a screen without animation.",
  parameters: StillParameters.table, examples: ["{ style: still, shade: dark }"],
  make: { StillStyle($0) })

/// Parameters of every kind that the reference shows.
private nonisolated struct StillParameters: Hashable, Sendable {
  enum Shade: String, CaseIterable { case light, dark }

  var depth = 2.5
  var shade = Shade.light
  var inset = [1.0, 2]
  var name: String?

  static let table = ParameterTable(
    "a still style", defaults: StillParameters(),
    [
      Parameter("depth", \.depth, .length(0...10), "The depth."),
      Parameter("shade", \.shade, .choice("a shade"), "The lighting."),
      Parameter("inset", \.inset, .list(of: .fraction(), count: 2...2), "The origin."),
      Parameter("name", \.name, .optional(of: .identifier), "The name."),
    ])
}

private final class StillStyle: @MainActor TunableStyle {
  var parameters: StillParameters
  init(_ parameters: StillParameters) { self.parameters = parameters }
}

/// A file whose only scenario passes.
let passing = """
  device: phone
  screens:
    home: { title: Home }
    note: { title: Note, modalPresentationStyle: fullScreen }
  root: home
  scenarios:
    - name: the note opens
      steps:
        - present: { screen: note, animated: false }
        - settle
        - wait: 450ms
        - expect: { top: note }
  """

/// A file with a scenario that passes and one that fails.
let failing = """
  device: phone
  screens:
    home: { title: Home }
    note: { title: Note, modalPresentationStyle: fullScreen }
  root: home
  scenarios:
    - name: home is there
      steps: [ { expect: { top: home } } ]
    - name: the note opens
      steps:
        - present: { screen: note, animated: false }
        - settle
        - expect: { top: home }
  """
