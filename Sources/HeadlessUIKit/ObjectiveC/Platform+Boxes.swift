// Numbers and geometry in a value of any type are boxes for Objective-C, as on Apple's systems: a number
// that key-value coding returns is cast to any type of number, and a point to an `NSValue`.
#if !canImport(ObjectiveC)
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the box.
    public nonisolated func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    /// Unpacks a box.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) {
      result = CGFloat(source.doubleValue)
    }
    /// Unpacks a box if it has this type, and returns whether it has.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return result != nil
    }
    /// Returns the content of a box; zero, or the identity, without one.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?)
      -> CGFloat
    {
      source.map { CGFloat($0.doubleValue) } ?? 0
    }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Returns the box.
    public nonisolated func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    /// Unpacks a box.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGPoint?
    ) {
      result = source.cgPointValue
    }
    /// Unpacks a box if it has this type, and returns whether it has.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGPoint?
    ) -> Bool {
      result = source.holds(NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
      return result != nil
    }
    /// Returns the content of a box; zero, or the identity, without one.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?)
      -> CGPoint
    {
      source.map { $0.cgPointValue } ?? .zero
    }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Returns the box.
    public nonisolated func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    /// Unpacks a box.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGSize?
    ) {
      result = source.cgSizeValue
    }
    /// Unpacks a box if it has this type, and returns whether it has.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGSize?
    ) -> Bool {
      result = source.holds(NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
      return result != nil
    }
    /// Returns the content of a box; zero, or the identity, without one.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?)
      -> CGSize
    {
      source.map { $0.cgSizeValue } ?? .zero
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns the box.
    public nonisolated func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    /// Unpacks a box.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) {
      result = source.cgRectValue
    }
    /// Unpacks a box if it has this type, and returns whether it has.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      result = source.holds(NSValue(cgRect: .zero)) ? source.cgRectValue : nil
      return result != nil
    }
    /// Returns the content of a box; zero, or the identity, without one.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?)
      -> CGRect
    {
      source.map { $0.cgRectValue } ?? .zero
    }
  }

  extension CATransform3D: _ObjectiveCBridgeable {
    /// Returns the box.
    public nonisolated func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
    /// Unpacks a box.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSValue, result: inout CATransform3D?
    ) {
      result = source.caTransform3DValue
    }
    /// Unpacks a box if it has this type, and returns whether it has.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CATransform3D?
    ) -> Bool {
      result =
        source.holds(NSValue(caTransform3D: CATransform3DIdentity))
        ? source.caTransform3DValue : nil
      return result != nil
    }
    /// Returns the content of a box; zero, or the identity, without one.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?)
      -> CATransform3D
    {
      source.map { $0.caTransform3DValue } ?? CATransform3DIdentity
    }
  }
#endif
