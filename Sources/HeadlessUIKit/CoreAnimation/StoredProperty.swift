/// A property in `LayerExtras`, or a component of one, that animations change.
nonisolated struct StoredProperty {
  typealias Kind = AnimatableKeyPath.Kind

  /// The name of the whole property.
  let name: String
  let kind: Kind
  /// The numbers of the component; nil for the whole property, and for a component of a transform.
  var indices: Range<Int>?

  init(name: String, kind: Kind, indices: Range<Int>? = nil) {
    self.name = name
    self.kind = kind
    self.indices = indices
  }

  /// Returns the property with a key path, and the kind of that: nil if there is none.
  static func find(_ path: String) -> (kind: Kind, property: StoredProperty)? {
    if let kind = kinds[path] { return (kind, StoredProperty(name: path, kind: kind)) }
    guard let dot = path.firstIndex(of: ".") else { return nil }
    let name = String(path[..<dot])
    guard let kind = kinds[name] else { return nil }
    let component = String(path[path.index(after: dot)...])
    if kind == .transform, let part = TransformPart(rawValue: "transform." + component) {
      return (.part(part), StoredProperty(name: name, kind: kind))
    }
    guard let (own, indices) = components(of: kind)[component] else { return nil }
    return (own, StoredProperty(name: name, kind: kind, indices: indices))
  }

  /// Whether a property exists that changes without intermediate values, so that an animation of it has
  /// no effect.
  static func isDiscrete(_ path: String) -> Bool {
    let name = path.prefix { $0 != "." }
    return [
      "contents", "hidden", "masksToBounds", "doubleSided", "mask", "sublayers", "filters",
      "backgroundFilters", "compositingFilter", "emitterCells", "lineDashPattern", "string",
      "fillRule",
    ].contains(name)
  }

  private static func components(of kind: Kind) -> [String: (Kind, Range<Int>)] {
    switch kind {
    case .point: ["x": (.number, 0..<1), "y": (.number, 1..<2)]
    case .size: ["width": (.number, 0..<1), "height": (.number, 1..<2)]
    case .rectangle:
      [
        "origin": (.point, 0..<2), "origin.x": (.number, 0..<1), "origin.y": (.number, 1..<2),
        "size": (.size, 2..<4), "size.width": (.number, 2..<3), "size.height": (.number, 3..<4),
      ]
    case .transform:
      Dictionary(
        uniqueKeysWithValues: (0..<16).map { index in
          ("m\(index / 4 + 1)\(index % 4 + 1)", (.number, index..<(index + 1)))
        })
    default: [:]
    }
  }

  private static let kinds: [String: Kind] = [
    "sublayerTransform": .transform, "anchorPointZ": .number, "contentsRect": .rectangle,
    "contentsCenter": .rectangle, "contentsScale": .number, "rasterizationScale": .number,
    "minificationFilterBias": .number, "shadowPath": .path,
    // Shapes and gradients.
    "path": .path, "fillColor": .color, "strokeColor": .color, "strokeStart": .number,
    "strokeEnd": .number, "lineWidth": .number, "miterLimit": .number, "lineDashPhase": .number,
    "colors": .colors, "locations": .numbers, "startPoint": .point, "endPoint": .point,
    // Replicators and text.
    "instanceDelay": .number, "instanceTransform": .transform, "instanceColor": .color,
    "instanceRedOffset": .number, "instanceGreenOffset": .number, "instanceBlueOffset": .number,
    "instanceAlphaOffset": .number, "fontSize": .number, "foregroundColor": .color,
    // Emitters.
    "birthRate": .number, "lifetime": .number, "emitterPosition": .point,
    "emitterZPosition": .number, "emitterSize": .size, "emitterDepth": .number,
    "velocity": .number, "scale": .number, "spin": .number,
  ]
}

/// Reading and writing of the properties.
nonisolated extension AnimatableKeyPath {
  /// The name of the property that the key path, which may be of a component, changes.
  var wholeName: String {
    if let stored { return stored.name }
    return name.hasPrefix("bounds.") || name.contains(".")
      ? String(name.prefix { $0 != "." }) : name
  }

  /// Whether animation blocks animate the property of a view's layer.
  var isOfBlocks: Bool {
    guard stored == nil else { return false }
    return kind == .transform || keys.contains { $0.blockChange != .immediate }
  }

  /// Whether the value is a list of a length of its own.
  var isList: Bool { kind == .path || kind == .colors || kind == .numbers }

  /// Returns whether two lists have intermediate values: as many numbers, and paths the same elements.
  func isMixable(_ start: [Double], _ end: [Double]) -> Bool {
    guard start.count == end.count else { return false }
    return kind != .path || Outline.haveSameElements(start, end)
  }

  /// Returns the model value of a layer.
  func read(_ layer: CALayer) -> [Double] {
    guard let stored else { return read(layer.states.pointee) }
    return component(of: Self.whole(stored, layer))
  }

  /// Returns the presentation value of a layer at a time.
  func read(_ layer: CALayer, at time: Double) -> [Double] {
    guard let stored else { return read(layer.presentationState(at: time)) }
    let shown = layer.storedValues(at: time).numbers(of: stored.name)
    return component(of: shown ?? Self.whole(stored, layer))
  }

  /// Returns the numbers of the whole property with those of the component in it.
  func written(_ numbers: [Double], on layer: CALayer) -> [Double] {
    guard let stored else {
      var state = layer.states.pointee
      write(numbers, to: &state)
      return AnimatableKeyPath(wholeName)?.read(state) ?? numbers
    }
    return replaced(in: Self.whole(stored, layer), by: numbers)
  }

  /// Returns the value of the whole property with some numbers.
  func value(ofWhole numbers: [Double]) -> Any {
    if let stored { return Self(name: name, kind: stored.kind, keys: []).value(numbers) }
    return AnimatableKeyPath(wholeName)?.value(numbers) ?? numbers
  }

  /// Returns the numbers of a whole property of a layer; those of a missing value are zero.
  static func whole(_ stored: StoredProperty, _ layer: CALayer) -> [Double] {
    let path = Self(name: stored.name, kind: stored.kind, keys: [])
    return layer.property(stored.name).flatMap(path.numbers) ?? path.zero
  }

  func component(of whole: [Double]) -> [Double] {
    if case .part(let part) = kind, stored != nil { return part.read(CATransform3D(whole)) }
    return stored?.indices.map { Array(whole[$0]) } ?? whole
  }

  func replaced(in whole: [Double], by numbers: [Double]) -> [Double] {
    if case .part(let part) = kind, stored != nil {
      return part.set(numbers, in: CATransform3D(whole)).elements
    }
    guard let indices = stored?.indices else { return numbers }
    var whole = whole
    whole.replaceSubrange(indices, with: numbers)
    return whole
  }
}

/// The properties in a layer's `LayerExtras` that animations change, at one time.
nonisolated struct StoredValues {
  private struct Entry {
    let property: StoredProperty
    var numbers: [Double]
  }

  let layer: CALayer
  /// In the order of the animations.
  private var entries: [Entry] = []

  init(of layer: CALayer) { self.layer = layer }

  /// The names and values, in the types of the properties.
  var values: [(name: String, value: Any)] {
    entries.map {
      let path = AnimatableKeyPath(name: $0.property.name, kind: $0.property.kind, keys: [])
      return ($0.property.name, path.value($0.numbers))
    }
  }

  func numbers(of name: String) -> [Double]? {
    entries.first { $0.property.name == name }?.numbers
  }

  mutating func change(_ path: AnimatableKeyPath, _ change: ([Double]) -> [Double]) {
    guard let stored = path.stored else { return }
    var index = entries.firstIndex { $0.property.name == stored.name }
    if index == nil {
      entries.append(
        Entry(
          property: StoredProperty(name: stored.name, kind: stored.kind),
          numbers: AnimatableKeyPath.whole(stored, layer)))
      index = entries.count - 1
    }
    guard let index else { return }
    let old = entries[index].numbers
    entries[index].numbers = path.replaced(in: old, by: change(path.component(of: old)))
  }
}

nonisolated extension CALayer {
  /// Returns the properties in `LayerExtras` that animations change, at a time.
  final func storedValues(at time: Double) -> StoredValues {
    var values = StoredValues(of: self)
    guard let media, !media.animations.isEmpty else { return values }
    let time = ownTime(at: time)
    for animation in media.animations {
      animation.part.apply(to: &values, at: animation.animationTime(at: time))
    }
    return values
  }

  /// Takes animated values in place of those of the model.
  final func show(_ values: StoredValues) {
    for (name, value) in values.values {
      ownExtras.values.updateValue(converted(value, name), forKey: name)
    }
  }
}

nonisolated extension Outline {
  /// The elements as numbers: a code of the element and its points.
  package var numbers: [Double] {
    elements.flatMap { [Double($0.code)] + $0.points.flatMap { [Double($0.x), Double($0.y)] } }
  }

  init(numbers: [Double]) {
    self.init()
    Self.forEachElement(numbers) { code, n in
      func point(_ index: Int) -> CGPoint { CGPoint(x: n[2 * index], y: n[2 * index + 1]) }
      switch code {
      case 0: add(.move(point(0)))
      case 1: add(.line(point(0)))
      case 2: add(.quadratic(point(1), control: point(0)))
      case 3: add(.cubic(point(2), control1: point(0), control2: point(1)))
      default: add(.close)
      }
    }
  }

  /// Returns whether the numbers of two outlines belong to the same elements.
  static func haveSameElements(_ one: [Double], _ other: [Double]) -> Bool {
    var (codes, others): ([Int], [Int]) = ([], [])
    forEachElement(one) { code, _ in codes.append(code) }
    forEachElement(other) { code, _ in others.append(code) }
    return codes == others
  }

  private static func forEachElement(_ numbers: [Double], _ body: (Int, [Double]) -> Void) {
    var index = 0
    while index < numbers.count {
      let code = Int(numbers[index])
      let count = code == 4 ? 0 : 2 * max(1, code)
      guard index + count < numbers.count else { return }
      body(code, Array(numbers[(index + 1)..<(index + 1 + count)]))
      index += 1 + count
    }
  }
}

nonisolated extension OutlineElement {
  fileprivate var code: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadratic: 2
    case .cubic: 3
    case .close: 4
    }
  }
}
