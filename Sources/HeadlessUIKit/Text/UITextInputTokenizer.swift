/// Finds the bounds of units of text. A backward direction is left, up, or backward in the storage.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the unit with a position; `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at a position, in a backward direction whether one begins.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit, in a backward direction the next beginning; `nil` without one.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds units by the characters of a text input: words of letters and digits, sentences that end with
/// a full stop, an exclamation or a question mark, and paragraphs.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text input, which it does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }
  nonisolated deinit {}

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = place(position),
      let unit = units(granularity).first(where: {
        direction.isBackward
          ? $0.lowerBound < place && place <= $0.upperBound : $0.contains(place)
      }),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    return units(granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == place
    }
  }
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let place = place(position) else { return nil }
    let units = units(granularity)
    let wanted =
      direction.isBackward
      ? units.last { $0.lowerBound < place }?.lowerBound
      : units.first { $0.upperBound > place }?.upperBound
    return wanted.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func place(_ position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  /// Returns the units of the text in order, in UTF-16 code units.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all), !text.isEmpty
    else { return [] }
    let end = text.utf16.count
    if granularity == .document { return [0..<end] }
    var units: [Range<Int>] = []
    var (start, place) = (Int?.none, 0)
    func endUnit(at end: Int) {
      if let begun = start, begun < end { units.append(begun..<end) }
      start = nil
    }
    for character in text {
      let next = place + character.utf16.count
      switch granularity {
      case .word where !(character.isLetter || character.isNumber || character == "'"):
        endUnit(at: place)
      case .paragraph where character.isNewline, .line where character.isNewline:
        endUnit(at: place)
      case .sentence where start == nil && character.isWhitespace: break
      case .sentence where ".!?".contains(character) || character.isNewline:
        start = start ?? place
        endUnit(at: next)
      case .character:
        start = place
        endUnit(at: next)
      default: start = start ?? place
      }
      place = next
    }
    endUnit(at: end)
    return units
  }
}
