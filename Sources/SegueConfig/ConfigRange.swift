/// A stretch of a source, from a first place up to a last one that is not part of it.
public struct ConfigRange: Hashable, Sendable {
  /// The source.
  public let source: ConfigSource
  /// The place of the first character.
  public let start: ConfigPosition
  /// The place after the last character; equal to the start where nothing is written.
  public let end: ConfigPosition

  /// The stretch of a source between two places.
  public init(source: ConfigSource, start: ConfigPosition, end: ConfigPosition) {
    self.source = source
    self.start = start
    self.end = end
  }
}
