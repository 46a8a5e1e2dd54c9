import SegueRecording

/// The frame and opacity of a named layer on the screen over time.
package struct LayerSeries {
  /// The properties in the order of `tracks`.
  package static let properties = ["x", "y", "width", "height", "opacity"]

  let name: String
  /// Whether it is a view of the system without a name of its own.
  let isSystem: Bool
  /// For each property, changes as pairs: frames since the last change, difference in thousandths.
  private(set) var tracks = [PackedNumbers](repeating: PackedNumbers(), count: 5)
  /// Delta-encoded frames at which the layer alternately appears and disappears.
  private(set) var presence = PackedNumbers()

  private var isPresent = false
  private var lastToggle = 0
  private var last = [(frame: Int, value: Int)](repeating: (0, 0), count: 5)

  init(name: String, isSystem: Bool) {
    self.name = name
    self.isSystem = isSystem
  }

  /// Adds the layer's rectangle and opacity at a frame; `nil` if the tree does not contain it.
  mutating func append(_ state: (rect: RecordedRect, opacity: Double)?, frame: Int) {
    if isPresent != (state != nil) {
      isPresent.toggle()
      presence.append(frame - lastToggle)
      lastToggle = frame
    }
    guard let (rect, opacity) = state else { return }
    let values = [rect.x, rect.y, rect.width, rect.height, opacity]
    for (index, value) in values.enumerated() {
      let rounded = Int((value.rounded(places: 3) * 1000).rounded())
      guard rounded != last[index].value || tracks[index].isEmpty else { continue }
      tracks[index].append(frame - last[index].frame)
      tracks[index].append(rounded - last[index].value)
      last[index] = (frame, rounded)
    }
  }
}

/// The layers of a recording whose movement a page shows, in the order of first appearance: all named
/// ones, and views of the system whose own geometry changes.
struct LayerSeriesList {
  private(set) var all: [LayerSeries] = []
  /// The number of frames of layers that were computed.
  private(set) var computedFrames = 0
  private var indices: [Int: Int] = [:]
  private var names = LayerNames()
  private var isEmpty = true

  /// Adds the tree after a frame, which removed some layers; only what moved with it is computed.
  mutating func append(_ tree: LayerTree, _ frame: Frame, removed: [Int]) {
    // Layers that moved with their descendants, and layers that may be new.
    var moved = isEmpty ? [tree.root] : []
    var found = isEmpty ? tree.layers.map(\.id) : []
    var changed = removed
    for change in frame.changes {
      switch change {
      case .state(let id, let delta):
        if delta.moves, indices[id] == nil, id != tree.root { add(id, of: tree) }
        if delta.movesDescendants { moved.append(id) } else { changed.append(id) }
      case .inserted(let layer):
        found.append(layer.id)
        changed.append(layer.id)
      case .moved(let id, _, _): moved.append(id)
      case .renamed(let id, _, _):
        found.append(id)
        changed.append(id)
      case .removed, .content: break
      }
    }
    isEmpty = false
    for id in found where indices[id] == nil && tree.unplacedLayer(id)?.isNamed == true {
      add(id, of: tree)
    }
    var seen: Set<Int> = []
    while let id = moved.popLast() {
      guard seen.insert(id).inserted else { continue }
      update(id, of: tree, frame.index)
      moved += tree.children(of: id)
    }
    for id in changed where !seen.contains(id) { update(id, of: tree, frame.index) }
  }

  private mutating func update(_ id: Int, of tree: LayerTree, _ frame: Int) {
    guard let index = indices[id] else { return }
    computedFrames += 1
    let state = tree.unplacedLayer(id).flatMap { layer in
      tree.deviceRect(of: id).map { (rect: $0, opacity: layer.state.opacity) }
    }
    all[index].append(state, frame: frame)
  }

  private mutating func add(_ id: Int, of tree: LayerTree) {
    guard let layer = tree.unplacedLayer(id), let name = names.add(id, of: tree) else { return }
    indices[id] = all.count
    all.append(LayerSeries(name: name.text, isSystem: !layer.isNamed))
  }
}

extension LayerDelta {
  /// Whether the rectangle on the screen, or the opacity, changes.
  fileprivate var moves: Bool {
    position != nil || bounds != nil || transform != nil || opacity != nil
  }

  /// Whether the rectangles of the layer and of what it contains can change.
  fileprivate var movesDescendants: Bool {
    position != nil || bounds != nil || anchor != nil || transform != nil
      || sublayerTransform != nil
  }
}
