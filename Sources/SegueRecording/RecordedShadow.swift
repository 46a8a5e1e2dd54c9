/// The shadow below a layer.
package struct RecordedShadow: Codable, Equatable, Sendable {
  /// The color; its alpha multiplies with the opacity.
  package var color: RecordedColor
  /// The opacity, 0...1. At 0 there is no shadow.
  @Quantized package var opacity: Double
  /// The standard deviation of the blur. Unit: pt.
  @Quantized package var radius: Double
  /// The offset to the right and downward. Unit: pt.
  package var offset: RecordedPoint
  /// Whether the rounded bounds cast the shadow instead of the layer's content.
  package var isOfBounds: Bool {
    get { ofBounds == true }
    set { ofBounds = newValue ? true : nil }
  }
  /// `nil` for the usual shadow, so that its encoding stays unchanged.
  private var ofBounds: Bool?

  /// No shadow, with Core Animation's default radius and offset.
  package static let none = RecordedShadow()

  /// Creates a shadow with Core Animation's defaults.
  package init(
    color: RecordedColor = .black, opacity: Double = 0, radius: Double = 3,
    offset: RecordedPoint = RecordedPoint(x: 0, y: -3), isOfBounds: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.isOfBounds = isOfBounds
  }
}
