@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { unbuilt() }
  open var bounds: CGRect { unbuilt() }
  open var scale: CGFloat { unbuilt() }
  open var coordinateSpace: any UICoordinateSpace { unbuilt() }
  open var maximumFramesPerSecond: Int { unbuilt() }
  open var traitCollection: UITraitCollection { unbuilt() }
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
  open var isKeyWindow: Bool { unbuilt() }
  open var screen: UIScreen { unbuilt() }
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
  public static var isReduceMotionEnabled: Bool { unbuilt() }
  public static var isReduceTransparencyEnabled: Bool { unbuilt() }
  public static var prefersCrossFadeTransitions: Bool { unbuilt() }
  public static var isVoiceOverRunning: Bool { unbuilt() }
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { unbuilt() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
