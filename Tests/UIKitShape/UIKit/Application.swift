// Declarations of UIKit for type checking; they are compiled, never run.

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { notImplemented() }
  open var bounds: CGRect { notImplemented() }
  open var scale: CGFloat { notImplemented() }
  open var coordinateSpace: any UICoordinateSpace { notImplemented() }
  open var maximumFramesPerSecond: Int { notImplemented() }
  open var traitCollection: UITraitCollection { notImplemented() }
}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let alert = Level(2000)
    public static let statusBar = Level(1000)
  }
  open var rootViewController: UIViewController?
  open var windowLevel: UIWindow.Level = .normal
  open var isKeyWindow: Bool { notImplemented() }
  open var screen: UIScreen { notImplemented() }
  open func makeKey() {}
  open func makeKeyAndVisible() {}
}

@MainActor public struct UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }
  public static var isReduceMotionEnabled: Bool { notImplemented() }
  public static var isReduceTransparencyEnabled: Bool { notImplemented() }
  public static var prefersCrossFadeTransitions: Bool { notImplemented() }
  public static var isVoiceOverRunning: Bool { notImplemented() }
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { notImplemented() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
