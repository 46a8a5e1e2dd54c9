import SegueRecording

/// Draws a layer tree in screen coordinates, 1 pt of the device to 1 unit.
///
/// Groups have only opacity, clips and blurs; every shape has screen coordinates, so that a
/// rectangle in the picture equals the rectangle in the recording.
struct ScreenPainter {
  let tree: LayerTree
  let screen: RecordedRect
  var writer = SVGWriter()
  var definitions: Definitions
  /// The lightness of the background of the status bar and of the home indicator, 0...1.
  private(set) var probes: [(x: Double, y: Double, lightness: Double)]
  /// The fills over the probes.
  private(set) var blends: [PaintedPicture.Blend] = []
  /// The extents of the layers that are drawn.
  var layers: [PaintedPicture.Layer] = []
  /// The system's overlays as SVG, and the colors of the upper and the lower one.
  var overlay: (top: String, bottom: String, bytes: [UInt8])?
  /// The layers around whose edges a line is drawn, below what covers them, and its width, pt. None in a
  /// picture that repeats SVG of another.
  var edges: (layers: Set<Int>, width: Double) = ([], 0)
  /// The picture whose SVG is repeated for layers that have not changed; `nil` for none.
  let before: PaintedPicture?
  /// The layers that others cover, which are not drawn.
  let covered: Set<Int>

  init(tree: LayerTree, definitions: Definitions, before: PaintedPicture? = nil) {
    self.tree = tree
    self.definitions = definitions
    let bounds = tree.layer(tree.root)?.state.bounds
    screen = RecordedRect(
      x: 0, y: 0, width: bounds?.width ?? tree.device.width,
      height: bounds?.height ?? tree.device.height)
    covered = CoveredLayers.find(
      in: tree, glass: Shape(bounds: screen, radius: tree.device.cornerRadius))
    // Probes and blurs depend on the screen.
    self.before = before.flatMap { [screen, covered] before in
      guard before.screen == screen else { return nil }
      var before = before
      // A layer that is no longer covered, or newly covered, is not repeated.
      for id in covered.symmetricDifference(before.covered) {
        tree.insertPath(to: id, into: &before.changed)
      }
      return before
    }
    probes = [
      (screen.width * 0.15, tree.device.safeArea.top / 2, 0),
      (screen.width / 2, screen.height - 10, 0),
    ]
  }

  /// Draws every layer, clipped to the screen and its rounded corners.
  mutating func paint() {
    let glass = Shape(bounds: screen, radius: tree.device.cornerRadius)
    writer.open("g", ["clip-path": definitions.clip(to: glass)])
    writer.shape(glass, ["fill": "#000000"])
    if let before {
      writer.reserve(before.bytes.count + before.bytes.count / 4)
      layers.reserveCapacity(before.layers.count)
    }
    paint(tree.root, parent: nil, map: .identity, opacity: 1, before: before?.layers.indices.first)
    writer.close("g")
  }

  /// Draws a layer with its descendants.
  ///
  /// - Parameter place: The index of the layer in the previous picture; `nil` if it is not there.
  private mutating func paint(
    _ id: Int, parent: LayerState?, map outer: PlaneMap, opacity outerOpacity: Double,
    before place: Int?
  ) {
    guard let layer = tree.unplacedLayer(id) else { return }
    let state = layer.state
    let map = state.map(toParent: parent).concatenating(outer)
    if let before, let place,
      repeatLines(of: place, in: before, map: map, opacity: outerOpacity)
    {
      return
    }
    let index = layers.count
    let start = mark
    layers.append(.init(id: id, map: map, opacity: outerOpacity, start: start, end: start))
    if !state.isHidden, state.opacity > 0, !covered.contains(id) {
      paint(layer, map: map, opacity: outerOpacity, before: place)
    }
    layers[index].end = mark
    layers[index].count = layers.count - index
  }

  private mutating func paint(
    _ layer: LayerRecord, map: PlaneMap, opacity outerOpacity: Double, before place: Int?
  ) {
    let (id, state) = (layer.id, layer.state)
    let opacity = outerOpacity * min(1, state.opacity)
    let shape = Shape(
      bounds: state.bounds, radius: state.cornerRadius, corners: state.maskedCorners, map: map)
    let isFaded = state.opacity < 1
    if isFaded { writer.open("g", ["opacity": state.opacity.svg]) }
    if let mask = state.mask.parts {
      writer.open("g", ["clip-path": definitions.clip(to: mask, map: map)])
    }
    if !state.masksToBounds { paintShadow(of: id, state: state, map: map) }
    if state.background.alpha > 0 {
      writer.shape(shape, fill: state.background, layer: id)
      probe(shape, state.background, opacity: opacity)
    }
    let children = tree.drawingOrder(of: id)
    let isClipped = state.masksToBounds && !(children.isEmpty && layer.content == .none)
    if isClipped { writer.open("g", ["clip-path": definitions.clip(to: shape)]) }
    paint(layer.content, shape: shape)
    paint(children, of: state, map: map, opacity: opacity, before: place)
    if isClipped { writer.close("g") }
    if state.borderWidth > 0, state.borderColor.alpha > 0 {
      writer.shape(
        shape.inset(by: state.borderWidth / 2),
        [
          "fill": "none", "stroke": state.borderColor.hex, "stroke-width": state.borderWidth.svg,
          "stroke-opacity": state.borderColor.opacityAttribute(),
        ])
    }
    if edges.layers.contains(id) {
      // Inside of the layer, because what contains it may clip to it.
      writer.shape(
        shape.inset(by: edges.width / 2),
        [
          "fill": "none", "stroke": "#000000", "stroke-opacity": HiddenEdges.opacity.svg,
          "stroke-width": edges.width.svg,
        ])
    }
    if state.mask.parts != nil { writer.close("g") }
    if isFaded { writer.close("g") }
  }

  /// Draws the children of a layer, each of which is compared with the same one of the previous picture.
  private mutating func paint(
    _ children: [Int], of parent: LayerState, map: PlaneMap, opacity: Double, before place: Int?
  ) {
    var next = (place ?? 0) + 1
    let end = place.flatMap { place in before.map { place + $0.layers[place].count } } ?? 0
    for child in children {
      guard let before, next < end, before.layers[next].id == child else {
        paint(child, parent: parent, map: map, opacity: opacity, before: nil)
        continue
      }
      paint(child, parent: parent, map: map, opacity: opacity, before: next)
      next += before.layers[next].count
    }
  }

  /// Blends a fill into the lightness of the probes that it covers.
  mutating func probe(_ shape: Shape, _ color: RecordedColor, opacity: Double) {
    let rect = shape.map.apply(shape.bounds).boundingRect
    // The weights of ITU-R BT.601.
    let lightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    let fraction = color.alpha * opacity
    for index in probes.indices {
      let (x, y, _) = probes[index]
      guard x >= rect.x, x <= rect.x + rect.width, y >= rect.y, y <= rect.y + rect.height else {
        continue
      }
      add(PaintedPicture.Blend(probe: index, lightness: lightness, fraction: fraction))
    }
  }

  /// Blends a fill into the lightness of a probe.
  mutating func add(_ blend: PaintedPicture.Blend) {
    let before = probes[blend.probe].lightness
    probes[blend.probe].lightness = before + (blend.lightness - before) * blend.fraction
    blends.append(blend)
  }

  private mutating func paintShadow(of id: Int, state: LayerState, map: PlaneMap) {
    let shadow = state.shadow
    let strength = shadow.opacity * shadow.color.alpha
    guard strength > 0 else { return }
    var silhouettes: [Shape] = []
    if shadow.isOfBounds {
      silhouettes = [
        Shape(
          bounds: state.bounds, radius: state.cornerRadius, corners: state.maskedCorners, map: map)
      ]
    } else {
      collectSilhouettes(of: id, map: map, into: &silhouettes)
    }
    guard !silhouettes.isEmpty else { return }
    let offset = PlaneMap.translation(x: shadow.offset.x, y: shadow.offset.y)
    let blur = max(0, shadow.radius) * map.magnification
    writer.open(
      "g",
      [
        "fill": shadow.color.hex, "opacity": min(1, strength).svg,
        "filter": blur > 0 ? definitions.blur(deviation: blur, within: screen) : nil,
      ])
    for var silhouette in silhouettes {
      silhouette.map = silhouette.map.concatenating(map.conjugate(offset))
      writer.shape(silhouette, [:])
    }
    writer.close("g")
  }

  /// Collects the shapes that cast a layer's shadow: its fill or, without one, its children's.
  private func collectSilhouettes(of id: Int, map: PlaneMap, into shapes: inout [Shape]) {
    guard let layer = tree.unplacedLayer(id), !layer.state.isHidden, layer.state.opacity > 0 else {
      return
    }
    let state = layer.state
    if state.background.alpha > 0 {
      shapes.append(
        Shape(
          bounds: state.bounds, radius: state.cornerRadius, corners: state.maskedCorners, map: map))
      return
    }
    for child in tree.drawingOrder(of: id) {
      guard let inner = tree.unplacedLayer(child)?.state else { continue }
      collectSilhouettes(
        of: child, map: inner.map(toParent: state).concatenating(map), into: &shapes)
    }
  }
}

extension PlaneMap {
  /// Returns a translation in this map's source coordinates as one in its destination coordinates.
  fileprivate func conjugate(_ translation: PlaneMap) -> PlaneMap {
    let (from, to) = (apply(x: 0, y: 0), apply(x: translation.tx, y: translation.ty))
    return .translation(x: to.x - from.x, y: to.y - from.y)
  }
}
