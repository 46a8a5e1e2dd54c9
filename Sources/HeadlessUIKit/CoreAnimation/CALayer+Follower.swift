/// A follower layer copies another layer's geometry, and is animated by the same blocks: the shadow of a
/// sheet follows the sheet. Explicit animations of the other layer are not copied.
nonisolated extension CALayer {
  /// Makes a layer follow this one, starting at its current values; nil ends following.
  func setFollower(_ layer: CALayer?) {
    follower = layer
    guard let layer else { return }
    for key in ScalarKey.allCases where key.isFollowed { layer.model[key] = model[key] }
    layer.model.transform = model.transform
    updateFollowerVisibility()
  }

  /// Hides the follower while this layer is hidden or has another parent, whose coordinates the copied
  /// geometry would be wrong in, and otherwise shows it.
  func updateFollowerVisibility() {
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
