extension LayerState {
  /// The name of the first property that holds infinity or no number at all.
  var firstNotFinite: String? {
    func isBad(_ numbers: Double...) -> Bool { !numbers.allSatisfy(\.isFinite) }
    func isBad(_ color: RecordedColor) -> Bool {
      isBad(color.red, color.green, color.blue, color.alpha)
    }
    if isBad(position.x, position.y) { return "position" }
    if isBad(bounds.x, bounds.y, bounds.width, bounds.height) { return "bounds" }
    if isBad(anchor.x, anchor.y) { return "anchor" }
    if !transform.entries.allSatisfy(\.isFinite) { return "transform" }
    if !sublayerTransform.entries.allSatisfy(\.isFinite) { return "sublayerTransform" }
    if isBad(zPosition, opacity) { return isBad(zPosition) ? "zPosition" : "opacity" }
    if isBad(background) { return "background" }
    if isBad(cornerRadius) { return "cornerRadius" }
    if isBad(shadow.color) || isBad(shadow.opacity, shadow.radius) { return "shadow" }
    if isBad(shadow.offset.x, shadow.offset.y) { return "shadow" }
    if isBad(borderWidth) || isBad(borderColor) { return "border" }
    return nil
  }
}
