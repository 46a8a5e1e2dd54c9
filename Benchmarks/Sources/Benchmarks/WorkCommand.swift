import Foundation

/// The command `Benchmarks work`: compares the counts of work with the stored ones, or writes them.
enum WorkCommand {
  private static let usage =
    "usage: Benchmarks work [--write] [--because REASON] TABLE CONFIGS\n"

  /// Runs the command; exits with 1 if counts differ, and with 64 for other arguments.
  static func run(_ arguments: [String]) {
    var arguments = arguments
    let writes = arguments.contains("--write")
    arguments.removeAll { $0 == "--write" }
    var reason: String?
    if let index = arguments.firstIndex(of: "--because"), index + 1 < arguments.count {
      reason = arguments[index + 1]
      arguments.removeSubrange(index...index + 1)
    }
    guard arguments.count == 2 else { return fail(usage, status: 64) }
    do {
      let table = try WorkTable(arguments[0])
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

  private static func fail(_ message: String, status: Int32) {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}
