/// A two-dimensional vector, such as a speed in points per second or a direction.
public nonisolated struct CGVector: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Makes the zero vector.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// Makes a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from double-precision parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from whole parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector without length.
  public static let zero = CGVector()

  /// The parts in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
