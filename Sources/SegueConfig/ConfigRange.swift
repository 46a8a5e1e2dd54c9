/// A half-open range of positions in a source.
public struct ConfigRange: Hashable, Sendable {
  /// The source.
  package let source: ConfigSource
  /// The position of the first character.
  package let start: ConfigPosition
  /// The position after the last character; equal to `start` for an empty range.
  package let end: ConfigPosition

  /// Creates the range of a source between two positions.
  package init(source: ConfigSource, start: ConfigPosition, end: ConfigPosition) {
    self.source = source
    self.start = start
    self.end = end
  }

  /// Returns whether the range contains another one.
  package func contains(_ other: ConfigRange) -> Bool {
    source == other.source && start.offset <= other.start.offset && other.end.offset <= end.offset
  }
}
