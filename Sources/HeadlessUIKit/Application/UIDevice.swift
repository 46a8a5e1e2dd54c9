/// The device on which the app runs: its orientation, its name and its battery.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  nonisolated deinit {}

  private final var deviceReference: DeviceReference?
  private final var ownOrientation = UIDeviceOrientation.unknown
  private final var observers = 1

  /// Creates a device without a screen; `current` is that of the simulated device.
  public override init() { super.init() }
  convenience init(on reference: DeviceReference, _ orientation: UIInterfaceOrientation) {
    self.init()
    deviceReference = reference
    ownOrientation = orientation.device
  }

  private var configuration: DeviceConfiguration {
    deviceReference?.device?.configuration ?? DeviceConfiguration()
  }

  /// The current device; outside `SimulatedDevice.perform`, a phone.
  open class var current: UIDevice { SimulatedDevice.current?.hardware ?? UIDevice() }

  // MARK: Identifying the device

  /// The name of the device: that of its model, as apps without an entitlement see it.
  open var name: String { model }
  /// The model: iPhone or iPad.
  open var model: String { configuration.idiom == .pad ? "iPad" : "iPhone" }
  /// The model in the user's language: the same.
  open var localizedModel: String { model }
  /// The name of the system: iOS or iPadOS.
  open var systemName: String { configuration.idiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system, such as 18.0.
  open var systemVersion: String { "\(configuration.systemVersion).0" }
  /// The idiom of the interface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { configuration.idiom }
  /// The identifier of the device for the app's vendor; the same one on every device.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// Whether apps run in the background; true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Getting the orientation

  /// The orientation of the device, which the interface need not have.
  open var orientation: UIDeviceOrientation { ownOrientation }
  /// Whether changes of the orientation are notified; true by default, as the app observes them.
  open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }
  /// Begins notifications; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
  /// Ends notifications that one call began.
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

  /// The orientation by its number; code sets it by its key to rotate the interface.
  final var forcedOrientation: Int {
    get { orientation.rawValue }
    set {
      guard let new = UIDeviceOrientation(rawValue: newValue) else { return }
      deviceReference?.device?.rotateDevice(to: new)
    }
  }

  /// Adopts an orientation, and posts the notification of it.
  final func change(to orientation: UIDeviceOrientation) {
    guard orientation != ownOrientation else { return }
    ownOrientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    deviceReference?.device?.perform {
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }

  // MARK: The battery and the proximity sensor

  /// Whether the battery is observed; false by default.
  /// Stored only.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery, 0...1: always 1 while it is observed, and otherwise -1.
  /// Stored only.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The state of the battery: always unplugged while it is observed, and otherwise unknown.
  /// Stored only.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
  /// Whether the proximity sensor is observed; false by default.
  /// Stored only.
  open var isProximityMonitoringEnabled = false
  /// Whether the user is near the device; false.
  /// Stored only.
  open var proximityState: Bool { false }
  /// Does nothing: the device plays no sounds.
  open func playInputClick() {}
}

extension UIDevice {
  /// The state of a battery.
  public nonisolated enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Discharging.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Charged.
    case full = 3
  }

  /// Posted after the orientation of the device has changed, before the interface rotates.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the charge of the battery changes; it does not.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the battery changes; it does not.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the proximity changes; it does not.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
