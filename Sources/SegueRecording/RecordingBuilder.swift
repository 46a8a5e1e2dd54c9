/// Builds a recording from complete layer trees, storing only the differences between frames.
package struct RecordingBuilder: Sendable {
  /// The events recorded so far.
  package var events: [EventRecord] = []
  /// The touches recorded so far.
  package var touches: [TouchRecord] = []
  /// The results of expectations so far.
  package var verdicts: [Verdict] = []
  /// The diagnostics reported so far.
  package var diagnostics: [DiagnosticRecord] = []

  private var recording: Recording
  private var device: DeviceInfo
  /// The last tree, parents first and siblings from the back.
  private var previous: [LayerRecord] = []
  /// The largest number of a layer so far.
  private var largestNumber = -1

  /// The number of frames so far.
  package var frameCount: Int { recording.frames.count }
  /// The layer tree of the last frame.
  package var tree: LayerTree {
    LayerTree(device: device, root: recording.root, layers: previous)
  }

  /// Creates a builder.
  package init(file: String, scenario: String, device: DeviceInfo) {
    self.device = device
    recording = Recording(file: file, scenario: scenario, device: device, root: 0, layers: [])
  }

  /// Adds the frame nearest to a time, with the complete tree at that time.
  ///
  /// Layers may be in any order; siblings are sorted by index, with a stable sort. The first tree's
  /// root is the recording's root. Pass a device if the screen has rotated.
  /// - Throws: When the time is not after the last frame's, a value is not finite, the number of a
  ///   layer is used twice, or a layer is not a descendant of the root.
  package mutating func append(
    time: Double, device: DeviceInfo? = nil, layers: [LayerRecord]
  ) throws(RecordingError) {
    let index = try frameIndex(at: time)
    var frame = Frame(index: index, framesPerSecond: recording.device.framesPerSecond)
    let screen = device ?? self.device
    if let changes = changesInPlace(to: layers) {
      frame.changes = changes
      previous = layers
    } else {
      let new = try tree(of: layers, device: screen, time: frame.time)
      if recording.frames.isEmpty {
        recording.device = screen
        recording.root = new.root
        recording.layers = new.layers
      } else {
        let old = LayerTree(device: self.device, root: recording.root, layers: previous)
        frame.changes = old.changes(to: new)
      }
      previous = new.layers
    }
    largestNumber = layers.reduce(largestNumber) { max($0, $1.id) }
    if screen != self.device, !recording.frames.isEmpty { frame.device = screen }
    self.device = screen
    recording.frames.append(frame)
  }

  /// Adds the frame nearest to a time, in which only the states of some layers differ.
  ///
  /// - Parameters:
  ///   - time: The time, s.
  ///   - states: The states with the indices of their layers in the last frame's list; invalid
  ///     indices are ignored.
  /// - Throws: When the time is not after the last frame's, or when a number is not finite.
  package mutating func append(
    time: Double, states: [(place: Int, state: LayerState)]
  ) throws(RecordingError) {
    let index = try frameIndex(at: time)
    var frame = Frame(index: index, framesPerSecond: recording.device.framesPerSecond)
    for (place, state) in states where previous.indices.contains(place) {
      let old = previous[place]
      guard old.state != state else { continue }
      if let property = state.firstNotFinite {
        throw RecordingError(
          "layer \(old.id) '\(old.name)' at \(frame.time.fixed(4)) s has a \(property) that is not a "
            + "finite number")
      }
      frame.changes.append(.state(id: old.id, delta: LayerDelta(from: old.state, to: state)))
      previous[place].state = state
    }
    recording.frames.append(frame)
  }

  /// Names the last frame; has no effect without a frame.
  package mutating func snapshot(named name: String) {
    guard let frame = recording.frames.last else { return }
    recording.snapshots.append(SnapshotMark(time: frame.time, frame: frame.index, name: name))
  }

  /// Returns the recording so far.
  ///
  /// - Parameter duration: The duration, s; `nil` uses the time of the last frame.
  package func finish(duration: Double? = nil) -> Recording {
    var result = recording
    result.events = events
    result.touches = touches
    result.verdicts = verdicts
    result.diagnostics = diagnostics
    result.duration = duration ?? recording.frames.last?.time ?? 0
    return result
  }

  private func frameIndex(at time: Double) throws(RecordingError) -> Int {
    let rate = max(1, recording.device.framesPerSecond)
    guard time.isFinite, time >= 0, time < 1e6 else {
      throw RecordingError("the time of a frame must be 0 s to 1000000 s, not \(numberText(time))")
    }
    let index = Int((time * Double(rate)).rounded())
    if let last = recording.frames.last, index <= last.index {
      throw RecordingError(
        "frame \(index) at \(time.fixed(4)) s is not after frame \(last.index); "
          + "add every frame once, in chronological order")
    }
    return index
  }

  /// Returns the changes to a tree of the same structure, or with more or fewer layers at the front, as
  /// after a presentation; `nil` for any other, which `LayerTree.changes(to:)` compares in more time.
  private func changesInPlace(to layers: [LayerRecord]) -> [LayerChange]? {
    guard !recording.frames.isEmpty,
      var changes = changesAtFront(from: min(layers.count, previous.count), to: layers)
    else { return nil }
    for (old, new) in zip(previous, layers) where old != new {
      guard new.id == old.id, new.parent == old.parent, new.index == old.index,
        new.state.firstNotFinite == nil
      else { return nil }
      changes += old.changes(to: new)
    }
    return changes
  }

  /// Returns the removals or insertions of the layers from an index on; `nil` if an inserted layer is not
  /// known to be new, or not in drawing order.
  private func changesAtFront(from count: Int, to layers: [LayerRecord]) -> [LayerChange]? {
    let removed = Set(previous[count...].map(\.id))
    guard layers.count > count else {
      return previous[count...].filter { !removed.contains($0.parent ?? recording.root) }
        .map { .removed(id: $0.id) }
    }
    // From the root to the last layer, in drawing order. The parent of a new layer is one of these.
    var path: [(id: Int, index: Int)] = []
    var next: Int? = previous.last?.id
    for layer in previous.reversed() where layer.id == next {
      path.insert((layer.id, layer.index), at: 0)
      next = layer.parent
    }
    var largest = largestNumber
    for layer in layers[count...] {
      guard layer.id > largest, layer.state.firstNotFinite == nil,
        let parent = path.lastIndex(where: { $0.id == layer.parent })
      else { return nil }
      let index = parent + 1 < path.count ? path[parent + 1].index + 1 : 0
      guard layer.index == index else { return nil }
      path.replaceSubrange((parent + 1)..., with: [(layer.id, index)])
      largest = layer.id
    }
    return layers[count...].map { .inserted(layer: $0) }
  }

  /// Returns the tree of layers in any order.
  ///
  /// - Throws: When a value is not finite, a number is used twice, or a layer is not below the root.
  private func tree(
    of layers: [LayerRecord], device: DeviceInfo, time: Double
  ) throws(RecordingError) -> LayerTree {
    let moment = "at \(time.fixed(4)) s"
    let first = recording.frames.isEmpty ? layers.first { $0.parent == nil }?.id : recording.root
    guard let root = first else {
      throw RecordingError("no layer \(moment) is a root; the window's layer must have no parent")
    }
    var known: Set<Int> = []
    for layer in layers {
      let title = "layer \(layer.id) '\(layer.name)' \(moment)"
      guard known.insert(layer.id).inserted else {
        throw RecordingError("\(title) has the number of another layer; numbers must be unique")
      }
      if let property = layer.state.firstNotFinite {
        throw RecordingError("\(title) has a \(property) that is not a finite number")
      }
    }
    var result = LayerTree(device: device, root: root, layers: layers)
    if result.nodes.count < layers.count {
      result = LayerTree(device: device, root: root, layers: parentsFirst(layers, root: root))
    }
    if let lost = layers.first(where: { result.nodes[$0.id] == nil }) {
      throw RecordingError(
        "layer \(lost.id) '\(lost.name)' \(moment) is not in the tree of the root, layer \(root); "
          + "its parent is \(lost.parent.map(String.init) ?? "missing")")
    }
    return result
  }

  /// Returns the root and its descendants, each after its parent.
  private func parentsFirst(_ layers: [LayerRecord], root: Int) -> [LayerRecord] {
    var byParent: [Int: [LayerRecord]] = [:]
    for layer in layers where layer.id != root {
      if let parent = layer.parent { byParent[parent, default: []].append(layer) }
    }
    var result = layers.filter { $0.id == root }
    var next = 0
    while next < result.count {
      result += byParent[result[next].id] ?? []
      next += 1
    }
    return result
  }
}
