import SegueConfig

/// The characters of a source by position, for looking round a syntax error.
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

  /// The position of the character before, on the same line; nil at its start.
  func before(_ position: ConfigPosition) -> ConfigPosition? {
    guard position.column > 1 else { return nil }
    return ConfigPosition(
      line: position.line, column: position.column - 1, offset: position.offset - 1)
  }

  /// The position itself, or the end of the text: libyaml puts that on a line of its own.
  func clamp(_ position: ConfigPosition) -> ConfigPosition {
    guard position.offset >= scalars.count else { return position }
    var counter = PlaceCounter()
    for scalar in scalars { counter.advance(over: scalar) }
    return counter.position
  }

  /// Characters since the line, or the last value on it, began.
  func wordLength(before position: ConfigPosition) -> Int {
    let end = min(position.offset, scalars.count)
    var start = end
    while start > 0, !scalars[start - 1].isBreak, !isColon(start - 1) { start -= 1 }
    return scalars[start..<end].drop { $0 == " " }.count
  }

  /// Characters from a position to the next key's colon on its line; nil when there is none.
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
