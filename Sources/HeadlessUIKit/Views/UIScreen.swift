/// The display of a device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  final var ownBounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  private final var ownScale: CGFloat = 2
  /// The traits of a window on the screen; `nil` until there is one.
  final var currentTraits: UITraitCollection?

  /// Creates a screen of 375 x 667 pt that no device has.
  public override init() { super.init() }
  convenience init(size: CGSize, scale: CGFloat) {
    self.init()
    ownBounds = CGRect(origin: .zero, size: size)
    ownScale = scale
  }

  /// The screen of the current device; outside `SimulatedDevice.perform`, a screen of 375 x 667 pt.
  open class var main: UIScreen { SimulatedDevice.current?.screen ?? UIScreen() }
  /// The bounds of the screen in the current orientation, pt.
  open var bounds: CGRect { ownBounds }
  /// The number of pixels per point.
  open var scale: CGFloat { ownScale }
  /// The number of pixels per point; equal to `scale`.
  open var nativeScale: CGFloat { scale }
  /// The bounds of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The coordinates of the screen in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinates(screen: self) }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { currentTraits ?? UITraitCollection() }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
