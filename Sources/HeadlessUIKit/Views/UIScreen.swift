/// The display of a device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  nonisolated deinit {}

  final var ownBounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  private final var configuration = DeviceConfiguration()
  /// The traits of a window on the screen; `nil` until there is one.
  final var currentTraits: UITraitCollection?

  /// Creates a screen of 375 x 667 pt that no device has.
  public override init() { super.init() }
  convenience init(_ configuration: DeviceConfiguration) {
    self.init()
    self.configuration = configuration
    ownBounds = CGRect(origin: .zero, size: configuration.size(in: configuration.orientation))
  }

  /// The screen of the current device; outside `SimulatedDevice.perform`, a screen of 375 x 667 pt.
  open class var main: UIScreen { SimulatedDevice.current?.screen ?? UIScreen() }
  /// The screens of the device: the one.
  open class var screens: [UIScreen] { [main] }

  // MARK: Getting the bounds

  /// The bounds of the screen in the current orientation, pt.
  open var bounds: CGRect { ownBounds }
  /// The part of the screen that the status bar does not cover, pt.
  open var applicationFrame: CGRect {
    let top = SimulatedDevice.current?.statusBarFrame.height ?? 0
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
  /// The number of pixels per point.
  open var scale: CGFloat { configuration.scale }
  /// The number of pixels per point; equal to `scale`.
  open var nativeScale: CGFloat { scale }
  /// The bounds of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    let (size, native) = (bounds.size, configuration.size)
    let isTurned = (size.width > size.height) != (native.width > native.height)
    return CGRect(
      x: 0, y: 0, width: (isTurned ? size.height : size.width) * scale,
      height: (isTurned ? size.width : size.height) * scale)
  }
  /// The coordinates of the screen in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinates(screen: self) }
  /// The coordinates of the screen in portrait; without rotation those in the current orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  // MARK: Getting the traits

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { currentTraits ?? UITraitCollection() }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Getting the modes and the frame rate

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { configuration.framesPerSecond }
  /// The latency of the display, s; 0.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// The modes of the screen: the one.
  open var availableModes: [UIScreenMode] { [mode] }
  /// The mode of the screen; a new value has no effect.
  open var currentMode: UIScreenMode? {
    get { mode }
    set {}
  }
  /// The mode that the screen prefers.
  open var preferredMode: UIScreenMode? { mode }
  private lazy var mode = UIScreenMode(size: nativeBounds.size)
  /// Returns a display link; `nil` for a screen without a device.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: Settings of the display

  /// The brightness, 0...1; 0.5 by default. Observers are notified of a change.
  /// Stored only.
  open var brightness: CGFloat = 0.5 {
    didSet {
      guard oldValue != brightness else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the display may be dimmed below its brightness; false by default.
  /// Stored only.
  open var wantsSoftwareDimming = false
  /// Whether the screen is recorded or mirrored; false.
  open var isCaptured: Bool { false }
  /// The screen that this one mirrors; `nil`.
  open var mirrored: UIScreen? { nil }
  /// The adaptation to a display that cuts off the edges; scale by default.
  /// Stored only.
  open var overscanCompensation = OverscanCompensation.scale
  /// The insets of such a display, pt; zero.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The brightness of highlights relative to white; 1.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The maximum brightness of highlights relative to white; 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// Whether the display shows reference colors; it cannot.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Whether the screen has a focus; false.
  open var supportsFocus: Bool { false }
  /// The view with the focus; `nil`.
  open var focusedView: UIView? { nil }

  // MARK: Capturing a snapshot

  /// Returns a snapshot of the app's windows, without the status bar.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in SimulatedDevice.current?.windows ?? [] {
      guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      copy.frame = window.frame
      snapshot.addSubview(copy)
    }
    return snapshot
  }
}

extension UIScreen {
  /// The radius of the display's corners, pt, which apps read by its private key.
  final var cornerRadius: CGFloat { configuration.cornerRadius }

  /// The adaptation to a display that cuts off the edges.
  public nonisolated enum OverscanCompensation: Int, Sendable {
    /// The content is scaled down.
    case scale = 0
    /// The bounds are smaller.
    case insetBounds = 1
    /// None.
    case none = 2

    /// The bounds are smaller.
    public static var insetApplicationFrame: OverscanCompensation { .insetBounds }
  }

  /// Whether the display shows reference colors.
  public nonisolated enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It cannot.
    case notSupported = 0
    /// It does not.
    case notEnabled = 1
    /// It does partially.
    case limited = 2
    /// It does.
    case enabled = 3
  }

  /// Posted after a screen was connected; the device connects none.
  public nonisolated static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Posted after a screen was disconnected; the device disconnects none.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted after the mode of a screen has changed; it does not.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted after the brightness of a screen has changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after the recording of a screen has begun or ended; it does not.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted after a display's reference mode has changed; it does not.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

/// A mode of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  nonisolated deinit {}

  private final var ownSize = CGSize.zero

  /// Creates a mode without a size.
  public override init() { super.init() }
  convenience init(size: CGSize) {
    self.init()
    ownSize = size
  }

  /// The size in pixels.
  open var size: CGSize { ownSize }
  /// The ratio of a pixel's sides; 1.
  open var pixelAspectRatio: CGFloat { 1 }
}
