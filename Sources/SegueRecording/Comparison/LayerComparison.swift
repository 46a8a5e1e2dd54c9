/// Compares the layers of two recordings at every frame of either.
struct LayerComparison {
  /// The name of a layer, by which it is found in both recordings.
  private typealias Key = LayerNames.Name

  /// One recording at the time of the comparison.
  private struct Side {
    var tree: LayerTree
    /// The frames after that time.
    var frames: ArraySlice<Frame>
    var keys = LayerNames()
    var ids: [Key: Int] = [:]

    init(_ recording: Recording) {
      tree = recording.initialTree
      frames = recording.frames[...]
      note(tree.layers)
    }

    /// Applies all frames up to a time; returns whether the tree may have changed.
    mutating func advance(to time: Double) -> Bool {
      var hasChanged = false
      while let frame = frames.first, frame.time <= time + 1e-9 {
        frames.removeFirst()
        tree.apply(frame)
        hasChanged = hasChanged || !frame.changes.isEmpty
        note(
          frame.changes.compactMap { change in
            if case .inserted(let layer) = change { layer } else { nil }
          })
      }
      return hasChanged
    }

    /// Names the layers that have no name yet.
    private mutating func note(_ layers: [LayerRecord]) {
      for layer in layers where keys[layer.id] == nil {
        if let key = keys.add(layer.id, of: tree) { ids[key] = layer.id }
      }
    }
  }

  /// A property of a layer that differs, with what is known at the time of the comparison.
  private struct Finding {
    var key: Key
    var isNamed: Bool
    var difference: RecordingDifference
    /// The largest difference of the values.
    var largest: Double
  }

  /// The layers whose rectangles or transforms differ at the time of the comparison.
  private var moved: Set<Key> = []

  /// A property of a layer.
  private struct Place: Hashable {
    var key: Key
    var property: String
  }

  /// The largest difference that rounding makes: of a position or size, pt, or of an opacity.
  private static let rounding = 0.0005

  private var before: Side
  private var after: Side
  private var findings: [Finding] = []
  /// The indices of the findings.
  private var places: [Place: Int] = [:]

  /// The duration of the longer recording, s.
  private let end: Double

  init(_ before: Recording, _ after: Recording) {
    self.before = Side(before)
    self.after = Side(after)
    end = max(before.duration, after.duration)
  }

  /// Compares all frames.
  mutating func run() {
    compare(at: 0)
    while let next = [before.frames.first?.time, after.frames.first?.time].compactMap(\.self).min()
    {
      let hasChanged = [before.advance(to: next), after.advance(to: next)]
      if hasChanged.contains(true) {
        compare(at: next)
      } else {
        extend(to: next)
      }
    }
    extend(to: end)
  }

  /// Continues the open differences: nothing has changed.
  private mutating func extend(to time: Double) {
    let time = time.rounded(places: Quantized.places)
    for index in open where time > start(index) {
      findings[index].difference.times = start(index)...time
    }
  }

  private func start(_ index: Int) -> Double { findings[index].difference.times.lowerBound }

  /// The indices of the findings that the last comparison has made or confirmed.
  private var open: [Int] = []

  private mutating func compare(at time: Double) {
    open = []
    moved = []
    if before.tree == after.tree { return }
    var seen: Set<Key> = []
    for layer in before.tree.layers {
      guard let key = before.keys[layer.id] else { continue }
      seen.insert(key)
      compare(key, layer, after.ids[key].flatMap(after.tree.unplacedLayer), at: time)
    }
    for layer in after.tree.layers {
      guard let key = after.keys[layer.id], !seen.contains(key) else { continue }
      compare(key, before.ids[key].flatMap(before.tree.unplacedLayer), layer, at: time)
    }
  }

  private mutating func compare(
    _ key: Key, _ old: LayerRecord?, _ new: LayerRecord?, at time: Double
  ) {
    guard let one = old ?? new else { return }
    func add(
      _ kind: RecordingDifference.Kind, _ property: String, _ size: Double,
      _ values: (String, String),
      outline: Verdict.Outline? = nil
    ) {
      note(
        Place(key: key, property: property), kind, one.isNamed, size, values, outline, at: time)
    }
    guard let old, let new else {
      func text(_ layer: LayerRecord?) -> String { layer == nil ? "absent" : "on the screen" }
      return add(.presence, "", 1, (text(old), text(new)))
    }
    let oldRect = before.tree.deviceRect(of: old.id) ?? .zero
    let newRect = after.tree.deviceRect(of: new.id) ?? .zero
    let isCarried = isCarried(old, new)
    let sides = [
      ("x", oldRect.x, newRect.x), ("y", oldRect.y, newRect.y),
      ("width", oldRect.width, newRect.width), ("height", oldRect.height, newRect.height),
    ]
    for (property, old, new) in sides where abs(new - old) > Self.rounding {
      moved.insert(key)
      if isCarried { continue }
      add(
        .movement, property, abs(new - old), ("\(old.trimmed(4)) pt", "\(new.trimmed(4)) pt"),
        outline: Verdict.Outline(expected: oldRect, actual: newRect))
    }
    if old.state != new.state {
      let (opacity, other) = (old.state.opacity, new.state.opacity)
      if abs(other - opacity) > Self.rounding {
        add(.movement, "opacity", abs(other - opacity), (opacity.trimmed(4), other.trimmed(4)))
      }
      for (old, new) in old.state.appearances(comparedWith: new.state) where old.text != new.text {
        add(.appearance, old.property, new.distance(to: old), (old.text, new.text))
      }
      if old.state.transform != new.state.transform { moved.insert(key) }
    }
    if old.content != new.content {
      add(.appearance, "content", 0, (old.content.words, new.content.words))
    }
  }

  /// Returns whether only the superlayer differs: it has moved or changed its size, and the layer is at
  /// the same position in it.
  private func isCarried(_ old: LayerRecord, _ new: LayerRecord) -> Bool {
    guard let one = old.parent, let other = new.parent, let key = before.keys[one],
      key == after.keys[other], moved.contains(key), old.state.hasGeometry(of: new.state),
      let around = before.tree.unplacedLayer(one)?.state,
      let others = after.tree.unplacedLayer(other)?.state
    else { return false }
    return around.bounds.x == others.bounds.x && around.bounds.y == others.bounds.y
      && around.sublayerTransform == others.sublayerTransform
  }

  private mutating func note(
    _ place: Place, _ kind: RecordingDifference.Kind, _ isNamed: Bool, _ size: Double,
    _ values: (before: String, after: String), _ outline: Verdict.Outline?, at time: Double
  ) {
    let time = time.rounded(places: Quantized.places)
    guard let index = places[place] else {
      places[place] = findings.count
      open.append(findings.count)
      findings.append(
        Finding(
          key: place.key, isNamed: isNamed,
          difference: RecordingDifference(
            kind: kind, subjects: [place.key.text], property: place.property, times: time...time,
            peak: time, before: values.before, after: values.after, outline: outline),
          largest: size))
      return
    }
    open.append(index)
    findings[index].difference.times = start(index)...time
    guard size > findings[index].largest else { return }
    findings[index].largest = size
    (findings[index].difference.before, findings[index].difference.after) = values
    findings[index].difference.peak = time
    findings[index].difference.outline = outline
  }

  /// The differences; layers that differ equally are one.
  var differences: [RecordingDifference] {
    struct Group: Hashable {
      var property: String
      var times: ClosedRange<Double>
      var size: Int
    }
    var groups: [Group: Int] = [:]
    var result: [RecordingDifference] = []
    let sorted = findings.enumerated().sorted {
      ($0.element.isNamed ? 0 : 1, $0.offset) < ($1.element.isNamed ? 0 : 1, $1.offset)
    }.map(\.element)
    for finding in sorted {
      let difference = finding.difference
      let group = Group(
        property: difference.property, times: difference.times,
        size: Int((finding.largest * 1000).rounded()))
      if let index = groups[group] {
        result[index].subjects += difference.subjects
      } else {
        groups[group] = result.count
        result.append(difference)
      }
    }
    return result
  }
}

extension LayerContent {
  fileprivate var words: String {
    switch self {
    case .none: "nothing"
    case .text(let text): "'\(text.string)'"
    case .image(let image): "the image \(image.name)"
    case .blur: "a blur"
    case .drawing(let drawing): "a drawing of \(drawing.elements.count) elements"
    case .shape: "a shape"
    case .gradient: "a gradient"
    }
  }
}
