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
      ? "A view that contains the whole frame, or screen for the whole screen."
      : "A view of which the whole frame is \(text); they may touch."
  }

  /// Returns by how much a frame has the relation to another one, pt; negative without it.
  func margin(_ frame: CGRect, _ other: CGRect) -> Double {
    switch self {
    case .inside:
      min(
        frame.minX - other.minX, frame.minY - other.minY, other.maxX - frame.maxX,
        other.maxY - frame.maxY)
    case .leftOf: other.minX - frame.maxX
    case .rightOf: frame.minX - other.maxX
    case .above: other.minY - frame.maxY
    case .below: frame.minY - other.maxY
    }
  }
}
