import HeadlessUIKit

/// A drag: where it begins, and how far it moves, as fractions of the screen.
nonisolated struct Drag: Sendable {
  var start: CGPoint
  var distance: CGVector

  /// Makes a drag that moves down unless it has another distance.
  init(from x: Double, _ y: Double, by dx: Double = 0, _ dy: Double = 0) {
    start = CGPoint(x: x, y: y)
    distance = CGVector(dx: dx, dy: dy)
  }
}
