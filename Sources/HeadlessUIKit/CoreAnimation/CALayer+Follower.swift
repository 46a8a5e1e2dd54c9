/// A layer beside another that does what that one does: it has its geometry and its opacity, and they
/// are animated by the same blocks. What is added to the other under a key is not taken over.
nonisolated extension CALayer {
  /// Lets a layer follow this one from now on, as it is by now; nil lets the present one go.
  func lead(_ layer: CALayer?) {
    follower = layer
    guard let layer else { return }
    for key in ScalarKey.allCases where key.isFollowed { layer.model[key] = model[key] }
    layer.model.transform = model.transform
    hideFollower()
  }

  /// A follower stands in the coordinates of this layer's superlayer; in another one it is not shown.
  func hideFollower() {
    guard let follower else { return }
    follower.isHidden = isHidden || superlayer !== follower.superlayer
  }
}

nonisolated extension ScalarKey {
  /// Whether a follower takes the scalar over.
  var isFollowed: Bool {
    switch self {
    case .positionX, .positionY, .boundsX, .boundsY, .boundsWidth, .boundsHeight: true
    case .anchorX, .anchorY, .opacity, .cornerRadius, .zPosition, .turnX, .turnY: true
    default: false
    }
  }
}
