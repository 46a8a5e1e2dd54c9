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

  /// The corners in words: `top left and top right`.
  package var text: String {
    if self == .all { return "all corners" }
    let names: [(corner: RecordedCorners, name: String)] = [
      (.topLeft, "top left"), (.topRight, "top right"), (.bottomLeft, "bottom left"),
      (.bottomRight, "bottom right"),
    ]
    let words = names.filter { contains($0.corner) }.map(\.name)
    return words.isEmpty ? "no corner" : words.joined(separator: " and ")
  }
}
