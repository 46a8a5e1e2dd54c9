/// A choice of corners; the bits are those of Core Animation's corner mask.
public struct RecordedCorners: OptionSet, Codable, Sendable {
  /// The bits, one a corner.
  public let rawValue: Int

  /// The corner at the left of the top.
  public static let topLeft = RecordedCorners(rawValue: 1)
  /// The corner at the right of the top.
  public static let topRight = RecordedCorners(rawValue: 2)
  /// The corner at the left of the bottom.
  public static let bottomLeft = RecordedCorners(rawValue: 4)
  /// The corner at the right of the bottom.
  public static let bottomRight = RecordedCorners(rawValue: 8)
  /// All four corners.
  public static let all = RecordedCorners(rawValue: 15)

  /// Makes a choice from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
