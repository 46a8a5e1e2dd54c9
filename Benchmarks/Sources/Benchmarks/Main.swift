/// Prints the figures as a table: Segue, its limit in C, and their ratio beside the goal.
///
/// With an argument, only those whose title contains it.
@main
struct Main {
  static func main() throws {
    print(row("figure", ["Segue", "limit", "ratio", "goal"]))
    let figures: [Figure] = [
      try .spring(), .animation(), .presentationLayers(), .transitions(), .transitionFrames(),
      .drags(),
    ]
    let wanted = CommandLine.arguments.dropFirst().first ?? ""
    for figure in figures where wanted.isEmpty || figure.title.contains(wanted) {
      let measured = figure.measure()
      let columns = [measured.segue, measured.limit, measured.ratio, figure.goal]
      print(row(figure.title, columns.map { $0.map(twoDecimals) ?? "-" }))
    }
  }

  private static func row(_ title: String, _ columns: [String]) -> String {
    let padding = String(repeating: " ", count: max(0, 36 - title.count))
    return title + padding
      + columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }

  private static func twoDecimals(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
