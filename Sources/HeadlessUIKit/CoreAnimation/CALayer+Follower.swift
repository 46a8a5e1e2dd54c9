/// A follower layer copies another layer's geometry, and is animated by the same blocks. Explicit
/// animations of the other layer are not copied.
nonisolated extension CALayer {
  /// Makes a layer follow this one, starting at its current values; nil ends following.
  func lead(_ layer: CALayer?) {
    follower = layer
    guard let layer else { return }
    for key in ScalarKey.allCases where key.isFollowed { layer.model[key] = model[key] }
    layer.model.transform = model.transform
    hideFollower()
  }

  /// A follower uses the coordinates of this layer's parent; in another parent it is
  /// hidden.
  func hideFollower() {
    guard let follower else { return }
    follower.isHidden = isHidden || parent !== follower.parent
  }
}

nonisolated extension ScalarKey {
  /// Whether a follower copies the scalar.
  var isFollowed: Bool {
    switch self {
    case .positionX, .positionY, .boundsX, .boundsY, .boundsWidth, .boundsHeight: true
    case .anchorX, .anchorY, .cornerRadius, .zPosition, .turnX, .turnY: true
    default: false
    }
  }
}
