/// The screen a scenario ran on, as its interface is turned.
public struct DeviceInfo: Codable, Equatable, Sendable {
  /// The name in the device catalog.
  public var name: String
  /// The width of the screen as turned. Unit: pt.
  @Quantized public var width: Double
  /// The height of the screen as turned. Unit: pt.
  @Quantized public var height: Double
  /// Pixels per pt.
  @Quantized public var scale: Double
  /// The refresh rate: 60 or 120.
  public var framesPerSecond: Int
  /// What the bars and the housing cover.
  public var safeArea: RecordedInsets
  /// The radius of the screen's own corners. Unit: pt.
  @Quantized public var cornerRadius: Double
  /// How the interface is turned.
  public var orientation: ScreenOrientation

  /// Makes a device from its measures.
  public init(
    name: String, width: Double, height: Double, scale: Double = 3, framesPerSecond: Int = 60,
    safeArea: RecordedInsets = .zero, cornerRadius: Double = 0,
    orientation: ScreenOrientation = .portrait
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.orientation = orientation
  }
}

/// How an interface is turned; the names are those of UIKit's interface orientations.
public enum ScreenOrientation: String, Codable, CaseIterable, Sendable {
  /// Upright, turned over, home side left, home side right.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Distances from the four edges inwards. Unit: pt.
public struct RecordedInsets: Codable, Equatable, Sendable {
  /// The distance from the top edge.
  @Quantized public var top: Double
  /// The distance from the left edge.
  @Quantized public var left: Double
  /// The distance from the bottom edge.
  @Quantized public var bottom: Double
  /// The distance from the right edge.
  @Quantized public var right: Double

  /// No insets.
  public static let zero = RecordedInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
