/// Prints the figures as a table: Segue, its limit in C, their ratio, and the goal with the result.
///
/// With an argument, only those whose title begins with it.
@main
struct Main {
  static func main() throws {
    print(row("figure", ["Segue", "limit", "ratio", "s per s"]) + "  goal")
    let figures: [Figure] = [
      .animation(), .presentationLayers(), try .spring(), .springObjects(), .script(),
      .digestedScript(), .crowdedScript(),
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
      print("\(figure.title), \(steps.joined(separator: ", ")); exponent \(twoDecimals(exponent))")
    }
  }

  /// The goal, and whether it is reached.
  private static func sentence(_ goal: Goal, _ measured: Measurement) -> String {
    let (text, isReached) =
      switch goal {
      case .ratio(let most): ("<= \(twoDecimals(most)) x", measured.ratio ?? .infinity <= most)
      case .nanoseconds(let most): ("<= \(twoDecimals(most)) ns", measured.segue <= most)
      case .simulated(let least): (">= \(Int(least)) s per s", measured.simulated >= least)
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
