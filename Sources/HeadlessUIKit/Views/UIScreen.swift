/// The display of a device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The rectangle of the screen in the present orientation, pt.
  public internal(set) var bounds: CGRect
  /// Pixels in a point.
  public let scale: CGFloat
  /// Nil until there is a window on it.
  var currentTraits: UITraitCollection?

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The screen of the current device; outside `SimulatedDevice.perform`, one of 375 x 667 pt.
  public static var main: UIScreen {
    SimulatedDevice.current?.screen ?? UIScreen(size: CGSize(width: 375, height: 667), scale: 2)
  }
  /// Pixels in a point; the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The screen's size in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { currentTraits ?? UITraitCollection() }
}
