import Foundation

/// Prints the figures as a table: Segue, its limit in C, their ratio, and the goal with the result.
///
/// With an argument, only those whose title begins with it.
@main
struct Main {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "work" {
      do {
        return try work()
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
    print(row("figure", ["Segue", "limit", "ratio", "s per s"]) + "  goal")
    let figures: [Figure] = [
      .animation(), .presentationLayers(), try .spring(), .springObjects(), .script(),
      .digestedScript(), .crowdedScript(), .presentation(),
    ]
    let wanted = CommandLine.arguments.dropFirst().first ?? ""
    for figure in figures where figure.title.hasPrefix(wanted) {
      let measured = figure.measure()
      let simulated = figure.countsFrames ? String(Int(measured.simulated)) : "-"
      let columns = [measured.segue, measured.limit, measured.ratio]
      print(
        row(figure.title, columns.map { $0.map(twoDecimals) ?? "-" } + [simulated])
          + (figure.goal.map { "  " + sentence($0, measured) } ?? ""))
    }

    for figure in GrowthFigure.all where figure.title.hasPrefix(wanted) {
      let (milliseconds, exponent) = figure.measure()
      let steps = zip(figure.sizes, milliseconds).map { "\($0): \(twoDecimals($1)) ms" }
      let isReached = exponent <= GrowthFigure.goal
      print(
        "\(figure.title), \(steps.joined(separator: ", ")); exponent \(twoDecimals(exponent))"
          + "  <= \(twoDecimals(GrowthFigure.goal))" + (isReached ? "" : " (missed)"))
    }
  }

  /// Compares the counts of work with the stored ones, or writes them with `--write`.
  private static func work() throws {
    var arguments = Array(CommandLine.arguments.dropFirst(2))
    let reason = arguments.firstIndex(of: "--because").map { index in
      defer { arguments.removeSubrange(index...min(index + 1, arguments.count - 1)) }
      return index + 1 < arguments.count ? arguments[index + 1] : ""
    }
    let writes = arguments.contains("--write")
    arguments.removeAll { $0 == "--write" }
    guard arguments.count == 2 else {
      throw WorkError("usage: Benchmarks work [--write] [--because TEXT] TABLE CONFIGS")
    }
    let table = try WorkTable(arguments[0])
    let measured = try WorkCounts.all(below: arguments[1])
    if writes {
      let text = try table.text(of: measured, because: reason)
      try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[0]))
      return
    }
    let differences = table.differences(from: measured)
    guard differences.isEmpty else {
      throw WorkError(
        differences.joined(separator: "\n") + "\nAccept the counts with: make work-accept")
    }
    print("\(measured.count) parts do the work that \(arguments[0]) states")
  }

  /// The goal, and whether it is reached.
  private static func sentence(_ goal: Goal, _ measured: Measurement) -> String {
    let (text, isReached) =
      switch goal {
      case .ratio(let most): ("<= \(twoDecimals(most)) x", measured.ratio ?? .infinity <= most)
      case .nanoseconds(let most): ("<= \(twoDecimals(most)) ns", measured.segue <= most)
      case .either(let nanoseconds, let ratio):
        (
          "<= \(twoDecimals(nanoseconds)) ns or \(twoDecimals(ratio)) x",
          measured.segue <= nanoseconds || measured.ratio ?? .infinity <= ratio
        )
      }
    return text + (isReached ? "" : " (missed)")
  }

  private static func row(_ title: String, _ columns: [String]) -> String {
    let padding = String(repeating: " ", count: max(0, 38 - title.count))
    return title + padding
      + columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }

  private static func twoDecimals(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
