import SegueRecording

/// The frame and opacity of a named layer on the screen over time.
package struct LayerSeries {
  /// The properties in the order of `tracks`.
  package static let properties = ["x", "y", "width", "height", "opacity"]

  let name: String
  /// For each property, changes as pairs: frames since the last change, difference in thousandths.
  private(set) var tracks = [PackedNumbers](repeating: PackedNumbers(), count: 5)
  /// Delta-encoded frames at which the layer alternately appears and disappears.
  private(set) var presence = PackedNumbers()

  private var isPresent = false
  private var lastToggle = 0
  private var last = [(frame: Int, value: Int)](repeating: (0, 0), count: 5)

  init(name: String) { self.name = name }

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

/// The named layers of a recording, in the order of first appearance.
struct LayerSeriesList {
  private(set) var all: [LayerSeries] = []
  private var indices: [Int: Int] = [:]
  private var ids: [Int] = []
  private var counts: [String: Int] = [:]

  /// Adds the tree of a frame.
  mutating func append(_ tree: LayerTree, frame: Int, isReshaped: Bool) {
    if isReshaped { find(in: tree) }
    for (index, id) in ids.enumerated() {
      let state = tree.unplacedLayer(id).flatMap { layer in
        tree.deviceRect(of: id).map { (rect: $0, opacity: layer.state.opacity) }
      }
      all[index].append(state, frame: frame)
    }
  }

  /// Adds new named layers; a count distinguishes layers of equal name.
  private mutating func find(in tree: LayerTree) {
    for layer in tree.layers where layer.isNamed && indices[layer.id] == nil {
      indices[layer.id] = all.count
      ids.append(layer.id)
      let count = counts[layer.name, default: 0] + 1
      counts[layer.name] = count
      all.append(LayerSeries(name: count == 1 ? layer.name : "\(layer.name) (\(count))"))
    }
  }
}

extension LayerRecord {
  /// Whether the layer has a user-defined name, or is a known part of a transition.
  ///
  /// A layer without role and custom name is named after its class, which begins with a capital.
  fileprivate var isNamed: Bool {
    guard let role else { return id != 1 && name.first?.isUppercase != true }
    return name != role || ["dimming", "grabber", "back", "snapshot"].contains(role)
  }
}
