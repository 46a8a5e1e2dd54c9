/// The properties of a layer that differ between two moments; the rest is absent.
public struct LayerDelta: Codable, Equatable, Sendable {
  /// The new position, if it changed. Unit: pt.
  public var position: RecordedPoint?
  /// The new bounds, if they changed. Unit: pt.
  public var bounds: RecordedRect?
  /// The new anchor, if it changed.
  public var anchor: RecordedPoint?
  /// The new transform, if it changed.
  public var transform: RecordedTransform?
  /// The new transform of all children, if it changed.
  public var sublayerTransform: RecordedTransform?
  /// The new height above the siblings, if it changed.
  public var zPosition: Double?
  /// The new opacity, if it changed.
  public var opacity: Double?
  /// Whether the layer is now hidden, if that changed.
  public var isHidden: Bool?
  /// The new background, if it changed.
  public var background: RecordedColour?
  /// The new corner radius, if it changed. Unit: pt.
  public var cornerRadius: Double?
  /// The new choice of corners, if it changed.
  public var maskedCorners: RecordedCorners?
  /// Whether the layer now clips, if that changed.
  public var masksToBounds: Bool?
  /// The new shadow, if any part of it changed.
  public var shadow: RecordedShadow?
  /// The new border width, if it changed. Unit: pt.
  public var borderWidth: Double?
  /// The new border colour, if it changed.
  public var borderColour: RecordedColour?

  /// Makes a delta that changes nothing.
  public init() {}

  /// Makes the smallest delta that leads from one state to another.
  public init(from old: LayerState, to new: LayerState) {
    func changed<Value: Equatable>(_ property: KeyPath<LayerState, Value>) -> Value? {
      let value = new[keyPath: property]
      return value == old[keyPath: property] ? nil : value
    }
    guard old != new else { return }
    position = changed(\.position)
    bounds = changed(\.bounds)
    anchor = changed(\.anchor)
    transform = changed(\.transform)
    sublayerTransform = changed(\.sublayerTransform)
    zPosition = changed(\.zPosition)
    opacity = changed(\.opacity)
    isHidden = changed(\.isHidden)
    background = changed(\.background)
    cornerRadius = changed(\.cornerRadius)
    maskedCorners = changed(\.maskedCorners)
    masksToBounds = changed(\.masksToBounds)
    shadow = changed(\.shadow)
    borderWidth = changed(\.borderWidth)
    borderColour = changed(\.borderColour)
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { self == LayerDelta() }
}

extension LayerState {
  /// The state after a change.
  public func applying(_ delta: LayerDelta) -> LayerState {
    LayerState(
      position: delta.position ?? position, bounds: delta.bounds ?? bounds,
      anchor: delta.anchor ?? anchor, transform: delta.transform ?? transform,
      sublayerTransform: delta.sublayerTransform ?? sublayerTransform,
      zPosition: delta.zPosition ?? zPosition, opacity: delta.opacity ?? opacity,
      isHidden: delta.isHidden ?? isHidden, background: delta.background ?? background,
      cornerRadius: delta.cornerRadius ?? cornerRadius,
      maskedCorners: delta.maskedCorners ?? maskedCorners,
      masksToBounds: delta.masksToBounds ?? masksToBounds, shadow: delta.shadow ?? shadow,
      borderWidth: delta.borderWidth ?? borderWidth,
      borderColour: delta.borderColour ?? borderColour)
  }
}
