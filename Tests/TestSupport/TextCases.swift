import Foundation

/// Returns the cases of a text: a line `== name` begins each, and a line `--` divides its parts.
package nonisolated func textCases(_ text: String) -> [(name: String, parts: [String])] {
  "\n\(text)".components(separatedBy: "\n== ").dropFirst().map { text in
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(lines[0]), lines[1].components(separatedBy: "\n--\n"))
  }
}
