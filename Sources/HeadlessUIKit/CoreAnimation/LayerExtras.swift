/// Properties that few layers set: nearly all layers have no such object.
nonisolated final class LayerExtras {
  /// The values that were set, by the name of the property; those of an app's own keys too.
  var values: [String: Any?] = [:]
  /// The layer that clips this one.
  var mask: CALayer?
  /// The view whose layer is the mask, which retains it.
  var maskView: UIView?
  /// The layer that this one masks; it removes itself.
  var masked: Unmanaged<CALayer>?
  weak var delegate: (any CALayerDelegate)?
  var needsLayout = false
  var needsDisplay = false
  /// Whether the layer is in the device's list of layers to update.
  var isWaiting = false
  /// What `draw(in:)` has drawn.
  var drawn: RecordedDrawing?
  /// What a copy for a snapshot draws.
  var frozenDrawing: LayerDrawing?
  /// The outline that clips a copy for a snapshot.
  var frozenMask: MaskOutline?

  /// Returns a copy with the properties, for `init(layer:)`.
  func copy() -> LayerExtras {
    let copy = LayerExtras()
    copy.values = values
    copy.drawn = drawn
    copy.frozenDrawing = frozenDrawing
    copy.frozenMask = frozenMask
    return copy
  }
}

/// Access to the properties in `LayerExtras`.
nonisolated extension CALayer {
  final var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Returns the value of a property that was set, or its initial value.
  final func stored<Value>(_ key: String, _ initial: Value) -> Value {
    guard let entry = extras?.values[key] else { return initial }
    return entry as? Value ?? initial
  }

  /// Returns the value of an optional property that was set, also to nil, or its initial value.
  final func storedOptional<Value>(_ key: String, _ initial: Value?) -> Value? {
    guard let entry = extras?.values[key] else { return initial }
    return entry as? Value
  }

  /// Sets a property, with the action of its change.
  final func store(_ key: String, _ value: Any?) {
    animateStoredChange(of: key)
    ownExtras.values.updateValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Whether the layer's class is `CALayer` itself, which overrides nothing.
  @inline(__always)
  final var isPlainClass: Bool { type(of: self) == CALayer.self }

  /// Takes the values of another layer, for `init(layer:)`.
  final func copyValues(of layer: CALayer) {
    states.pointee = layer.states.pointee
    setColors = layer.setColors
    maskedCorners = layer.maskedCorners
    extras = layer.extras?.copy()
  }

  func replaceMask(by layer: CALayer?) {
    guard layer !== extras?.mask else { return }
    extras?.mask?.extras?.masked = nil
    extras?.mask = nil
    extras?.maskView = nil
    guard let layer else { return }
    // A mask has no superlayer, and masks one layer.
    layer.removeFromSuperlayer()
    if let other = layer.extras?.masked {
      other._withUnsafeGuaranteedRef { $0.replaceMask(by: nil) }
    }
    layer.ownExtras.masked = .passUnretained(self)
    layer.insertedInTurn = SimulatedDevice.current?.recorder.turn ?? -1
    ownExtras.mask = layer
    layer.registerUpdates()
  }

  /// The superlayer, or for a mask the layer that it masks.
  final var parentOrMasked: CALayer? { parent ?? extras?.masked?.object }
}
