import HeadlessUIKit

/// The position of a frame relative to another view's.
nonisolated enum FrameRelation: String, CaseIterable, Sendable {
  /// Within the other frame.
  case inside
  /// On one side of the other frame; the frames may touch.
  case leftOf, rightOf, above, below

  /// The relation in sentences: `left of`.
  var text: String {
    switch self {
    case .leftOf: "left of"
    case .rightOf: "right of"
    case .inside, .above, .below: rawValue
    }
  }

  /// What the relation requires, as a sentence.
  var summary: String {
    self == .inside
      ? "A view that contains the whole frame."
      : "A view of which the whole frame is \(text); they may touch."
  }

  /// Returns whether a frame has the relation to another one.
  func holds(_ frame: CGRect, _ other: CGRect, _ tolerance: Double) -> Bool {
    switch self {
    case .inside: other.insetBy(dx: -tolerance, dy: -tolerance).contains(frame)
    case .leftOf: frame.maxX <= other.minX + tolerance
    case .rightOf: frame.minX >= other.maxX - tolerance
    case .above: frame.maxY <= other.minY + tolerance
    case .below: frame.minY >= other.maxY - tolerance
    }
  }
}
