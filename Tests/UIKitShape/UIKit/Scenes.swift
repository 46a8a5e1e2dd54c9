// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open class var shared: UIApplication { declarationOnly() }
  open var connectedScenes: Set<UIScene> { declarationOnly() }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { declarationOnly() }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { declarationOnly() }
  public static func main() {}
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  open var role: UISceneSession.Role { declarationOnly() }
  open var configuration: UISceneConfiguration { declarationOnly() }
}

@MainActor open class UISceneConfiguration: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public init(name: String?, sessionRole: UISceneSession.Role) { declarationOnly() }
  open var name: String? { declarationOnly() }
  open var role: UISceneSession.Role { declarationOnly() }
  open var delegateClass: AnyClass?
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
  @MainActor open class ConnectionOptions: NSObject {}
  open var session: UISceneSession { declarationOnly() }
  open var delegate: (any UISceneDelegate)?
  open var activationState: UIScene.ActivationState { declarationOnly() }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

@MainActor open class UIWindowScene: UIScene {
  open class Geometry: NSObject, NSCopying {
    open func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
    open var coordinateSpace: any UICoordinateSpace { declarationOnly() }
    open var interfaceOrientation: UIInterfaceOrientation { declarationOnly() }
  }
  open class GeometryPreferences: NSObject {
    open class iOS: GeometryPreferences, @unchecked Sendable {
      public override init() { declarationOnly() }
      public init(interfaceOrientations: UIInterfaceOrientationMask) { declarationOnly() }
      public var interfaceOrientations: UIInterfaceOrientationMask?
    }
  }
  open var screen: UIScreen { declarationOnly() }
  open var statusBarManager: UIStatusBarManager? { declarationOnly() }
  open var windows: [UIWindow] { declarationOnly() }
  open var keyWindow: UIWindow? { declarationOnly() }
  open var effectiveGeometry: UIWindowScene.Geometry { declarationOnly() }
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open var traitCollection: UITraitCollection { declarationOnly() }
}

@MainActor open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { declarationOnly() }
  open var isStatusBarHidden: Bool { declarationOnly() }
}
