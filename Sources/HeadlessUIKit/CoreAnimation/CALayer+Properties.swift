/// Properties by their names: UIKit's key-value coding of layers.
/// Returns a number as an `NSNumber`, from which it can be cast to any type of number, and other values as
/// they are.
nonisolated func boxed(_ value: Any) -> Any { (value as? NSNumber) ?? value }

nonisolated extension CALayer {
  /// A property of the layer values, or a method that has another type.
  private struct Accessor {
    var read: (CALayer) -> Any?
    var write: (CALayer, Any?) -> Void
  }

  /// Returns an accessor that converts values as an animation does.
  private static func numeric(_ key: String, _ write: @escaping (CALayer, Any) -> Void) -> Accessor
  {
    Accessor(
      read: { layer in
        AnimatableKeyPath(key).map { $0.value($0.read(layer.states.pointee)) }
      },
      write: { layer, value in
        guard let value, let path = AnimatableKeyPath(key),
          let numbers = layer.numbers(of: value, key, path)
        else { return }
        write(layer, path.value(numbers))
      })
  }

  private static func color(_ key: ReferenceWritableKeyPath<CALayer, CGColor?>) -> Accessor {
    Accessor(
      read: { $0[keyPath: key] }, write: { $0[keyPath: key] = $1.flatMap { $0 as? CGColor } })
  }

  private static func flag(_ key: ReferenceWritableKeyPath<CALayer, Bool>) -> Accessor {
    Accessor(
      read: { $0[keyPath: key] },
      write: { $0[keyPath: key] = ($1 as? Bool) ?? ($1 as? NSNumber)?.boolValue ?? false })
  }

  /// Returns whether a key is one of Core Animation's.
  static func isKnown(_ key: String) -> Bool { accessor(key) != nil }

  /// The accessors of properties that are not in `LayerExtras`.
  private static func accessor(_ key: String) -> Accessor? {
    switch key {
    case "bounds": numeric(key) { if let value = $1 as? CGRect { $0.bounds = value } }
    case "position": numeric(key) { if let value = $1 as? CGPoint { $0.position = value } }
    case "anchorPoint": numeric(key) { if let value = $1 as? CGPoint { $0.anchorPoint = value } }
    case "zPosition": numeric(key) { if let value = $1 as? Double { $0.zPosition = value } }
    case "transform": numeric(key) { if let value = $1 as? CATransform3D { $0.transform = value } }
    case "opacity": numeric(key) { if let value = $1 as? Double { $0.opacity = Float(value) } }
    case "cornerRadius": numeric(key) { if let value = $1 as? Double { $0.cornerRadius = value } }
    case "borderWidth": numeric(key) { if let value = $1 as? Double { $0.borderWidth = value } }
    case "shadowOpacity":
      numeric(key) { if let value = $1 as? Double { $0.shadowOpacity = Float(value) } }
    case "shadowRadius": numeric(key) { if let value = $1 as? Double { $0.shadowRadius = value } }
    case "shadowOffset": numeric(key) { if let value = $1 as? CGSize { $0.shadowOffset = value } }
    case "backgroundColor": color(\.backgroundColor)
    case "shadowColor": color(\.shadowColor)
    case "borderColor": color(\.borderColor)
    case "hidden", "isHidden": flag(\.isHidden)
    case "masksToBounds": flag(\.masksToBounds)
    case "frame":
      Accessor(
        read: { $0.frame },
        write: { layer, value in
          if let rect = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue {
            layer.frame = rect
          }
        })
    case "maskedCorners":
      Accessor(
        read: { $0.maskedCorners.rawValue },
        write: { layer, value in
          if let number = value as? NSNumber {
            layer.maskedCorners = CACornerMask(rawValue: number.uintValue)
          }
        })
    case "mask": Accessor(read: { $0.mask }, write: { $0.mask = $1.flatMap { $0 as? CALayer } })
    case "sublayers":
      Accessor(read: { $0.sublayers }, write: { $0.sublayers = $1.flatMap { $0 as? [CALayer] } })
    case "superlayer": Accessor(read: { $0.superlayer }, write: { _, _ in })
    case "delegate": Accessor(read: { $0.delegate }, write: { _, _ in })
    default: nil
    }
  }

  /// Returns the value of a property by its name: one of the layer's, of an app's own key, or nil. A
  /// number is an `NSNumber`.
  final func property(_ key: String) -> Any? {
    if let accessor = Self.accessor(key) { return accessor.read(self).map(boxed) }
    if let entry = extras?.values[key] { return entry.map(boxed) }
    return type(of: self).defaultValue(forKey: key).map(boxed)
  }

  /// Sets a property by its name. Any name is accepted, as in UIKit.
  final func setProperty(_ key: String, to value: Any?) {
    if let accessor = Self.accessor(key) { return accessor.write(self, value) }
    store(key, converted(value, key))
  }

  /// Returns a value in the type of the property, so that typed access finds it.
  func converted(_ value: Any?, _ key: String) -> Any? {
    guard let value, let sample = type(of: self).defaultValue(forKey: key) else { return value }
    let number = AnimatableKeyPath.number(value)
    switch sample {
    case is Float: return number.map { Float($0) } ?? value
    case is CGFloat: return number.map { CGFloat($0) } ?? value
    case is Double: return number ?? value
    case is Int: return (value as? NSNumber)?.intValue ?? value
    case is UInt32: return (value as? NSNumber)?.uint32Value ?? value
    case is Bool: return (value as? NSNumber)?.boolValue ?? value
    case is CGPoint, is CGSize, is CGRect, is CATransform3D:
      guard let path = AnimatableKeyPath(key), let numbers = path.numbers(of: value) else {
        return value
      }
      return path.value(numbers)
    default: return value
    }
  }

  /// Returns the value at a key path: a property, a component of one, or a property of an object in one.
  final func property(at keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    if let path = AnimatableKeyPath(keyPath) { return path.value(path.read(self)) }
    let (first, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    switch value(forKey: first) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let cells as [CAEmitterCell]:
      return CAEmitterCell.find(rest, in: cells).flatMap { $0.cell.value(forKey: $0.key) }
    default: return nil
    }
  }

  /// Sets the value at a key path.
  final func setProperty(at keyPath: String, to value: Any?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    if let path = AnimatableKeyPath(keyPath) {
      guard let value, let numbers = numbers(of: value, keyPath, path) else { return }
      return setValue(path.value(ofWhole: path.written(numbers, on: self)), forKey: path.wholeName)
    }
    let (first, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    switch self.value(forKey: first) {
    case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
    case let cells as [CAEmitterCell]:
      if let found = CAEmitterCell.find(rest, in: cells) {
        found.cell.setValue(value, forKey: found.key)
      }
    default: store(keyPath, value)
    }
  }

  /// Returns the default value of a property of every layer.
  final class func knownDefault(_ key: String) -> Any? {
    switch key {
    case "anchorPointZ": CGFloat(0)
    case "contentsScale", "rasterizationScale": CGFloat(1)
    case "minificationFilterBias": Float(0)
    case "sublayerTransform": CATransform3DIdentity
    case "contentsRect", "contentsCenter": CGRect(x: 0, y: 0, width: 1, height: 1)
    case "doubleSided", "allowsGroupOpacity": true
    case "geometryFlipped", "shouldRasterize", "opaque", "drawsAsynchronously": false
    case "needsDisplayOnBoundsChange", "allowsEdgeAntialiasing": false
    case "cornerCurve": CALayerCornerCurve.circular
    case "contentsGravity": CALayerContentsGravity.resize
    case "contentsFormat": CALayerContentsFormat.RGBA8Uint
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear
    case "opacity": Float(1)
    case "shadowRadius": CGFloat(3)
    case "shadowOffset": CGSize(width: 0, height: -3)
    case "anchorPoint": CGPoint(x: 0.5, y: 0.5)
    case "transform": CATransform3DIdentity
    default: nil
    }
  }
}
