import SegueRecording

/// Where a named layer is on the screen over time, and how opaque it is.
package struct LayerSeries {
  /// The properties in the order of `tracks`.
  package static let properties = ["x", "y", "width", "height", "opacity"]

  let name: String
  /// For each property, changes as pairs: frames since the last change, thousandths added.
  private(set) var tracks = [PackedNumbers](repeating: PackedNumbers(), count: 5)
  /// Frames, each as what it adds to the one before, at which the layer comes or goes in turn.
  private(set) var presence = PackedNumbers()

  private var isThere = false
  private var lastTurn = 0
  private var last = [(frame: Int, value: Int)](repeating: (0, 0), count: 5)

  init(name: String) { self.name = name }

  /// Takes on the layer's rectangle and opacity at a frame; nil where it is not in the tree.
  mutating func append(_ state: (rect: RecordedRect, opacity: Double)?, frame: Int) {
    if isThere != (state != nil) {
      isThere.toggle()
      presence.append(frame - lastTurn)
      lastTurn = frame
    }
    guard let (rect, opacity) = state else { return }
    let values = [rect.x, rect.y, rect.width, rect.height, opacity]
    for (place, value) in values.enumerated() {
      let rounded = Int((value.rounded(places: 3) * 1000).rounded())
      guard rounded != last[place].value || tracks[place].text.isEmpty else { continue }
      tracks[place].append(frame - last[place].frame)
      tracks[place].append(rounded - last[place].value)
      last[place] = (frame, rounded)
    }
  }
}

/// The named layers of a recording, in the order in which they first come.
struct LayerSeriesList {
  private(set) var all: [LayerSeries] = []
  private var places: [Int: Int] = [:]
  private var ids: [Int] = []
  private var counts: [String: Int] = [:]

  /// Takes on the tree of a frame.
  mutating func append(_ tree: LayerTree, frame: Int, isReshaped: Bool) {
    if isReshaped { find(in: tree) }
    for (place, id) in ids.enumerated() {
      let state = tree.layer(id).flatMap { layer in
        tree.deviceRect(of: id).map { (rect: $0, opacity: layer.state.opacity) }
      }
      all[place].append(state, frame: frame)
    }
  }

  /// Layers that come again under another number are told apart by a count.
  private mutating func find(in tree: LayerTree) {
    for layer in tree.layers where layer.isNamed && places[layer.id] == nil {
      places[layer.id] = all.count
      ids.append(layer.id)
      let count = counts[layer.name, default: 0] + 1
      counts[layer.name] = count
      all.append(LayerSeries(name: count == 1 ? layer.name : "\(layer.name) (\(count))"))
    }
  }
}

extension LayerRecord {
  /// Whether people gave the layer its name, or know it as a part of a transition.
  ///
  /// A layer without a role and a name of its own is called by its class, which begins with a capital.
  fileprivate var isNamed: Bool {
    guard let role else { return id != 1 && name.first?.isUppercase != true }
    return name != role || ["dimming", "grabber", "back", "snapshot"].contains(role)
  }
}
