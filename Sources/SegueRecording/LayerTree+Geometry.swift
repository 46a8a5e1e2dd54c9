/// Where layers are on the screen.
extension LayerTree {
  /// The map from a layer's bounds coordinates to the screen's, through every transform above it.
  public func deviceMap(of id: Int) -> PlaneMap {
    var map = PlaneMap.identity
    var current = nodes[id]?.layer
    while let layer = current {
      let parent = layer.id == root ? nil : layer.parent.flatMap { nodes[$0]?.layer }
      map = map.concatenating(layer.state.map(toParent: parent?.state))
      current = parent
    }
    return map
  }

  /// Whether a layer is another one or in it.
  func hangs(_ id: Int, on ancestor: Int) -> Bool {
    var current: Int? = id
    while let layer = current, layer != ancestor { current = nodes[layer]?.layer.parent }
    return current == ancestor
  }

  /// Where the corners of a layer's bounds are on the screen, if the tree has it. Unit: pt.
  public func deviceQuad(of id: Int) -> RecordedQuad? {
    nodes[id].map { deviceMap(of: id).apply($0.layer.state.bounds) }
  }

  /// The smallest upright rectangle on the screen around a layer, if the tree has it. Unit: pt.
  public func deviceRect(of id: Int) -> RecordedRect? {
    deviceQuad(of: id)?.boundingRect
  }
}

extension LayerState {
  /// The map from this layer's bounds coordinates to its parent's.
  ///
  /// A point p goes to position + (p − anchor point) · transform, and then through the parent's
  /// transform for children about the parent's own anchor point; the depth of the result is dropped.
  public func map(toParent parent: LayerState?) -> PlaneMap {
    let own = anchorPoint
    let shared = parent?.sublayerTransform ?? .identity
    if shared.isIdentity {
      return PlaneMap.translation(x: -own.x, y: -own.y)
        .concatenating(PlaneMap(flattening: transform.entries))
        .concatenating(.translation(x: position.x, y: position.y))
    }
    let pivot = parent?.anchorPoint ?? (x: 0, y: 0)
    let placed = multiply(
      transform.entries, shift(x: position.x - pivot.x, y: position.y - pivot.y))
    return PlaneMap.translation(x: -own.x, y: -own.y)
      .concatenating(PlaneMap(flattening: multiply(placed, shared.entries)))
      .concatenating(.translation(x: pivot.x, y: pivot.y))
  }

  /// The anchor in bounds coordinates. Unit: pt.
  var anchorPoint: (x: Double, y: Double) {
    (bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height)
  }
}

private func shift(x: Double, y: Double) -> [Double] {
  [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
}

private func multiply(_ left: [Double], _ right: [Double]) -> [Double] {
  (0..<16).map { place in
    let (row, column) = (place / 4 * 4, place % 4)
    return (0..<4).reduce(0) { $0 + left[row + $1] * right[$1 * 4 + column] }
  }
}
