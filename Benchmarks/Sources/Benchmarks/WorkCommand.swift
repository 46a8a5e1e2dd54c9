import Foundation

/// The command `Benchmarks work`: compares the counts of work with the stored ones, or writes them;
/// with an earlier table, tests that each count that rose since then has a reason.
enum WorkCommand {
  private static let usage =
    "usage: Benchmarks work [--write] [--because REASON] [--since EARLIER] TABLE CONFIGS\n"

  /// Runs the command; exits with 1 if counts differ, and with 64 for other arguments.
  static func run(_ arguments: [String]) {
    var arguments = arguments
    let writes = arguments.contains("--write")
    arguments.removeAll { $0 == "--write" }
    let reason = removeOption("--because", from: &arguments)
    let earlier = removeOption("--since", from: &arguments)
    guard arguments.count == 2 else { return fail(usage, status: 64) }
    do {
      let table = try WorkTable(arguments[0])
      let rises = try earlier.map { table.unexplainedRises(since: try WorkTable($0)) } ?? []
      if !rises.isEmpty {
        let help = "add a reason at the end of the part's line"
        return fail((rises + [help, ""]).joined(separator: "\n"), status: 1)
      }
      let measured = try WorkCounts.all(below: arguments[1])
      if writes {
        let text = try table.text(of: measured, because: reason)
        try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[0]))
      } else {
        let differences = table.differences(from: measured)
        if !differences.isEmpty {
          let help = "accept the counts with: make work-accept"
          return fail((differences + [help, ""]).joined(separator: "\n"), status: 1)
        }
      }
      print("\(measured.count) parts do the work of \(arguments[0])")
    } catch {
      fail("\(error)\n", status: 1)
    }
  }

  /// Removes an option with its value, and returns the value; nil without the option.
  private static func removeOption(_ name: String, from arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }

  private static func fail(_ message: String, status: Int32) {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
