/// The positions of layers on the screen.
extension LayerTree {
  /// Returns the map from a layer's bounds coordinates to the screen's through all ancestors.
  package func deviceMap(of id: Int) -> PlaneMap {
    var map = PlaneMap.identity
    var current = nodes[id]?.layer
    while let layer = current {
      let parent = layer.id == root ? nil : layer.parent.flatMap { nodes[$0]?.layer }
      map = map.concatenating(layer.state.map(toParent: parent?.state))
      current = parent
    }
    return map
  }

  /// Returns whether a layer is another layer or its descendant.
  func hangs(_ id: Int, on ancestor: Int) -> Bool {
    var current: Int? = id
    while let layer = current, layer != ancestor { current = nodes[layer]?.layer.parent }
    return current == ancestor
  }

  /// Returns the corners of a layer's bounds on the screen; `nil` for an unknown layer. Unit: pt.
  package func deviceQuad(of id: Int) -> RecordedQuad? {
    nodes[id].map { deviceMap(of: id).apply($0.layer.state.bounds) }
  }

  /// Returns the bounding box of a layer on the screen; `nil` for an unknown layer. Unit: pt.
  package func deviceRect(of id: Int) -> RecordedRect? {
    deviceQuad(of: id)?.boundingRect
  }
}

extension LayerState {
  /// Returns the map from this layer's bounds coordinates to its parent's.
  ///
  /// A point p maps to position + (p − anchor point) · transform, and then by the parent's
  /// sublayer transform about the parent's anchor point; the depth of the result is discarded.
  package func map(toParent parent: LayerState?) -> PlaneMap {
    let anchor = anchorPoint
    let shared = parent?.sublayerTransform ?? .identity
    if shared.isIdentity {
      return PlaneMap.translation(x: -anchor.x, y: -anchor.y)
        .concatenating(PlaneMap(flattening: transform))
        .concatenating(.translation(x: position.x, y: position.y))
    }
    let pivot = parent?.anchorPoint ?? (x: 0, y: 0)
    let placed = multiply(
      transform.entries, shift(x: position.x - pivot.x, y: position.y - pivot.y))
    return PlaneMap.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(PlaneMap(flattening: multiply(placed, shared.entries)))
      .concatenating(.translation(x: pivot.x, y: pivot.y))
  }

  /// The anchor point in bounds coordinates. Unit: pt.
  var anchorPoint: (x: Double, y: Double) {
    (bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height)
  }
}

private func shift(x: Double, y: Double) -> [Double] {
  [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
}

private func multiply(_ left: [Double], _ right: [Double]) -> [Double] {
  (0..<16).map { index in
    let (row, column) = (index / 4 * 4, index % 4)
    return (0..<4).reduce(0) { $0 + left[row + $1] * right[$1 * 4 + column] }
  }
}
