/// The visual state of a layer at one time, without its content.
package struct LayerState: Equatable, Sendable {
  /// The position of the anchor point in the parent's bounds coordinates. Unit: pt.
  package var position: RecordedPoint
  /// The layer's coordinate system. Unit: pt.
  package var bounds: RecordedRect
  /// The anchor point of the transform, as a fraction of the bounds. Default: the center.
  package var anchor: RecordedPoint
  /// The transform about the anchor point.
  package var transform: RecordedTransform
  /// The transform about the anchor point that is added to all sublayers: a shared perspective.
  package var sublayerTransform: RecordedTransform
  /// The z position: higher siblings are drawn later, equal ones in sibling order.
  @Quantized package var zPosition: Double
  /// The opacity of the layer and its descendants, 0...1.
  @Quantized package var opacity: Double
  /// Whether the layer and its descendants are hidden.
  package var isHidden: Bool
  /// The color that fills the bounds.
  package var background: RecordedColor
  /// The radius of the masked corners. Unit: pt.
  @Quantized package var cornerRadius: Double
  /// The corners that the radius applies to.
  package var maskedCorners: RecordedCorners
  /// Whether children and shadow are clipped to the rounded bounds.
  package var masksToBounds: Bool
  /// The shadow below the layer.
  package var shadow: RecordedShadow
  /// The width of the border, inside the bounds. Unit: pt.
  @Quantized package var borderWidth: Double
  /// The color of the border.
  package var borderColor: RecordedColor
  /// The outlines that clip the layer with its shadow and all that it contains.
  package var mask: RecordedMask

  /// Creates a state with Core Animation's defaults.
  package init(
    position: RecordedPoint = .zero, bounds: RecordedRect = .zero,
    anchor: RecordedPoint = RecordedPoint(x: 0.5, y: 0.5),
    transform: RecordedTransform = .identity, sublayerTransform: RecordedTransform = .identity,
    zPosition: Double = 0, opacity: Double = 1, isHidden: Bool = false,
    background: RecordedColor = .clear, cornerRadius: Double = 0,
    maskedCorners: RecordedCorners = .all, masksToBounds: Bool = false,
    shadow: RecordedShadow = .none, borderWidth: Double = 0, borderColor: RecordedColor = .black,
    mask: RecordedMask = .none
  ) {
    self.position = position
    self.bounds = bounds
    self.anchor = anchor
    self.transform = transform
    self.sublayerTransform = sublayerTransform
    self.zPosition = zPosition
    self.opacity = opacity
    self.isHidden = isHidden
    self.background = background
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.masksToBounds = masksToBounds
    self.shadow = shadow
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.mask = mask
  }

  /// Creates the state of an untransformed layer with a frame in its parent.
  package init(frame: RecordedRect, background: RecordedColor = .clear) {
    self.init(
      position: RecordedPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2),
      bounds: RecordedRect(x: 0, y: 0, width: frame.width, height: frame.height),
      background: background)
  }
}

extension LayerState: Codable {
  /// Decodes the differences from the default state.
  package init(from decoder: any Decoder) throws {
    self = LayerState().applying(try LayerDelta(from: decoder))
  }

  /// Encodes the differences from the default state.
  package func encode(to encoder: any Encoder) throws {
    try LayerDelta(from: LayerState(), to: self).encode(to: encoder)
  }
}
