/// The delegate of a scene; `SimulatedDevice.launch(_:)` takes one.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene connects; create the window here.
  @_spi(OptionalRequirements) func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was removed; the device does not call it.
  @_spi(OptionalRequirements) func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene is active.
  @_spi(OptionalRequirements) func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene will become inactive.
  @_spi(OptionalRequirements) func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene will enter the foreground.
  @_spi(OptionalRequirements) func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene is in the background.
  @_spi(OptionalRequirements) func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to open URLs.
  @_spi(OptionalRequirements) func scene(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks for an activity with the state of the scene; the device does not call it.
  @_spi(OptionalRequirements) func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Asks the delegate to restore state; the device does not call it.
  @_spi(OptionalRequirements) func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Tells the delegate that a user activity will be continued; the device does not call it.
  @_spi(OptionalRequirements) func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Asks the delegate to continue a user activity; the device does not call it.
  @_spi(OptionalRequirements) func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Tells the delegate that a user activity cannot be continued; the device does not call it.
  @_spi(OptionalRequirements) func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells the delegate about a change of a user activity; the device does not call it.
  @_spi(OptionalRequirements) func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

@_documentation(visibility: internal)
extension UISceneDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// The default implementation returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  @_spi(OptionalRequirements) var window: UIWindow? { get set }
  /// Tells the delegate that size, orientation or traits of the scene have changed.
  @_spi(OptionalRequirements) func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Asks the delegate to perform a quick action.
  @_spi(OptionalRequirements) func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

@_documentation(visibility: internal)
extension UIWindowSceneDelegate where Self: NSObject {
  /// The default implementation has no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default implementation does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// The default implementation does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
