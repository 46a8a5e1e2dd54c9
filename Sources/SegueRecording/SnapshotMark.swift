/// A moment that the scenario named, to be looked at.
public struct SnapshotMark: Codable, Equatable, Sendable {
  /// When. Unit: s.
  @Quantized public var time: Double
  /// The frame that shows it.
  public var frame: Int
  /// The name given to it.
  public var name: String

  /// Makes a mark.
  public init(time: Double, frame: Int, name: String) {
    self.time = time
    self.frame = frame
    self.name = name
  }
}
