/// The sum of the tracks' changes to the components of a layer's transform.
nonisolated struct TransformSum {
  private var parts: TransformParts?
  /// The sum while the model's transform and all changes are translations, which need no decomposition.
  private var translation: CGPoint?

  mutating func add(_ amount: Double, to key: ScalarKey, of model: LayerValues) {
    if parts == nil, key == .translationX || key == .translationY,
      translation != nil || model.transform.isTranslation
    {
      var sum = translation ?? CGPoint(x: model.transform.m41, y: model.transform.m42)
      if key == .translationX { sum.x += amount } else { sum.y += amount }
      translation = sum
      return
    }
    var sum = parts ?? TransformParts(CATransform3DGetAffineTransform(model.transform))
    if let translation {
      (sum.translationX, sum.translationY) = (translation.x, translation.y)
      self.translation = nil
    }
    sum.add(amount, to: key)
    parts = sum
  }

  /// The transform; nil if nothing was added.
  private var transform: CATransform3D? {
    if let translation {
      // `0 +` replaces -0, as the composition of all components does.
      return CATransform3DMakeTranslation(0 + translation.x, 0 + translation.y, 0)
    }
    return parts.map { CATransform3DMakeAffineTransform($0.transform) }
  }

  /// Applies the sum to a state's transform.
  ///
  /// If elements of the transform are animated too, or the model's transform is not affine, adds
  /// the difference of the sum from the model's affine transform.
  func apply(to state: inout LayerValues, from model: LayerValues) {
    guard let sum = transform else { return }
    if CATransform3DIsAffine(model.transform),
      CATransform3DEqualToTransform(state.transform, model.transform)
    {
      state.transform = sum
      return
    }
    let plane = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(model.transform))
    for (index, (new, old)) in zip(sum.elements, plane.elements).enumerated() {
      state[ScalarKey.element(index)] += new - old
    }
  }
}

nonisolated extension CATransform3D {
  /// Whether the affine part is a translation.
  @inline(__always)
  var isTranslation: Bool { m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

  /// Whether the transform is the identity. Inlined: a call would copy all elements.
  @inline(__always)
  var isIdentity: Bool {
    isTranslation && m41 == 0 && m42 == 0 && m43 == 0 && m44 == 1 && m13 == 0 && m14 == 0
      && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
  }

  /// The sum of the elements.
  var sum: Double {
    let rows = (
      m11 + m12 + m13 + m14, m21 + m22 + m23 + m24, m31 + m32 + m33 + m34, m41 + m42 + m43 + m44
    )
    return rows.0 + rows.1 + rows.2 + rows.3
  }

  /// The sixteen elements, row by row.
  var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
