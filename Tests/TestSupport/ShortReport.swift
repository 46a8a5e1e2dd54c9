/// Returns a report of errors that lacks excerpts, blank lines and a correct count of errors; each
/// location is followed by its carets. `RenderingTests` compare excerpts.
package nonisolated func withoutExcerpts(_ report: String) -> String {
  var lines: [String] = []
  var rest = report.split(separator: "\n")[...]
  while let line = rest.popFirst() {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("--> ") {
      // A margin, the source line, and the carets.
      let carets = rest.prefix(3).last ?? ""
      rest = rest.dropFirst(3)
      lines.append("  \(text) \(carets.filter { $0 == "^" })")
    } else {
      lines.append(text.hasPrefix("= ") ? "  \(text)" : String(line))
    }
  }
  let count = lines.count { $0.hasPrefix("error[") }
  if lines.last == "\(count) error\(count == 1 ? "" : "s")" { lines.removeLast() }
  return lines.joined(separator: "\n")
}
