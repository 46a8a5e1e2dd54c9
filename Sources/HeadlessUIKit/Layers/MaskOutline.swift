/// The outlines that clip a masked layer, in its coordinates.
nonisolated package struct MaskOutline: Equatable, Sendable {
  /// One outline; the mask is the union of all.
  package struct Part: Equatable, Sendable {
    package var outline: Outline
    package var isEvenOdd = false
  }

  package fileprivate(set) var parts: [Part] = []
}

nonisolated extension CALayer {
  /// Returns the outlines of the layer's mask at a time; nil without a mask.
  package final func maskOutline(at time: Double) -> MaskOutline? {
    guard let extras else { return nil }
    guard let mask = extras.mask else { return extras.frozenMask }
    var outline = MaskOutline()
    // The mask has the coordinates of a sublayer that the shared transform does not affect.
    mask.addParts(to: &outline, at: time, map: .identity, sharing: nil)
    return outline
  }

  /// Adds what the layer and its sublayers draw.
  ///
  /// - Parameters:
  ///   - map: The map from the superlayer's coordinates.
  ///   - shared: The transform of all sublayers of the superlayer.
  private func addParts(
    to outline: inout MaskOutline, at time: Double, map: CGAffineTransform,
    sharing shared: CGAffineTransform?
  ) {
    let state = presentationState(at: time)
    guard !state.isHidden, state.opacity > 0 else { return }
    var own = state.affineToParent
    if let shared { own = own.concatenating(shared) }
    let map = own.concatenating(map)
    func add(_ part: Outline, isEvenOdd: Bool = false) {
      outline.parts.append(.init(outline: part.applying(map), isEvenOdd: isEvenOdd))
    }
    let box = Outline(
      rect: state.bounds, corners: UIRectCorner(maskedCorners),
      radii: CGSize(width: state.cornerRadius, height: state.cornerRadius))
    switch drawing(at: time) {
    case .shape(let shape):
      if shape.fill.alpha > 0 { add(shape.outline, isEvenOdd: shape.isEvenOdd) }
      if let stroke = shape.stroke { add(stroke.stroked) }
      if state.background.alpha > 0 { add(box) }
    case .gradient, .content: add(box)
    case nil: if state.background.alpha > 0 || drawsContent { add(box) }
    }
    let inner = sublayerMap
    for layer in children ?? [] { layer.addParts(to: &outline, at: time, map: map, sharing: inner) }
  }

  /// Whether the layer has an image, or is a view's that draws.
  private var drawsContent: Bool {
    if extras?.values["contents"].flatMap(\.self) != nil { return true }
    return viewReference != nil && onMain { $0.view.map { $0.drawing != .none } ?? false }
  }
}

nonisolated extension StrokeDrawing {
  /// The outline of the line itself.
  package var stroked: Outline {
    let line = dashes.isEmpty ? outline : outline.dashed(phase: dashPhase, lengths: dashes)
    return line.stroked(width: width, cap: cap, join: join, miterLimit: miterLimit)
  }
}
