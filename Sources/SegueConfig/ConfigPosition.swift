/// A place between two characters of a source.
public struct ConfigPosition: Hashable, Comparable, Sendable {
  // Half the size of Int: a value holds two positions, and is copied more than it is looked at.
  private let storedLine, storedColumn, storedOffset: UInt32

  /// The line, from 1.
  public var line: Int { Int(storedLine) }
  /// The column in code points, from 1.
  public var column: Int { Int(storedColumn) }
  /// Code points before this place in the whole text, from 0.
  public var offset: Int { Int(storedOffset) }

  /// A place by line, column and offset, each up to 2^32 - 1.
  public init(line: Int, column: Int, offset: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedOffset = UInt32(clamping: offset)
  }

  /// The start of a text.
  public static let start = ConfigPosition(line: 1, column: 1, offset: 0)

  /// Whether the left place comes first.
  public static func < (left: ConfigPosition, right: ConfigPosition) -> Bool {
    left.offset < right.offset
  }
}
