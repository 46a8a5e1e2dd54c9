/// An edit that can be made to a Swift file: a call removed, two swapped, a condition negated.
///
/// All chosen edits are inserted into the sources at once, each under a condition, so that one build
/// is enough: `chosenEdit` selects the active edit when the tests run.
struct Edit: Hashable, CustomStringConvertible {
  enum Kind: Hashable {
    case drop(String)
    case swap(String, String)
    /// The text of a line before, in and after the clause.
    case negate(before: String, clause: String, after: String)
  }

  let path: String
  /// The line number, from 1.
  let line: Int
  let kind: Kind

  var description: String { "\(path):\(line): \(change)" }

  /// The edit without its line number, which changes of other lines change.
  var placeless: String { "\(path): \(change)" }

  private var change: String {
    switch kind {
    case .drop(let call): "drop \(call)"
    case .swap(let first, let second): "swap \(first) <-> \(second)"
    case .negate(_, let clause, _): "negate \(clause)"
    }
  }

  /// The lines that it covers.
  var lines: ClosedRange<Int> {
    if case .swap = kind { line...line + 1 } else { line...line }
  }

  /// Inserts the edit under its condition; all other lines keep their numbers.
  func insert(into lines: inout [Substring], as number: Int) {
    let indent = lines[line - 1].prefix { $0 == " " }
    switch kind {
    case .drop(let call): lines[line - 1] = "\(indent)if chosenEdit != \(number) { \(call) }"
    case .swap(let first, let second):
      lines[line - 1] = """
        \(indent)if chosenEdit == \(number) { \(second); \(first) } else { \(first); \(second) }
        """
      lines[line] = ""
    case .negate(let before, let clause, let after):
      lines[line - 1] = "\(before)(\(clause)) != (chosenEdit == \(number))\(after)"
    }
  }
}
