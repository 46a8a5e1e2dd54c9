import SegueConfig

/// The characters of a source by position, for inspecting the context of a syntax error.
struct SourceText {
  private let scalars: [Unicode.Scalar]

  init(_ source: ConfigSource) { scalars = Array(source.text.unicodeScalars) }

  subscript(position: ConfigPosition) -> Unicode.Scalar? {
    scalars.indices.contains(position.offset) ? scalars[position.offset] : nil
  }

  func after(_ position: ConfigPosition) -> ConfigPosition {
    ConfigPosition(
      line: position.line, column: position.column + 1, offset: position.offset + 1)
  }

  /// Returns the position of the preceding character on the same line; `nil` at the line's start.
  func before(_ position: ConfigPosition) -> ConfigPosition? {
    guard position.column > 1 else { return nil }
    return ConfigPosition(
      line: position.line, column: position.column - 1, offset: position.offset - 1)
  }

  /// Returns the position, or the end of the text: libyaml reports the end on a separate line.
  func clamp(_ position: ConfigPosition) -> ConfigPosition {
    guard position.offset >= scalars.count else { return position }
    var counter = PlaceCounter()
    for scalar in scalars { counter.advance(over: scalar) }
    return counter.position
  }

  /// Returns the number of characters since the start of the line or of the last value on it.
  func wordLength(before position: ConfigPosition) -> Int {
    let end = min(position.offset, scalars.count)
    var start = end
    while start > 0, !scalars[start - 1].isBreak, !isColon(start - 1) { start -= 1 }
    return scalars[start..<end].drop { $0 == " " }.count
  }

  /// Returns a line that begins with a key and a colon, with a space after it; `nil` for another line.
  func keyWithoutSpace(at start: ConfigPosition) -> String? {
    let line = scalars.dropFirst(start.offset).prefix { !$0.isBreak }
    let key = line.prefix { TextRules.isKey(String($0)) }
    let rest = line.dropFirst(key.count)
    guard !key.isEmpty, rest.first == ":", rest.count > 1 else { return nil }
    func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
    return "\(text(key)): \(text(rest.dropFirst()))"
  }

  /// Returns the number of characters up to the next key's colon on the line; `nil` for none.
  func keyLength(from position: ConfigPosition) -> Int? {
    var end = position.offset
    while end < scalars.count, !scalars[end].isBreak {
      if isColon(end) { return end - position.offset }
      end += 1
    }
    return nil
  }

  private func isColon(_ index: Int) -> Bool {
    guard scalars[index] == ":" else { return false }
    let next = index + 1
    return next == scalars.count || scalars[next] == " " || scalars[next].isBreak
  }
}

extension Unicode.Scalar {
  fileprivate var isBreak: Bool { self == "\n" || self == "\r" }
}
