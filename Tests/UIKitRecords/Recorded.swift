import HeadlessUIKit

/// A value of a recorded fact: one or more numbers and words.
nonisolated struct Recorded: Equatable, Sendable, CustomStringConvertible {
  /// A number or a word.
  enum Item: Equatable, Sendable, CustomStringConvertible {
    case number(Double)
    case word(String)

    /// Reads an item; what is no number is a word.
    init(_ text: String) { self = Double(text).map(Item.number) ?? .word(text) }

    var description: String {
      switch self {
      case .number(let number):
        // No value is recorded with more digits. Beyond 1e15 an `Int` might overflow.
        let rounded = (number * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15
          ? "\(Int(rounded))" : "\(rounded)"
      case .word(let word): return word
      }
    }

    /// Returns whether numbers differ by a tolerance at most, and words not at all.
    func matches(_ other: Item, within tolerance: Double) -> Bool {
      guard case .number(let number) = self, case .number(let expected) = other else {
        return self == other
      }
      return number == expected || abs(number - expected) <= tolerance
    }
  }

  let items: [Item]

  init(items: [Item]) { self.items = items }
  init(_ number: some BinaryFloatingPoint) { items = [.number(Double(number))] }
  init(_ number: Int) { items = [.number(Double(number))] }
  init(_ numbers: [CGFloat]) { items = numbers.map { .number($0) } }
  init(_ word: String) { items = [.word(word)] }
  init(_ words: [String]) { items = words.map { .word($0) } }
  init(_ flag: Bool) { items = [.word(flag ? "yes" : "no")] }
  init(_ point: CGPoint) { self.init([point.x, point.y]) }
  init(_ size: CGSize) { self.init([size.width, size.height]) }
  init(_ rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
  /// The insets in the order top, left, bottom, right.
  init(_ insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Reads the items of a list, which are separated by ", "; "nothing" is an empty list.
  init(reading text: String) {
    items = text == "nothing" ? [] : text.components(separatedBy: ", ").map { Item($0) }
  }

  var description: String {
    items.isEmpty ? "nothing" : items.map(\.description).joined(separator: ", ")
  }

  /// Returns whether the items match those of another value, in order.
  func matches(_ expected: Recorded, within tolerance: Double) -> Bool {
    items.count == expected.items.count
      && zip(items, expected.items).allSatisfy { $0.matches($1, within: tolerance) }
  }
}
