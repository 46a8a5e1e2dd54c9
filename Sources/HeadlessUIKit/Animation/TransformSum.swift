/// What tracks add to the parts of a layer's transform, gathered before one transform is made.
nonisolated struct TransformSum {
  private var parts: TransformParts?

  mutating func add(_ amount: Double, to key: ScalarKey, of model: LayerValues) {
    var sum = parts ?? TransformParts(CATransform3DGetAffineTransform(model.transform))
    sum.add(amount, to: key)
    parts = sum
  }

  /// Gives a state the transform of the sum.
  ///
  /// Where elements of the transform are animated as well, or the model's lies in space, the sum
  /// adds by how much it differs from the model's plane transform.
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
  /// The sixteen numbers, row by row.
  var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
