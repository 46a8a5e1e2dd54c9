/// The user's accessibility settings, and notifications to assistive technologies.
public nonisolated struct UIAccessibility {
  /// A notification to assistive technologies.
  public nonisolated struct Notification: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen shows new content.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to announce.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether the user prefers fewer animations; false outside a device.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether the user prefers opaque views to blurs; false outside a device.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether the user, with Reduce Motion, prefers cross-fades to slides; false outside a device.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether VoiceOver is running; false outside a device.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

  /// Posted after `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after `isReduceTransparencyEnabled` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted after `isVoiceOverRunning` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posts a notification to assistive technologies; the device logs it.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    let name =
      switch notification {
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .announcement: "announcement"
      default: "notification \(notification.rawValue)"
      }
    guard let device = SimulatedDevice.current else { return }
    let text = (argument as? String).map { "\(name) \($0)" } ?? name
    nonisolated(unsafe) let subject: AnyObject = argument as? UIResponder ?? device
    MainActor.assumeIsolated { device.log(.accessibility, subject, text) }
  }

  // Not isolated, as in UIKit; a device is used on the main thread only.
  private static var settings: AccessibilitySettings {
    guard let device = SimulatedDevice.current else { return AccessibilitySettings() }
    return MainActor.assumeIsolated { device.accessibility.settings }
  }
}
