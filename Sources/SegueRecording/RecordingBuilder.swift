/// Makes a recording from complete layer trees, keeping only what differs from frame to frame.
public struct RecordingBuilder: Sendable {
  /// What happened so far.
  public var events: [EventRecord] = []
  /// Where fingers were so far.
  public var touches: [TouchRecord] = []
  /// What became of the expectations so far.
  public var verdicts: [Verdict] = []
  /// What the device complained about so far.
  public var diagnostics: [DiagnosticRecord] = []

  private var recording: Recording
  private var device: DeviceInfo
  /// The last tree, parents first and siblings from the back.
  private var previous: [LayerRecord] = []

  /// Begins a recording.
  public init(file: String, scenario: String, device: DeviceInfo) {
    self.device = device
    recording = Recording(file: file, scenario: scenario, device: device, root: 0, layers: [])
  }

  /// Adds the frame nearest to a time, with the whole tree as it is then.
  ///
  /// Layers may come in any order; siblings stand in the order of their index, equal ones in the order
  /// given. The first tree's root is the recording's. A device is given when the screen has turned.
  /// - Throws: when the time is not after the last frame's, when a number is not finite, when a number
  ///   of a layer is used twice, or when a layer does not hang on the root.
  public mutating func append(
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
    if screen != self.device, !recording.frames.isEmpty { frame.device = screen }
    self.device = screen
    recording.frames.append(frame)
  }

  /// Adds the frame nearest to a time, of which only some layers' states differ from the last one.
  ///
  /// - Parameters:
  ///   - time: The time, s.
  ///   - states: The states by the places of their layers in the last frame's list; places that it
  ///     has not are passed over.
  /// - Throws: when the time is not after the last frame's, or when a number is not finite.
  public mutating func append(
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

  /// Gives the last frame a name; without any frame nothing is named.
  public mutating func snapshot(named name: String) {
    guard let frame = recording.frames.last else { return }
    recording.snapshots.append(SnapshotMark(time: frame.time, frame: frame.index, name: name))
  }

  /// The recording so far; its duration is given, or reaches to the last frame. Unit: s.
  public func finish(duration: Double? = nil) -> Recording {
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
      throw RecordingError("a frame needs a time from 0 s to 1000000 s, not \(time)")
    }
    let index = Int((time * Double(rate)).rounded())
    if let last = recording.frames.last, index <= last.index {
      throw RecordingError(
        "frame \(index) at \(time.fixed(4)) s does not come after frame \(last.index); "
          + "add every frame once, in the order of time")
    }
    return index
  }

  /// The changes to a tree of the same shape, without building trees; nil when more has changed.
  private func changesInPlace(to layers: [LayerRecord]) -> [LayerChange]? {
    guard !recording.frames.isEmpty, layers.count == previous.count else { return nil }
    var changes: [LayerChange] = []
    for (old, new) in zip(previous, layers) where old != new {
      guard new.id == old.id, new.parent == old.parent, new.index == old.index,
        new.state.firstNotFinite == nil
      else { return nil }
      changes += old.changes(to: new)
    }
    return changes
  }

  private func tree(
    of layers: [LayerRecord], device: DeviceInfo, time: Double
  ) throws(RecordingError) -> LayerTree {
    let moment = "at \(time.fixed(4)) s"
    let first = recording.frames.isEmpty ? layers.first { $0.parent == nil }?.id : recording.root
    guard let root = first else {
      throw RecordingError("no layer \(moment) is without a parent; the window's must be")
    }
    var known: Set<Int> = []
    for layer in layers {
      let title = "layer \(layer.id) '\(layer.name)' \(moment)"
      guard known.insert(layer.id).inserted else {
        throw RecordingError("\(title) has the number of another layer; each needs its own")
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
        "layer \(lost.id) '\(lost.name)' \(moment) does not hang on the root, layer \(root); "
          + "its parent is \(lost.parent.map(String.init) ?? "missing")")
    }
    return result
  }

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
