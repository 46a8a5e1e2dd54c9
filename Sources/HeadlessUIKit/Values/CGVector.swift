/// A two-dimensional vector, such as a velocity, pt/s, or a direction.
public nonisolated struct CGVector: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from double-precision components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from integer components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero vector.
  public static let zero = CGVector()

  /// The components in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
