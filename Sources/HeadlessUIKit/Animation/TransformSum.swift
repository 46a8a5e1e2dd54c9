/// The sum of the tracks' changes to the components of a layer's transform.
nonisolated struct TransformSum {
  private var parts: TransformParts?

  mutating func add(_ amount: Double, to key: ScalarKey, of model: LayerValues) {
    var sum = parts ?? TransformParts(CATransform3DGetAffineTransform(model.transform))
    sum.add(amount, to: key)
    parts = sum
  }

  /// Applies the sum to a state's transform.
  ///
  /// If elements of the transform are animated too, or the model's transform is not affine, adds
  /// the difference of the sum from the model's affine transform.
  func apply(to state: inout LayerValues, from model: LayerValues) {
    guard let parts else { return }
    let sum = CATransform3DMakeAffineTransform(parts.transform)
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
  /// The sixteen elements, row by row.
  var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
