/// An affine transform, decomposed into the scalars that an animation interpolates.
nonisolated package struct TransformParts: Equatable {
  package var translationX = 0.0
  package var translationY = 0.0
  package var scaleX = 1.0
  package var scaleY = 1.0
  package var rotation = 0.0
  package var shear = 0.0

  package init(_ transform: CGAffineTransform) {
    let parts = transform.decomposed()
    translationX = parts.translation.dx
    translationY = parts.translation.dy
    scaleX = parts.scale.width
    scaleY = parts.scale.height
    rotation = parts.rotation
    shear = parts.horizontalShear
  }

  package var transform: CGAffineTransform {
    var parts = CGAffineTransformComponents()
    parts.scale = CGSize(width: scaleX, height: scaleY)
    parts.horizontalShear = shear
    parts.rotation = rotation
    parts.translation = CGVector(dx: translationX, dy: translationY)
    return CGAffineTransform(parts)
  }

  /// Returns what must be added to `other`'s components to reach these; the rotation is the shorter
  /// one.
  package func differences(from other: TransformParts) -> [(ScalarKey, Double)] {
    var turn = rotation - other.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    let all: [(ScalarKey, Double)] = [
      (.translationX, translationX - other.translationX),
      (.translationY, translationY - other.translationY),
      (.scaleX, scaleX - other.scaleX), (.scaleY, scaleY - other.scaleY),
      (.rotation, turn), (.shear, shear - other.shear),
    ]
    return all.filter { $0.1 != 0 }
  }

  package mutating func add(_ amount: Double, to key: ScalarKey) {
    switch key {
    case .translationX: translationX += amount
    case .translationY: translationY += amount
    case .scaleX: scaleX += amount
    case .scaleY: scaleY += amount
    case .rotation: rotation += amount
    case .shear: shear += amount
    default: break
    }
  }
}
