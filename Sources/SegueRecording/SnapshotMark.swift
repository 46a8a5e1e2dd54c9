/// A time that the scenario named for inspection.
public struct SnapshotMark: Codable, Equatable, Sendable {
  /// The time. Unit: s.
  @Quantized public var time: Double
  /// The index of the frame shown.
  public var frame: Int
  /// The name.
  public var name: String

  /// Creates a mark.
  package init(time: Double, frame: Int, name: String) {
    self.time = time
    self.frame = frame
    self.name = name
  }
}
