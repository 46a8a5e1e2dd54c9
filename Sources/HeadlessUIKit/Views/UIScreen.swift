/// The display of a device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The bounds of the screen in the current orientation, pt.
  public internal(set) var bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The traits of a window on the screen; `nil` until there is one.
  var currentTraits: UITraitCollection?

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The screen of the current device; outside `SimulatedDevice.perform`, a screen of 375 x 667 pt.
  public static var main: UIScreen {
    SimulatedDevice.current?.screen ?? UIScreen(size: CGSize(width: 375, height: 667), scale: 2)
  }
  /// The number of pixels per point; equal to `scale`.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { currentTraits ?? UITraitCollection() }
}
