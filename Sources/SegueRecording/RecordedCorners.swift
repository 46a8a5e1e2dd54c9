/// A set of corners with the raw values of Core Animation's `CACornerMask`.
package struct RecordedCorners: OptionSet, Codable, Sendable {
  /// One bit per corner.
  package let rawValue: Int

  /// The top-left corner.
  package static let topLeft = RecordedCorners(rawValue: 1)
  /// The top-right corner.
  package static let topRight = RecordedCorners(rawValue: 2)
  /// The bottom-left corner.
  package static let bottomLeft = RecordedCorners(rawValue: 4)
  /// The bottom-right corner.
  package static let bottomRight = RecordedCorners(rawValue: 8)
  /// All four corners.
  package static let all = RecordedCorners(rawValue: 15)

  /// Creates a set from its bits.
  package init(rawValue: Int) {
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
