/// A direction on the screen along which a pan counts.
enum PanDirection: CaseIterable {
  case up, down, left, right

  /// Away from the edge where reading begins.
  static func inward(in view: UIView?) -> Self {
    view?.traitCollection.layoutDirection == .rightToLeft ? .left : .right
  }

  /// The edge of the screen that the direction leads away from.
  var edge: UIRectEdge {
    switch self {
    case .up: .bottom
    case .down: .top
    case .left: .right
    case .right: .left
    }
  }

  /// The direction back.
  var opposite: Self {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// The part of a vector along the direction; below 0 against it.
  func along(_ vector: CGPoint) -> CGFloat {
    switch self {
    case .up: -vector.y
    case .down: vector.y
    case .left: -vector.x
    case .right: vector.x
    }
  }

  /// The length of the part of a vector across the direction; 0 or more.
  func across(_ vector: CGPoint) -> CGFloat { abs(isVertical ? vector.x : vector.y) }

  /// The length of a size along the direction.
  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// How far a point is from the edge that the direction leads away from, inside a size.
  func depth(of point: CGPoint, in size: CGSize) -> CGFloat {
    let isReversed = self == .up || self == .left
    return isReversed ? length(of: size) + along(point) : along(point)
  }

  private var isVertical: Bool { self == .up || self == .down }
}
