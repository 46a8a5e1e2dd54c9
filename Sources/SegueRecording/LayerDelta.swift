/// The properties of a layer that differ between two times; all others are `nil`.
public struct LayerDelta: Codable, Equatable, Sendable {
  /// The new position, if it changed. Unit: pt.
  public var position: RecordedPoint?
  /// The new bounds, if they changed. Unit: pt.
  public var bounds: RecordedRect?
  /// The new anchor point, if it changed.
  public var anchor: RecordedPoint?
  /// The new transform, if it changed.
  public var transform: RecordedTransform?
  /// The new transform of all children, if it changed.
  public var sublayerTransform: RecordedTransform?
  /// The new z position, if it changed.
  public var zPosition: Double?
  /// The new opacity, if it changed.
  public var opacity: Double?
  /// Whether the layer is now hidden, if that changed.
  public var isHidden: Bool?
  /// The new background, if it changed.
  public var background: RecordedColor?
  /// The new corner radius, if it changed. Unit: pt.
  public var cornerRadius: Double?
  /// The new masked corners, if they changed.
  public var maskedCorners: RecordedCorners?
  /// Whether the layer now clips to its bounds, if that changed.
  public var masksToBounds: Bool?
  /// The new shadow, if any part of it changed.
  public var shadow: RecordedShadow?
  /// The new border width, if it changed. Unit: pt.
  public var borderWidth: Double?
  /// The new border color, if it changed.
  public var borderColor: RecordedColor?

  /// Creates an empty delta.
  public init() {}

  /// Creates the smallest delta from one state to another.
  public init(from old: LayerState, to new: LayerState) {
    guard old != new else { return }
    // Written out: a key path per property takes longer than the rest of a frame's work.
    if old.position != new.position { position = new.position }
    if old.bounds != new.bounds { bounds = new.bounds }
    if old.anchor != new.anchor { anchor = new.anchor }
    if old.transform != new.transform { transform = new.transform }
    if old.sublayerTransform != new.sublayerTransform { sublayerTransform = new.sublayerTransform }
    if old.zPosition != new.zPosition { zPosition = new.zPosition }
    if old.opacity != new.opacity { opacity = new.opacity }
    if old.isHidden != new.isHidden { isHidden = new.isHidden }
    if old.background != new.background { background = new.background }
    if old.cornerRadius != new.cornerRadius { cornerRadius = new.cornerRadius }
    if old.maskedCorners != new.maskedCorners { maskedCorners = new.maskedCorners }
    if old.masksToBounds != new.masksToBounds { masksToBounds = new.masksToBounds }
    if old.shadow != new.shadow { shadow = new.shadow }
    if old.borderWidth != new.borderWidth { borderWidth = new.borderWidth }
    if old.borderColor != new.borderColor { borderColor = new.borderColor }
  }

  /// Whether the delta contains no change.
  public var isEmpty: Bool { self == LayerDelta() }
}

extension LayerState {
  /// Returns the state after a change.
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
      borderColor: delta.borderColor ?? borderColor)
  }
}
