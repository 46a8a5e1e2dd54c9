/// The display on which a scenario ran, in its interface orientation.
public struct DeviceInfo: Codable, Equatable, Sendable {
  /// The name of the device preset.
  public var name: String
  /// The width of the screen in its orientation. Unit: pt.
  @Quantized public var width: Double
  /// The height of the screen in its orientation. Unit: pt.
  @Quantized public var height: Double
  /// The number of pixels per pt.
  @Quantized public var scale: Double
  /// The refresh rate: 60 or 120.
  public var framesPerSecond: Int
  /// The safe area insets of the bars and the sensor housing.
  public var safeArea: RecordedInsets
  /// The corner radius of the screen. Unit: pt.
  @Quantized public var cornerRadius: Double
  /// The interface orientation.
  public var orientation: ScreenOrientation

  /// Creates a device.
  package init(
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

/// An interface orientation, with UIKit's names.
public enum ScreenOrientation: String, Codable, CaseIterable, Sendable {
  /// The orientation of the same name in `UIInterfaceOrientation`.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Insets from the four edges. Unit: pt.
public struct RecordedInsets: Codable, Equatable, Sendable {
  /// The inset from the top edge.
  @Quantized public var top: Double
  /// The inset from the left edge.
  @Quantized public var left: Double
  /// The inset from the bottom edge.
  @Quantized public var bottom: Double
  /// The inset from the right edge.
  @Quantized public var right: Double

  /// No insets.
  package static let zero = RecordedInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
