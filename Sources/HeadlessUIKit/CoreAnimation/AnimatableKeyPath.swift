/// An animatable property of a layer, or a component of one, as a list of numbers.
nonisolated struct AnimatableKeyPath {
  /// The type that the numbers represent.
  enum Kind: Equatable {
    case number, point, size, rectangle, color, transform
    /// A component of a transform.
    case part(TransformPart)
    /// An outline, a list of colors, a list of numbers.
    case path, colors, numbers
  }

  let name: String
  let kind: Kind
  /// The scalars of the layer's values; empty for a component of the transform.
  let keys: [ScalarKey]
  /// The property in `LayerExtras` that has the value; nil for the layer's values.
  private(set) var stored: StoredProperty?

  /// Creates the key path of an animatable property; nil if there is none with this name.
  init?(_ name: String) {
    if let (kind, keys) = Self.properties[name] {
      self.init(name: name, kind: kind, keys: keys)
    } else if let part = TransformPart(rawValue: name) {
      self.init(name: name, kind: .part(part), keys: [])
    } else if let index = Self.elements.firstIndex(of: name) {
      self.init(name: name, kind: .number, keys: [.element(index)])
    } else if let (kind, stored) = StoredProperty.find(name) {
      self.init(name: name, kind: kind, keys: [])
      self.stored = stored
    } else {
      return nil
    }
  }

  /// Creates the key path of an app's own property, whose type is that of a value; nil for a type that is
  /// not animatable.
  init?(custom name: String, like value: Any?) {
    guard let value else { return nil }
    let kinds: [Kind] = [.number, .point, .size, .rectangle, .color, .transform, .path]
    guard
      let kind = kinds.first(where: {
        Self(name: name, kind: $0, keys: []).numbers(of: value) != nil
      })
    else { return nil }
    self.init(name: name, kind: kind, keys: [])
    stored = StoredProperty(name: name, kind: kind)
  }

  /// The key paths of the elements of the transform.
  private static let elements = (1...4).flatMap { row in
    (1...4).map { "transform.m\(row)\($0)" }
  }

  init(name: String, kind: Kind, keys: [ScalarKey]) {
    self.name = name
    self.kind = kind
    self.keys = keys
  }

  /// The animatable properties, as listed in messages.
  static let list =
    "position, bounds, anchorPoint, zPosition, opacity, cornerRadius, borderWidth, borderColor, "
    + "shadowColor, shadowOpacity, shadowRadius, shadowOffset, backgroundColor, transform and their "
    + "parts, or an animatable property of the layer's class"

  private static let properties: [String: (Kind, [ScalarKey])] = [
    "position": (.point, [.positionX, .positionY]),
    "position.x": (.number, [.positionX]),
    "position.y": (.number, [.positionY]),
    "bounds": (.rectangle, [.boundsX, .boundsY, .boundsWidth, .boundsHeight]),
    "bounds.origin": (.point, [.boundsX, .boundsY]),
    "bounds.origin.x": (.number, [.boundsX]),
    "bounds.origin.y": (.number, [.boundsY]),
    "bounds.size": (.size, [.boundsWidth, .boundsHeight]),
    "bounds.size.width": (.number, [.boundsWidth]),
    "bounds.size.height": (.number, [.boundsHeight]),
    "anchorPoint": (.point, [.anchorX, .anchorY]),
    "anchorPoint.x": (.number, [.anchorX]),
    "anchorPoint.y": (.number, [.anchorY]),
    "zPosition": (.number, [.zPosition]),
    "opacity": (.number, [.opacity]),
    "cornerRadius": (.number, [.cornerRadius]),
    "borderWidth": (.number, [.borderWidth]),
    "shadowOpacity": (.number, [.shadowOpacity]),
    "shadowRadius": (.number, [.shadowRadius]),
    "shadowOffset": (.size, [.shadowWidth, .shadowHeight]),
    "shadowOffset.width": (.number, [.shadowWidth]),
    "shadowOffset.height": (.number, [.shadowHeight]),
    "backgroundColor": (.color, [.red, .green, .blue, .alpha]),
    "shadowColor": (.color, [.shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha]),
    "borderColor": (.color, [.borderRed, .borderGreen, .borderBlue, .borderAlpha]),
    "transform": (.transform, (0..<16).map { ScalarKey.element($0) }),
  ]

  // MARK: Layer values

  func read(_ state: LayerValues) -> [Double] {
    if case .part(let part) = kind { return part.read(state.transform) }
    return keys.map { state[$0] }
  }

  func write(_ numbers: [Double], to state: inout LayerValues) {
    if case .part(let part) = kind {
      state.transform = part.set(numbers, in: state.transform)
    } else {
      for (key, number) in zip(keys, numbers) { state[key] = number }
    }
  }

  // MARK: Arithmetic

  /// The neutral element of addition.
  var zero: [Double] {
    kind == .transform ? CATransform3DIdentity.elements : numbers(repeating: 0)
  }

  private func numbers(repeating number: Double) -> [Double] {
    let count =
      switch kind {
      case .part(let part): part.count
      case .path, .colors, .numbers: 0
      case .number: 1
      case .point, .size: 2
      case .rectangle, .color: 4
      case .transform: 16
      }
    return [Double](repeating: number, count: count)
  }

  /// Returns the sum of two values; transforms are concatenated, and lists replace one another.
  func sum(_ first: [Double], _ second: [Double]) -> [Double] {
    if isList { return second }
    guard kind == .transform else { return zip(first, second).map { $0 + $1 } }
    return CATransform3DConcat(CATransform3D(second), CATransform3D(first)).elements
  }

  /// Returns what must be added to `second` to reach `first`.
  func difference(_ first: [Double], _ second: [Double]) -> [Double] {
    if isList { return first }
    guard kind == .transform else { return zip(first, second).map { $0 - $1 } }
    return CATransform3DConcat(CATransform3D(first), CATransform3DInvert(CATransform3D(second)))
      .elements
  }

  /// Returns the value at a fraction between two values, 0...1 or beyond; exact at both ends.
  ///
  /// Transforms are interpolated by components, so that a rotation keeps the size; a color
  /// that fades from or to transparency keeps its hue.
  func mix(_ start: [Double], _ end: [Double], _ fraction: Double) -> [Double] {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    var (start, end) = (start, end)
    if kind == .transform,
      let mixed = Self.mixPlane(start, end, fraction) ?? Self.mixSpace(start, end, fraction)
    {
      return mixed
    }
    // Lists of different lengths, and paths of different elements, change at once.
    if isList, !isMixable(start, end) { return end }
    if kind == .color {
      if start[3] == 0 { start = end.dropLast() + [0] }
      if end[3] == 0 { end = start.dropLast() + [0] }
    }
    return zip(start, end).map { $0 + ($1 - $0) * fraction }
  }

  /// Returns the value between two transforms in space; nil if one of them flattens.
  private static func mixSpace(_ start: [Double], _ end: [Double], _ fraction: Double) -> [Double]?
  {
    guard let from = SpaceTransformParts(CATransform3D(start)),
      let to = SpaceTransformParts(CATransform3D(end))
    else { return nil }
    return from.mixed(with: to, at: fraction).transform.elements
  }

  /// Returns the value between two affine transforms; nil if one of them is not affine.
  private static func mixPlane(_ start: [Double], _ end: [Double], _ fraction: Double) -> [Double]?
  {
    let (from, to) = (CATransform3D(start), CATransform3D(end))
    guard CATransform3DIsAffine(from), CATransform3DIsAffine(to) else { return nil }
    var parts = TransformParts(CATransform3DGetAffineTransform(from))
    let differences = TransformParts(CATransform3DGetAffineTransform(to)).differences(from: parts)
    for (key, difference) in differences { parts.add(difference * fraction, to: key) }
    return CATransform3DMakeAffineTransform(parts.transform).elements
  }
}

nonisolated extension CATransform3D {
  /// Creates a matrix from its sixteen elements, row by row.
  package init(_ n: [Double]) {
    self.init(
      rows: stride(from: 0, to: 16, by: 4).map { SIMD4(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) })
  }
}
