import SegueRecording

/// Finds moving views that could not be distinguished from what is below them: white that moves over white.
///
/// On a device the motion shows the edge; a picture of one moment needs a line.
struct HiddenEdges {
  /// The color of the line, as an opacity of black.
  static let opacity = 0.22
  /// The smallest side of a view that gets a line, pt: a screen or a panel, not a button.
  private static let smallest = 100.0
  /// The largest difference of a color's components that counts as the same color, 0...1.
  private static let difference = 0.06
  /// The distance of the compared points from the edge, pt.
  private static let distance = 2.0

  /// A fill in drawing order.
  private struct Fill {
    var id: Int
    /// The visible part of its bounding box.
    var rect: RecordedRect
    /// The shorter side of the whole bounding box, pt.
    var side: Double
    var color: RecordedColor
    var opacity: Double
    /// The index after the fills of its descendants.
    var end = 0
    /// Whether something else already shows the edge: a shadow or a border.
    var hasEdge: Bool
  }

  private let tree: LayerTree
  private var fills: [Fill] = []

  /// Returns the layers whose place differs between some trees of one recording.
  static func movingLayers(in trees: [LayerTree]) -> Set<Int> {
    var places: [Int: RecordedRect] = [:]
    var moving: Set<Int> = []
    for tree in trees {
      for layer in tree.layers where !moving.contains(layer.id) {
        guard let rect = tree.deviceRect(of: layer.id) else { continue }
        if let known = places.updateValue(rect, forKey: layer.id), known != rect {
          moving.insert(layer.id)
        }
      }
    }
    return moving
  }

  /// Returns the moving layers with an edge that cannot be seen.
  static func layers(in tree: LayerTree, moving: Set<Int>, screen: RecordedRect) -> Set<Int> {
    guard !moving.isEmpty else { return [] }
    var edges = HiddenEdges(tree: tree)
    edges.collect(tree.root, parent: nil, map: .identity, opacity: 1, clip: screen)
    let hidden = edges.fills.indices.filter { index in
      let fill = edges.fills[index]
      return moving.contains(fill.id) && !fill.hasEdge && fill.color.alpha * fill.opacity > 0.5
        && fill.side >= smallest && min(fill.rect.width, fill.rect.height) > 2 * distance
        && edges.isHidden(index, on: screen)
    }
    return Set(hidden.map { edges.fills[$0].id })
  }

  private init(tree: LayerTree) { self.tree = tree }

  private mutating func collect(
    _ id: Int, parent: LayerState?, map outer: PlaneMap, opacity outerOpacity: Double,
    clip outerClip: RecordedRect
  ) {
    guard let state = tree.unplacedLayer(id)?.state, !state.isHidden, state.opacity > 0 else {
      return
    }
    let map = state.map(toParent: parent).concatenating(outer)
    let box = map.apply(state.bounds).boundingRect
    let opacity = outerOpacity * min(1, state.opacity)
    let index = fills.count
    if state.background.alpha > 0 {
      let hasShadow = !state.masksToBounds && state.shadow.opacity * state.shadow.color.alpha > 0
      let hasBorder = state.borderWidth > 0 && state.borderColor.alpha > 0
      fills.append(
        Fill(
          id: id, rect: box.intersection(outerClip), side: min(box.width, box.height),
          color: state.background,
          opacity: opacity, hasEdge: hasShadow || hasBorder))
    }
    let clip = state.masksToBounds ? box.intersection(outerClip) : outerClip
    for child in tree.drawingOrder(of: id) {
      collect(child, parent: state, map: map, opacity: opacity, clip: clip)
    }
    if index < fills.count, fills[index].id == id { fills[index].end = fills.count }
  }

  /// Returns whether an edge of a fill inside of the screen has the same color on both sides.
  private func isHidden(_ index: Int, on screen: RecordedRect) -> Bool {
    let rect = fills[index].rect
    let (midX, midY) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let (maxX, maxY) = (rect.x + rect.width, rect.y + rect.height)
    let sides: [(x: Double, y: Double, dx: Double, dy: Double)] = [
      (rect.x, midY, -1, 0), (maxX, midY, 1, 0), (midX, rect.y, 0, -1), (midX, maxY, 0, 1),
    ]
    return sides.contains { side in
      let outside = (
        x: side.x + side.dx * Self.distance, y: side.y + side.dy * Self.distance
      )
      let inside = (x: side.x - side.dx * Self.distance, y: side.y - side.dy * Self.distance)
      guard screen.contains(outside.x, outside.y), isOnTop(index, at: inside) else { return false }
      let (one, other) = (color(at: inside), color(at: outside))
      return zip(one, other).allSatisfy { abs($0 - $1) < Self.difference }
    }
  }

  /// Returns whether nothing but its own descendants covers a fill at a point.
  private func isOnTop(_ index: Int, at point: (x: Double, y: Double)) -> Bool {
    !fills[fills[index].end...].contains { $0.rect.contains(point.x, point.y) }
  }

  /// Returns the red, green and blue of the screen at a point.
  private func color(at point: (x: Double, y: Double)) -> [Double] {
    fills.reduce([0, 0, 0]) { below, fill in
      guard fill.rect.contains(point.x, point.y) else { return below }
      let fraction = fill.color.alpha * fill.opacity
      return zip(below, [fill.color.red, fill.color.green, fill.color.blue])
        .map { $0 + ($1 - $0) * fraction }
    }
  }
}

extension RecordedRect {
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x <= self.x + width && y >= self.y && y <= self.y + height
  }

  fileprivate func intersection(_ other: RecordedRect) -> RecordedRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return RecordedRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}
