import Foundation
import Limits
import SegueConfig
import SegueScenario
import SegueStyles

/// The processor time of starts of the released command, each a process of its own: a figure of
/// several rows, measured alternately.
struct CommandFigures {
  static let title = "P10"

  private static let runs = 25

  /// A command line, and the goal of its time.
  private struct Start {
    var title: String
    var words: [String]
    /// The maximum multiple of the time of the first start, the limit in C; nil without one.
    var goal: Double?
  }

  /// Measures all starts and prints a line for each; prints a sentence if the command is not built.
  static func print() throws {
    let folder = (CommandLine.arguments[0] as NSString).deletingLastPathComponent
    let (command, limit) = ("\(folder)/linked/segue", "\(folder)/CommandLimit")
    for program in [command, limit] where !FileManager.default.isExecutableFile(atPath: program) {
      Swift.print(
        "\(title) is skipped: build \(program) with "
          + "'Scripts/release'")
      return
    }
    let output = FileManager.default.temporaryDirectory.appending(
      path: "segue-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let file = output.appending(path: Kilobyte.name).path
    try Kilobyte.text.write(toFile: file, atomically: true, encoding: .utf8)
    let page = output.appending(path: "page.html").path
    let starts = [
      Start(title: "P10 the limit in C", words: [limit, file]),
      Start(title: "P10 segue --version", words: [command, "--version"], goal: 4),
      Start(title: "P10 segue validate, 1 KB", words: [command, "validate", file]),
      Start(title: "P10 segue run, 1 KB", words: [command, "run", file], goal: 2.3),
      Start(title: "P10 segue schema", words: [command, "schema"], goal: 8.3),
      Start(
        title: "P10 segue render, a page of 1 s", words: [command, "render", file, "-o", page],
        goal: 8.3),
    ]
    let times = measure(starts)
    for (start, time) in zip(starts, times) {
      let padding = String(repeating: " ", count: max(1, 38 - start.title.count))
      Swift.print(
        start.title + padding + twoDecimals(time) + " ms"
          + (start.goal.map { "  " + multiple(time / times[0], goal: $0) } ?? ""))
    }
    let schema = JSONSchema(ScenarioFile.shape(catalog: shippedStyles))
    let bytes = schema.document(title: "A Segue file", id: "urn:segue:file").utf8.count
    Swift.print(
      "P10 the size of that schema           \(bytes) bytes  <= 300000 bytes"
        + (bytes <= 300_000 ? "" : " (missed)"))
  }

  /// Returns the median milliseconds of each start.
  private static func measure(_ starts: [Start]) -> [Double] {
    var times = [[Double]](repeating: [], count: starts.count)
    for run in 0...runs {
      for (index, start) in starts.enumerated() {
        var words = start.words.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let nanoseconds = limit_start(&words)
        precondition(nanoseconds >= 0, "\(start.title) failed")
        // The first start reads the program from the disk.
        if run > 0 { times[index].append(nanoseconds / 1e6) }
      }
    }
    return times.map { $0.sorted()[runs / 2] }
  }
}
