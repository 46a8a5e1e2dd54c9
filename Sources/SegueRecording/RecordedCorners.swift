/// A set of corners with the raw values of Core Animation's `CACornerMask`.
public struct RecordedCorners: OptionSet, Codable, Sendable {
  /// One bit per corner.
  public let rawValue: Int

  /// The top-left corner.
  public static let topLeft = RecordedCorners(rawValue: 1)
  /// The top-right corner.
  public static let topRight = RecordedCorners(rawValue: 2)
  /// The bottom-left corner.
  public static let bottomLeft = RecordedCorners(rawValue: 4)
  /// The bottom-right corner.
  public static let bottomRight = RecordedCorners(rawValue: 8)
  /// All four corners.
  public static let all = RecordedCorners(rawValue: 15)

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
