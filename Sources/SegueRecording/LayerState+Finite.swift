extension LayerState {
  /// The name of the first property with an infinite or NaN value.
  var firstNotFinite: String? {
    func hasNonFinite(_ numbers: Double...) -> Bool { !numbers.allSatisfy(\.isFinite) }
    func hasNonFinite(_ color: RecordedColor) -> Bool {
      hasNonFinite(color.red, color.green, color.blue, color.alpha)
    }
    if hasNonFinite(position.x, position.y) { return "position" }
    if hasNonFinite(bounds.x, bounds.y, bounds.width, bounds.height) { return "bounds" }
    if hasNonFinite(anchor.x, anchor.y) { return "anchor" }
    if !transform.entries.allSatisfy(\.isFinite) { return "transform" }
    if !sublayerTransform.entries.allSatisfy(\.isFinite) { return "sublayerTransform" }
    if hasNonFinite(zPosition, opacity) { return hasNonFinite(zPosition) ? "zPosition" : "opacity" }
    if hasNonFinite(background) { return "background" }
    if hasNonFinite(cornerRadius) { return "cornerRadius" }
    if hasNonFinite(shadow.color) || hasNonFinite(shadow.opacity, shadow.radius) { return "shadow" }
    if hasNonFinite(shadow.offset.x, shadow.offset.y) { return "shadow" }
    if hasNonFinite(borderWidth) || hasNonFinite(borderColor) { return "border" }
    let outlines = mask.parts ?? []
    if outlines.contains(where: { !$0.outline.numbers.allSatisfy(\.isFinite) }) { return "mask" }
    return nil
  }
}
