/// Conversion between the values of animations and their numbers.
nonisolated extension AnimatableKeyPath {
  /// The expected type of a value, for a message.
  var expectedType: String {
    switch kind {
    case .number: "a finite number"
    case .point: "a CGPoint of finite numbers"
    case .size: "a CGSize of finite numbers"
    case .rectangle: "a CGRect of finite numbers"
    case .color: "a CGColor"
    case .transform: "a CATransform3D of finite numbers"
    case .part(let part): part.count == 1 ? "a finite number" : "a CGSize of finite numbers"
    case .path: "a CGPath"
    case .colors: "an array of CGColor"
    case .numbers: "an array of finite numbers"
    }
  }

  /// Returns the numbers of a value; nil if it has another type or a component is not finite.
  func numbers(of value: Any) -> [Double]? {
    let numbers: [Double]? =
      switch kind {
      case .number: Self.number(value).map { [$0] }
      case .point: Self.point(value)
      case .size: Self.size(value)
      case .rectangle: Self.rectangle(value)
      case .color: Self.color(value)
      case .transform: Self.transform(value)
      case .part(let part):
        part.count == 1 ? Self.number(value).map { [$0] } : Self.size(value) ?? Self.point(value)
      case .path: (value as? CGPath).map(\.outline.numbers)
      case .colors: Self.list(value, Self.color)
      case .numbers: Self.list(value) { Self.number($0).map { [$0] } }
      }
    guard let numbers, numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers
  }

  /// Returns the value that consists of numbers, in the type that an app uses.
  func value(_ n: [Double]) -> Any {
    switch kind {
    case .number: NSNumber(value: n[0])
    case .point: CGPoint(x: n[0], y: n[1])
    case .size: CGSize(width: n[0], height: n[1])
    case .rectangle: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .color: CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    case .transform: CATransform3D(n)
    case .part(let part):
      part.count == 1 ? NSNumber(value: n[0]) : CGSize(width: n[0], height: n[1])
    case .path: CGPath(outline: Outline(numbers: n))
    case .colors:
      stride(from: 0, to: n.count - 3, by: 4).map {
        CGColor(red: n[$0], green: n[$0 + 1], blue: n[$0 + 2], alpha: n[$0 + 3])
      }
    case .numbers: n.map { NSNumber(value: $0) }
    }
  }

  private static func list(_ value: Any, _ numbers: (Any) -> [Double]?) -> [Double]? {
    guard let values = value as? [Any] else { return nil }
    let lists = values.compactMap(numbers)
    return lists.count == values.count ? lists.flatMap(\.self) : nil
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns a value, or the one that an `NSValue` contains.
  private static func unboxed<Value>(
    _ value: Any, _ sample: NSValue, _ unbox: (NSValue) -> Value
  ) -> Value? {
    if let value = value as? Value { return value }
    guard let box = value as? NSValue, box.holds(sample) else { return nil }
    return unbox(box)
  }

  private static func point(_ value: Any) -> [Double]? {
    unboxed(value, NSValue(cgPoint: .zero), \.cgPointValue).map { [$0.x, $0.y] }
  }

  private static func size(_ value: Any) -> [Double]? {
    unboxed(value, NSValue(cgSize: .zero), \.cgSizeValue).map { [$0.width, $0.height] }
  }

  private static func rectangle(_ value: Any) -> [Double]? {
    unboxed(value, NSValue(cgRect: .zero), \.cgRectValue).map {
      [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
    }
  }

  private static func color(_ value: Any) -> [Double]? {
    (value as? CGColor).map { RGBA($0) }.map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  private static func transform(_ value: Any) -> [Double]? {
    unboxed(value, NSValue(caTransform3D: CATransform3DIdentity), \.caTransform3DValue)
      .map(\.elements)
  }
}

nonisolated extension CALayer {
  /// Returns the numbers of an animation's value; nil for `nil`, and for an unusable value, which
  /// is reported.
  func numbers(of value: Any?, _ property: String, _ path: AnimatableKeyPath) -> [Double]? {
    guard let value else { return nil }
    if let numbers = path.numbers(of: value) { return numbers }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "\(property) of an animation of \(path.name) of \(describedOwner) is \(value) "
        + "(\(type(of: value))), which is ignored; \(path.expectedType) is required")
    return nil
  }

  /// Reports an animation without an animatable key path; it has no effect.
  func reportUnknown(_ keyPath: String?) {
    if let keyPath, StoredProperty.isDiscrete(keyPath) { return }
    let name = keyPath.map { "'\($0)'" } ?? "nil"
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "the key path \(name) of an animation of \(describedOwner) is not animatable; the animation "
        + "has no effect; use \(AnimatableKeyPath.list)")
  }
}

nonisolated extension CALayer {
  /// Returns the key path of an app's own property: one that has a value, or that the class displays.
  func ownKeyPath(_ name: String, like sample: Any?) -> AnimatableKeyPath? {
    if Self.isKnown(name) { return nil }
    let value = property(name)
    guard value != nil || type(of: self).needsDisplay(forKey: name) else { return nil }
    return AnimatableKeyPath(custom: name, like: sample ?? value)
  }
}
