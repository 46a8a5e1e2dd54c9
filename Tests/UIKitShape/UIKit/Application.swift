// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  open class var main: UIScreen { declarationOnly() }
  open var bounds: CGRect { declarationOnly() }
  open var scale: CGFloat { declarationOnly() }
  open var coordinateSpace: any UICoordinateSpace { declarationOnly() }
  open var maximumFramesPerSecond: Int { declarationOnly() }
  open var traitCollection: UITraitCollection { declarationOnly() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (lhs: Level, rhs: Level) -> Bool { declarationOnly() }
    public static let normal = Level(0)
    public static let alert = Level(2000)
  }
  public init(windowScene: UIWindowScene) { declarationOnly() }
  public override init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  open var windowLevel: UIWindow.Level = .normal
  open var isKeyWindow: Bool { declarationOnly() }
  open var screen: UIScreen = declarationOnly()
  open func makeKey() {}
  open func makeKeyAndVisible() {}
}

public struct UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }
  public static var isReduceMotionEnabled: Bool { declarationOnly() }
  public static var isReduceTransparencyEnabled: Bool { declarationOnly() }
  public static var prefersCrossFadeTransitions: Bool { declarationOnly() }
  public static var isVoiceOverRunning: Bool { declarationOnly() }
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { declarationOnly() }
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { declarationOnly() }
  open var string: String?
}
