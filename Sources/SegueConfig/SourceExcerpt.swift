/// The part of a source line that a diagnostic shows, and the carets under it.
struct SourceExcerpt {
  /// The maximum number of code points shown before and after the first caret.
  private static let before = 60
  private static let after = 60

  let text: String
  let carets: String

  /// Creates the excerpt around a range of columns, which count code points from 1.
  init(_ line: Substring, from startColumn: Int, to endColumn: Int) {
    let scalars = line.unicodeScalars
    let first = max(0, startColumn - 1 - Self.before)
    let start = scalars.index(scalars.startIndex, offsetBy: first, limitedBy: scalars.endIndex)
    let shown = scalars[(start ?? scalars.endIndex)...].prefix(Self.before + Self.after)

    var display = DisplayText()
    if first > 0 { display.append("…", cells: 1) }
    var column = first + 1
    var indent: Int?
    var end = 0
    for character in Substring(shown) {
      if column >= startColumn, indent == nil { indent = display.cells }
      display.append(character)
      column += character.unicodeScalars.count
      if column <= endColumn { end = display.cells }
    }
    let caret = indent ?? display.cells
    if shown.endIndex < scalars.endIndex { display.append("…", cells: 1) }
    var visible = display.text[...]
    while visible.last == " " { visible.removeLast() }
    text = String(visible)
    carets =
      String(repeating: " ", count: caret)
      + String(repeating: "^", count: max(1, end - caret))
  }
}
