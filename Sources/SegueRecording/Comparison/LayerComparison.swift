/// Compares the layers of two recordings at every frame of either.
struct LayerComparison {
  /// A layer in both recordings: its name, and how many layers of that name were there before.
  private struct Key: Hashable {
    var name: String
    var number: Int

    var text: String { number == 1 ? name : "\(name) (\(number))" }
  }

  /// One recording, at a time.
  private struct Side {
    var tree: LayerTree
    var frames: ArraySlice<Frame>
    var keys: [Int: Key] = [:]
    var ids: [Key: Int] = [:]
    var counts: [String: Int] = [:]

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

    private mutating func note(_ layers: [LayerRecord]) {
      for layer in layers where keys[layer.id] == nil {
        counts[layer.name, default: 0] += 1
        let key = Key(name: layer.name, number: counts[layer.name] ?? 1)
        keys[layer.id] = key
        ids[key] = layer.id
      }
    }
  }

  /// A property that differs, until now.
  private struct Finding {
    var key: Key
    var isNamed: Bool
    var difference: RecordingDifference
    var largest: Double
  }

  /// A property of a layer.
  private struct Place: Hashable {
    var key: Key
    var property: String
  }

  /// The largest difference of a position or size that rounding makes, pt.
  private static let rounding = 0.0005

  private var before: Side
  private var after: Side
  private var findings: [Finding] = []
  private var places: [Place: Int] = [:]

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

  /// The findings of the last comparison.
  private var open: [Int] = []

  private mutating func compare(at time: Double) {
    open = []
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
    let numbers = [
      ("x", oldRect.x, newRect.x), ("y", oldRect.y, newRect.y),
      ("width", oldRect.width, newRect.width), ("height", oldRect.height, newRect.height),
      ("opacity", old.state.opacity, new.state.opacity),
    ]
    for (property, old, new) in numbers where abs(new - old) > Self.rounding {
      let unit = property == "opacity" ? "" : " pt"
      add(
        .movement, property, abs(new - old), (old.trimmed(4) + unit, new.trimmed(4) + unit),
        outline: Verdict.Outline(expected: oldRect, actual: newRect))
    }
    if old.state != new.state {
      for (property, old, new) in zip(old.state.appearances, new.state.appearances)
        .map({ ($0.property, $0.text, $1.text) }) where old != new
      {
        add(.appearance, property, 0, (old, new))
      }
    }
    if old.content != new.content {
      add(.appearance, "content", 0, (old.content.words, new.content.words))
    }
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

extension LayerState {
  /// The properties that change the picture without changing the rectangle on the screen.
  fileprivate var appearances: [(property: String, text: String)] {
    func list(_ numbers: [Double]) -> String {
      "[\(numbers.map { $0.trimmed(4) }.joined(separator: ", "))]"
    }
    func text(_ color: RecordedColor) -> String {
      list([color.red, color.green, color.blue, color.alpha])
    }
    return [
      ("transform", transform.turn), ("sublayerTransform", sublayerTransform.turn),
      ("zPosition", zPosition.trimmed(4)), ("isHidden", "\(isHidden)"),
      ("background", text(background)), ("cornerRadius", "\(cornerRadius.trimmed(4)) pt"),
      ("maskedCorners", "\(maskedCorners.rawValue)"), ("masksToBounds", "\(masksToBounds)"),
      ("shadow.opacity", shadow.opacity.trimmed(4)),
      ("shadow.radius", "\(shadow.radius.trimmed(4)) pt"),
      ("shadow.offset", list([shadow.offset.x, shadow.offset.y])),
      ("shadow.color", text(shadow.color)), ("borderWidth", "\(borderWidth.trimmed(4)) pt"),
      ("borderColor", text(borderColor)),
    ]
  }
}

extension RecordedTransform {
  /// The entries without the translation, which moves the rectangle.
  fileprivate var turn: String {
    let shown = entries.enumerated().filter { !(12...14).contains($0.offset) }.map(\.element)
    return "[\(shown.map { $0.trimmed(4) }.joined(separator: ", "))]"
  }
}

extension LayerContent {
  fileprivate var words: String {
    switch self {
    case .none: "nothing"
    case .text(let text): "'\(text.string)'"
    case .image(let image): "the image \(image.name)"
    case .blur: "a blur"
    }
  }
}
