/// The shadow beneath a layer.
public struct RecordedShadow: Codable, Equatable, Sendable {
  /// The color; its alpha multiplies with the opacity.
  public var color: RecordedColor
  /// The opacity, 0...1. At 0 there is no shadow.
  @Quantized public var opacity: Double
  /// The standard deviation of the blur. Unit: pt.
  @Quantized public var radius: Double
  /// How far the shadow is moved right and down. Unit: pt.
  public var offset: RecordedPoint
  /// Whether the rounded bounds cast it, and not what fills the layer.
  public var isOfBounds: Bool {
    get { ofBounds == true }
    set { ofBounds = newValue ? true : nil }
  }
  /// Nil for the usual shadow, which is recorded as before there was another.
  private var ofBounds: Bool?

  /// No shadow, with Core Animation's default radius and offset.
  public static let none = RecordedShadow()

  /// Makes a shadow; what is left out has Core Animation's default.
  public init(
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
