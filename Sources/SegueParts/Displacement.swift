public import SegueCore

/// The difference between a view's dismissed and presented states: translation, rotation, scale and
/// alpha. Displacements combine with `+`.
public nonisolated struct Displacement: Equatable, Sendable {
  /// The translation, pt.
  public var translation = CGPoint.zero
  /// The rotation about the view's center, clockwise, rad; 0 by default.
  public var rotation: CGFloat = 0
  /// The scale about the view's center; 1 by default.
  public var scale: CGFloat = 1
  /// The factor of the view's alpha, 0...1; 1 by default.
  package var alpha: CGFloat = 1

  /// No difference.
  public static let none = Displacement()

  /// Returns a translation, pt.
  public static func slide(x: CGFloat = 0, y: CGFloat = 0) -> Displacement {
    Displacement(translation: CGPoint(x: x, y: y))
  }

  /// Returns a translation toward a side by a distance, pt.
  public static func slide(toward side: Side, by distance: CGFloat) -> Displacement {
    switch side {
    case .top: slide(y: -distance)
    case .bottom: slide(y: distance)
    case .left: slide(x: -distance)
    case .right: slide(x: distance)
    }
  }

  /// Returns a rotation about the center, clockwise, rad.
  public static func rotation(_ angle: CGFloat) -> Displacement { Displacement(rotation: angle) }

  /// Returns a scale about the center.
  public static func scale(_ scale: CGFloat) -> Displacement { Displacement(scale: scale) }

  /// Returns a fade to an opacity, 0...1; transparent by default.
  public static func fade(to alpha: CGFloat = 0) -> Displacement { Displacement(alpha: alpha) }

  /// Combines two displacements: translations and rotations add up, scales and opacities
  /// multiply.
  public static func + (left: Displacement, right: Displacement) -> Displacement {
    Displacement(
      translation: CGPoint(
        x: left.translation.x + right.translation.x, y: left.translation.y + right.translation.y),
      rotation: left.rotation + right.rotation, scale: left.scale * right.scale,
      alpha: left.alpha * right.alpha)
  }

  /// The translation, then the rotation, then the scale as a transform: the view is scaled and
  /// rotated about its center, and its center is translated.
  public var transform: CGAffineTransform {
    var transform = CGAffineTransform(translationX: translation.x, y: translation.y)
    // Without them the transform is exact.
    if rotation != 0 { transform = transform.rotated(by: rotation) }
    if scale != 1 { transform = transform.scaledBy(x: scale, y: scale) }
    return transform
  }
}

/// The distances of displacements.
extension CGRect {
  /// Returns the distance by which the rectangle leaves another one toward a side, pt.
  public nonisolated func distance(outOf bounds: CGRect, toward side: Side) -> CGFloat {
    switch side {
    case .top: maxY - bounds.minY
    case .bottom: bounds.maxY - minY
    case .left: maxX - bounds.minX
    case .right: bounds.maxX - minX
    }
  }
}
