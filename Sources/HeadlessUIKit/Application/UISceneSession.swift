/// The session of a scene, which outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  nonisolated deinit {}

  /// The role of a scene.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The interface of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The interface on an external display.
    public static let windowExternalDisplay = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// An interface without input on an external display.
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  private weak var ownScene: UIScene?
  private final var ownConfiguration: UISceneConfiguration

  init(role: Role) {
    ownConfiguration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The scene; `nil` once it is released.
  open var scene: UIScene? { ownScene }
  /// The role of the scene.
  open var role: Role { ownConfiguration.role }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration { ownConfiguration }
  /// The identifier of the session; the same one in every run.
  open var persistentIdentifier: String { "00000000-0000-0000-0000-000000000001" }
  /// The activity that restores the scene; `nil` by default.
  /// Stored only.
  open var stateRestorationActivity: NSUserActivity?
  /// Data of the app; `nil` by default.
  /// Stored only.
  open var userInfo: [String: Any]?

  final func attach(_ scene: UIScene) { ownScene = scene }
  final func adopt(_ configuration: UISceneConfiguration) { ownConfiguration = configuration }
}

/// The classes of a scene and its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  nonisolated deinit {}

  private let ownName: String?
  private let ownRole: UISceneSession.Role

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: A name in the app's information property list, which is not read.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The name.
  open var name: String? { ownName }
  /// The role.
  open var role: UISceneSession.Role { ownRole }
  /// The class of the scene.
  /// Stored only.
  open var sceneClass: AnyClass?
  /// The class of the delegate. Swift cannot create an object of any class without Objective-C: pass the
  /// delegate to `SimulatedDevice.launch(_:)`.
  /// Stored only.
  open var delegateClass: AnyClass?

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }
  private func makeCopy() -> UISceneConfiguration {
    let copy = UISceneConfiguration(name: ownName, sessionRole: ownRole)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    return copy
  }
}
