/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  private let ownSession: UISceneSession
  final var ownState = ActivationState.unattached
  /// Refers to the device, which retains the scene; `nil` for a scene that the app created.
  final var deviceReference: DeviceReference?
  final var device: SimulatedDevice? { deviceReference?.device }

  /// Creates a scene without a device; the device creates the one of the app.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    ownSession = session
    super.init()
    session.attach(self)
  }

  // MARK: Getting the scene's session and state

  /// The session of the scene.
  open var session: UISceneSession { ownSession }
  /// The delegate of the scene; retained.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in the foreground, and active.
  open var activationState: ActivationState { ownState }
  /// The title of the scene; empty by default.
  /// Stored only.
  open var title: String! = ""
  /// The subtitle of the scene; empty by default.
  /// Stored only.
  open var subtitle = ""
  /// The conditions under which the system activates the scene.
  /// Stored only.
  open var activationConditions = UISceneActivationConditions()

  // MARK: Opening URLs

  /// Opens a URL with another app, as `UIApplication.open(_:options:completionHandler:)` does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.openLater(url, completion) }
  /// Opens a URL with another app.
  ///
  /// - Returns: Whether the system has an app for its scheme.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    UIApplication.shared.record(url)
  }
  /// Does nothing: state is not restored.
  open func extendStateRestoration() {}
  /// Does nothing: state is not restored.
  open func completeStateRestoration() {}

  /// The application.
  open override var next: UIResponder? { device?.application }
}

extension UIScene {
  /// The state of a scene.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, and receiving events.
    case foregroundActive = 0
    /// In the foreground, and receiving no events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// Posted after a scene was connected.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was removed; the device removes none.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
