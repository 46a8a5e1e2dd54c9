/// A direction on the screen along which a pan is measured.
enum PanDirection: CaseIterable {
  case up, down, left, right

  /// Returns the direction away from the leading edge.
  static func inward(in view: UIView?) -> Self {
    view?.traitCollection.layoutDirection == .rightToLeft ? .left : .right
  }

  /// The edge of the screen from which the direction points inward.
  var edge: UIRectEdge {
    switch self {
    case .up: .bottom
    case .down: .top
    case .left: .right
    case .right: .left
    }
  }

  /// The opposite direction.
  var opposite: Self {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// Returns the component of a vector along the direction; negative against it.
  func along(_ vector: CGPoint) -> CGFloat {
    switch self {
    case .up: -vector.y
    case .down: vector.y
    case .left: -vector.x
    case .right: vector.x
    }
  }

  /// Returns the magnitude of a vector's component across the direction; 0 or more.
  func across(_ vector: CGPoint) -> CGFloat { abs(isVertical ? vector.x : vector.y) }

  /// Returns the length of a size along the direction.
  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Returns the distance of a point from `edge`, inside a size.
  func depth(of point: CGPoint, in size: CGSize) -> CGFloat {
    let isReversed = self == .up || self == .left
    return isReversed ? length(of: size) + along(point) : along(point)
  }

  private var isVertical: Bool { self == .up || self == .down }
}
