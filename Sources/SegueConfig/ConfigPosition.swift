/// A place between two characters of a source.
public struct ConfigPosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in code points, from 1.
  public var column: Int
  /// Code points before this place in the whole text, from 0.
  public var offset: Int

  /// A place by line, column and offset.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The start of a text.
  public static let start = ConfigPosition(line: 1, column: 1, offset: 0)

  /// Whether the left place comes first.
  public static func < (left: ConfigPosition, right: ConfigPosition) -> Bool {
    left.offset < right.offset
  }
}
