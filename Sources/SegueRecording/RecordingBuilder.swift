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
  private var tree: LayerTree?

  /// Begins a recording.
  public init(file: String, scenario: String, device: DeviceInfo) {
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
    let new = try tree(of: layers, device: device, time: time)
    var frame = Frame(index: index, framesPerSecond: recording.device.framesPerSecond)
    if let tree {
      frame.device = new.device == tree.device ? nil : new.device
      frame.changes = tree.changes(to: new)
    } else {
      recording.device = new.device
      recording.root = new.root
      recording.layers = new.layers
    }
    tree = new
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

  private func tree(
    of layers: [LayerRecord], device: DeviceInfo?, time: Double
  ) throws(RecordingError) -> LayerTree {
    let moment = "at \(time.fixed(4)) s"
    guard let root = tree?.root ?? layers.first(where: { $0.parent == nil })?.id else {
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
    let current = device ?? tree?.device ?? recording.device
    var result = LayerTree(device: current, root: root, layers: layers)
    if result.nodes.count < layers.count {
      result = LayerTree(device: current, root: root, layers: parentsFirst(layers, root: root))
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
