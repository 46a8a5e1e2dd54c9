/// The properties of a layer that differ between two times; all others are `nil`.
package struct LayerDelta: Codable, Equatable, Sendable {
  /// The new position, if it changed. Unit: pt.
  package var position: RecordedPoint?
  /// The new bounds, if they changed. Unit: pt.
  package var bounds: RecordedRect?
  /// The new anchor point, if it changed.
  package var anchor: RecordedPoint?
  /// The new transform, if it changed.
  package var transform: RecordedTransform?
  /// The new transform of all children, if it changed.
  package var sublayerTransform: RecordedTransform?
  /// The new z position, if it changed.
  package var zPosition: Double?
  /// The new opacity, if it changed.
  package var opacity: Double?
  /// Whether the layer is now hidden, if that changed.
  package var isHidden: Bool?
  /// The new background, if it changed.
  package var background: RecordedColor?
  /// The new corner radius, if it changed. Unit: pt.
  package var cornerRadius: Double?
  /// The new masked corners, if they changed.
  package var maskedCorners: RecordedCorners?
  /// Whether the layer now clips to its bounds, if that changed.
  package var masksToBounds: Bool?
  /// The new shadow, if any part of it changed.
  package var shadow: RecordedShadow?
  /// The new border width, if it changed. Unit: pt.
  package var borderWidth: Double?
  /// The new border color, if it changed.
  package var borderColor: RecordedColor?
  /// The new mask, if it changed.
  package var mask: RecordedMask?

  /// Creates an empty delta.
  package init() {}

  /// Creates the smallest delta from one state to another.
  package init(from old: LayerState, to new: LayerState) {
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
    if old.mask != new.mask { mask = new.mask }
  }

  /// Whether the delta contains no change.
  package var isEmpty: Bool { self == LayerDelta() }
}

extension LayerState {
  /// Returns the state after a change.
  package func applying(_ delta: LayerDelta) -> LayerState {
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
      borderColor: delta.borderColor ?? borderColor, mask: delta.mask ?? mask)
  }
}
