public import SegueCore

/// How a view differs from its presented state while it is away: moved, scaled or faded. Displacements
/// add up, so that a movement is made of few of them.
public nonisolated struct Displacement: Hashable, Sendable {
  /// How far the view is from its place, pt.
  public var translation = CGPoint.zero
  /// How large the view is, about its center; 1 as it is.
  public var scale: CGFloat = 1
  /// How opaque the view is, 0...1; 1 as it is.
  public var alpha: CGFloat = 1

  /// Nothing differs.
  public static let none = Displacement()

  /// Moved by a distance, pt.
  public static func slide(x: CGFloat = 0, y: CGFloat = 0) -> Displacement {
    Displacement(translation: CGPoint(x: x, y: y))
  }

  /// Moved toward a side by a distance, pt.
  public static func slide(toward side: Side, by distance: CGFloat) -> Displacement {
    switch side {
    case .top: slide(y: -distance)
    case .bottom: slide(y: distance)
    case .left: slide(x: -distance)
    case .right: slide(x: distance)
    }
  }

  /// Scaled about the center.
  public static func scale(_ scale: CGFloat) -> Displacement { Displacement(scale: scale) }

  /// Faded to an opacity, 0...1; transparent by default.
  public static func fade(to alpha: CGFloat = 0) -> Displacement { Displacement(alpha: alpha) }

  /// Both: distances add up, scales and opacities multiply.
  public static func + (left: Displacement, right: Displacement) -> Displacement {
    Displacement(
      translation: CGPoint(
        x: left.translation.x + right.translation.x, y: left.translation.y + right.translation.y),
      scale: left.scale * right.scale, alpha: left.alpha * right.alpha)
  }

  /// The transform that moves and scales.
  public var transform: CGAffineTransform {
    let moved = CGAffineTransform(translationX: translation.x, y: translation.y)
    return scale == 1 ? moved : moved.scaledBy(x: scale, y: scale)
  }
}

/// The distances that displacements need.
extension CGRect {
  /// How far the rectangle must move toward a side to be just outside another one, pt.
  public nonisolated func distance(outOf bounds: CGRect, toward side: Side) -> CGFloat {
    switch side {
    case .top: maxY - bounds.minY
    case .bottom: bounds.maxY - minY
    case .left: maxX - bounds.minX
    case .right: bounds.maxX - minX
    }
  }
}
