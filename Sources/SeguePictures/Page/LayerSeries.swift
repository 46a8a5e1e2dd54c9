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
  private var indices: [Int: Int] = [:]
  private var ids: [Int] = []
  private var names = LayerNames()

  /// Adds the tree after a frame.
  mutating func append(_ tree: LayerTree, _ frame: Frame, isFirst: Bool) {
    var isReshaped = isFirst
    for change in frame.changes {
      if case .state(let id, let delta) = change {
        if delta.moves, indices[id] == nil, id != tree.root { add(id, of: tree) }
      } else {
        isReshaped = true
      }
    }
    if isReshaped { find(in: tree) }
    for (index, id) in ids.enumerated() {
      let state = tree.unplacedLayer(id).flatMap { layer in
        tree.deviceRect(of: id).map { (rect: $0, opacity: layer.state.opacity) }
      }
      all[index].append(state, frame: frame.index)
    }
  }

  private mutating func find(in tree: LayerTree) {
    for layer in tree.layers where layer.isNamed && indices[layer.id] == nil {
      add(layer.id, of: tree)
    }
  }

  private mutating func add(_ id: Int, of tree: LayerTree) {
    guard let layer = tree.unplacedLayer(id), let name = names.add(id, of: tree) else { return }
    indices[id] = all.count
    ids.append(id)
    all.append(LayerSeries(name: name.text, isSystem: !layer.isNamed))
  }
}

extension LayerDelta {
  /// Whether the rectangle on the screen, or the opacity, changes.
  fileprivate var moves: Bool {
    position != nil || bounds != nil || transform != nil || opacity != nil
  }
}
