/// Prints the figures as a table: Segue, its limit in C, their ratio, and the goal with the result.
///
/// With an argument, only those whose title begins with it. With `--once`, a line for each figure of
/// Segue and no table: the title, a tab, and the nanoseconds per piece of one run.
@main
struct Main {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "work" {
      return WorkCommand.run(Array(CommandLine.arguments.dropFirst(2)))
    }
    let figures: [Figure] = [
      .animation(), .presentationLayers(), try .spring(), .springObjects(), .script(),
      .digestedScript(), .crowdedScript(), .presentation(),
      .transitions(), .reading(), .file(),
    ]
    let arguments = CommandLine.arguments.dropFirst()
    let wanted = arguments.first { $0 != "--once" } ?? ""
    if arguments.contains("--once") {
      for figure in figures where figure.title.hasPrefix(wanted) {
        print("\(figure.title)\t\(figure.measure(runs: 1).segue)")
      }
      return
    }
    print(row("figure", ["Segue", "limit", "ratio", "s per s"]) + "  goal")
    for figure in figures where figure.title.hasPrefix(wanted) {
      let measured = figure.measure()
      let simulated = figure.countsFrames ? String(Int(measured.simulated)) : "-"
      let columns = [measured.segue, measured.limit, measured.ratio]
      print(
        row(figure.title, columns.map { $0.map(twoDecimals) ?? "-" } + [simulated])
          + (figure.goal.map { "  " + multiple(measured.ratio ?? .infinity, goal: $0) } ?? ""))
    }

    if ["", CommandFigures.title].contains(wanted) { try CommandFigures.print() }
    if ["", MemoryFigures.title].contains(wanted) { MemoryFigures.print() }
    for figure in GrowthFigure.all where figure.title.hasPrefix(wanted) {
      let (milliseconds, exponent, last) = figure.measure()
      let steps = zip(figure.sizes, milliseconds).map { "\($0): \(twoDecimals($1)) ms" }
      let isReached = exponent <= GrowthFigure.goal
      print(
        "\(figure.title), \(steps.joined(separator: ", ")); exponent \(twoDecimals(exponent))"
          + "  <= \(twoDecimals(GrowthFigure.goal))" + (isReached ? "" : " (missed)")
          + "; of the last doubling \(twoDecimals(last))")
    }
  }

  private static func row(_ title: String, _ columns: [String]) -> String {
    let padding = String(repeating: " ", count: max(0, 38 - title.count))
    return title + padding
      + columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }
}

/// Returns a goal, a multiple of a limit, and whether a ratio reaches it.
func multiple(_ ratio: Double, goal: Double) -> String {
  "<= \(twoDecimals(goal)) x" + (ratio <= goal ? "" : " (missed)")
}

/// Returns a number with two decimals.
func twoDecimals(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
