import SegueRecording

/// Finds the layers of which nothing is visible, because an opaque layer in front covers them.
///
/// Of screens that are presented one over another, a picture then contains only the last ones, and its
/// size does not grow with each.
struct CoveredLayers {
  /// The smallest side of a layer that counts as a cover, pt: a screen or a panel, not a button.
  private static let smallest = 100.0

  private let tree: LayerTree
  private let glass: Shape
  /// The layers that are opaque, from the front.
  private var covers: [Shape] = []
  private var isScreenCovered = false
  private var covered: Set<Int> = []

  /// Returns the covered layers, without what they contain.
  ///
  /// - Parameters:
  ///   - tree: The layers.
  ///   - glass: The visible part of the screen.
  static func find(in tree: LayerTree, glass: Shape) -> Set<Int> {
    var layers = CoveredLayers(tree: tree, glass: glass)
    layers.visit(tree.root, parent: nil, map: .identity, isWhole: true)
    return layers.covered
  }

  private init(tree: LayerTree, glass: Shape) { (self.tree, self.glass) = (tree, glass) }

  /// Visits a layer after all that are in front of it.
  ///
  /// - Parameter isWhole: Whether nothing that contains the layer clips it, or is transparent.
  private mutating func visit(
    _ id: Int, parent: LayerState?, map outer: PlaneMap, isWhole: Bool
  ) {
    guard let state = tree.unplacedLayer(id)?.state, !state.isHidden, state.opacity > 0 else {
      return
    }
    let map = state.map(toParent: parent).concatenating(outer)
    let shape = Shape(
      bounds: state.bounds, radius: state.cornerRadius, corners: state.maskedCorners, map: map)
    let clips = state.masksToBounds
    if isScreenCovered || clips && covers.contains(where: { $0.covers(shape) }) {
      covered.insert(id)
      return
    }
    let isWhole = isWhole && state.opacity == 1 && state.mask.parts == nil
    let isCover = isWhole && state.background.alpha == 1 && shape.isUpright
    // What a cover clips covers nothing else.
    if !(isCover && clips) {
      for child in tree.drawingOrder(of: id).reversed() {
        visit(child, parent: state, map: map, isWhole: isWhole && !clips)
      }
    }
    if isCover, min(state.bounds.width, state.bounds.height) >= Self.smallest {
      covers.append(shape)
      isScreenCovered = isScreenCovered || shape.covers(glass)
    }
  }
}

extension Shape {
  /// Whether the map only moves and scales.
  fileprivate var isUpright: Bool {
    map.isAffine && map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
  }

  /// Returns whether this shape certainly contains another; false if one of them is not upright.
  fileprivate func covers(_ other: Shape) -> Bool {
    guard isUpright, other.isUpright else { return false }
    let (rect, inner) = (
      map.apply(bounds).boundingRect, other.map.apply(other.bounds).boundingRect
    )
    let left = inner.x - rect.x
    let top = inner.y - rect.y
    let right = rect.x + rect.width - inner.x - inner.width
    let bottom = rect.y + rect.height - inner.y - inner.height
    guard min(left, top, right, bottom) > -0.001 else { return false }
    let scale = max(map.a, map.d)
    let innerScale = min(other.map.a, other.map.d)
    let distances: [(corner: RecordedCorners, x: Double, y: Double)] = [
      (.topLeft, left, top), (.topRight, right, top), (.bottomLeft, left, bottom),
      (.bottomRight, right, bottom),
    ]
    // A round corner contains one that is far enough from it, or is as round itself.
    return distances.allSatisfy { corner, x, y in
      let round = corners.contains(corner) ? clampedRadius * scale : 0
      let innerRound = other.corners.contains(corner) ? other.clampedRadius * innerScale : 0
      return max(x, y) >= round || innerRound >= round
    }
  }
}
