/// A position between two characters of a source.
package struct ConfigPosition: Hashable, Comparable, Sendable {
  // Half the size of Int: each value stores two positions, and is copied more often than read.
  private let storedLine, storedColumn, storedOffset: UInt32

  /// The line, from 1.
  package var line: Int { Int(storedLine) }
  /// The column in code points, from 1.
  package var column: Int { Int(storedColumn) }
  /// The number of code points before this position in the whole text.
  package var offset: Int { Int(storedOffset) }

  /// Creates a position from line, column and offset, each up to 2^32 - 1.
  package init(line: Int, column: Int, offset: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedOffset = UInt32(clamping: offset)
  }

  /// The position at the start of a text.
  package static let start = ConfigPosition(line: 1, column: 1, offset: 0)

  /// Returns whether `left` precedes `right`.
  package static func < (left: ConfigPosition, right: ConfigPosition) -> Bool {
    left.offset < right.offset
  }
}
