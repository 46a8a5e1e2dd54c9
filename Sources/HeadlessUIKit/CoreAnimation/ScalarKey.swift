/// An animatable scalar: the scalar fields of `LayerValues`, then the components of a transform.
///
/// An affine transform is animated by components (translation, scale, rotation, shear), so that a
/// rotation keeps the size; any other transform element by element.
nonisolated package enum ScalarKey: UInt8, CaseIterable, Sendable {
  case positionX, positionY
  case boundsX, boundsY, boundsWidth, boundsHeight
  case opacity, cornerRadius, zPosition, borderWidth
  case shadowOpacity, shadowRadius, shadowWidth, shadowHeight
  case red, green, blue, alpha
  case shadowRed, shadowGreen, shadowBlue, shadowAlpha
  case borderRed, borderGreen, borderBlue, borderAlpha
  case anchorX, anchorY
  case turnX, turnY
  case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
  case translationX, translationY, scaleX, scaleY, rotation, shear

  /// The offset of the field in `LayerValues`, bytes.
  package var offset: Int { Int(rawValue) * MemoryLayout<Double>.stride }

  /// Returns the key a number of keys further on.
  func advanced(by count: UInt8) -> ScalarKey { ScalarKey(rawValue: rawValue + count) ?? self }

  /// Returns the key of an element of the transform, 0...15 row by row.
  static func element(_ index: Int) -> ScalarKey {
    ScalarKey(rawValue: ScalarKey.m11.rawValue + UInt8(index)) ?? .m44
  }

  /// The first scalar of the property to which the scalar belongs; `turnX` for those of a transform.
  var property: ScalarKey {
    switch self {
    case .positionX, .positionY: .positionX
    case .boundsX, .boundsY: .boundsX
    case .boundsWidth, .boundsHeight: .boundsWidth
    case .shadowWidth, .shadowHeight: .shadowWidth
    case .red, .green, .blue, .alpha: .red
    case .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha: .shadowRed
    case .borderRed, .borderGreen, .borderBlue, .borderAlpha: .borderRed
    case .anchorX, .anchorY: .anchorX
    default: rawValue >= ScalarKey.turnX.rawValue ? .turnX : self
    }
  }

  /// The key path of a block's animation of the property (UIKit row 281).
  var propertyName: String {
    switch property {
    case .positionX: "position"
    case .boundsX: "bounds.origin"
    case .boundsWidth: "bounds.size"
    case .opacity: "opacity"
    case .cornerRadius: "cornerRadius"
    case .zPosition: "zPosition"
    case .borderWidth: "borderWidth"
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .shadowWidth: "shadowOffset"
    case .red: "backgroundColor"
    case .shadowRed: "shadowColor"
    case .borderRed: "borderColor"
    case .anchorX: "anchorPoint"
    default: "transform"
    }
  }

  /// Whether the key is a component of an affine transform and so not a field of `LayerValues`.
  package var isTransformPart: Bool { rawValue >= ScalarKey.translationX.rawValue }

  /// Whether the key is a component of a translation.
  var isTranslation: Bool { self == .translationX || self == .translationY }

  /// The field of `LayerValues` for the key: for a translation, its element of the transform.
  var field: ScalarKey {
    switch self {
    case .translationX: .m41
    case .translationY: .m42
    default: self
    }
  }

  /// Whether the key is a component of the shadow's or the border's color, which no block animates.
  var isDecorationColor: Bool {
    rawValue >= ScalarKey.shadowRed.rawValue && rawValue <= ScalarKey.borderAlpha.rawValue
  }

  /// Whether the key is a rotation about the x or y axis.
  var isTurn: Bool { self == .turnX || self == .turnY }

  /// How a block changes the scalar in a view's layer (UIKit rows 159, 317).
  var blockChange: BlockChange {
    switch self {
    case .positionX, .positionY, .boundsX, .boundsY, .boundsWidth, .boundsHeight: .additive
    case .cornerRadius, .turnX, .turnY: .additive
    case .opacity, .red, .green, .blue, .alpha, .anchorX, .anchorY: .replacing
    default: rawValue >= ScalarKey.m11.rawValue ? .additive : .immediate
    }
  }
}

/// How an animation block changes a scalar of a view's layer.
nonisolated enum BlockChange {
  /// A new animation is added to the running ones.
  case additive
  /// A new animation replaces the running one.
  case replacing
  /// The value changes immediately, without an animation.
  case immediate
}
