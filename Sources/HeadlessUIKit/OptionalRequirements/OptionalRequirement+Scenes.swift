// The optional requirements of the delegates of scenes, as code calls them.

extension UISceneDelegate {
  /// The optional requirements `scene`.
  public var scene: OptionalRequirement.Scene? { .init(delegate: self) }
  /// The optional requirement `sceneDidDisconnect`.
  public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }
  /// The optional requirement `sceneDidBecomeActive`.
  public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }
  /// The optional requirement `sceneWillResignActive`.
  public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }
  /// The optional requirement `sceneWillEnterForeground`.
  public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }
  /// The optional requirement `sceneDidEnterBackground`.
  public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }
  /// The optional requirement `stateRestorationActivity`.
  public var stateRestorationActivity: (@MainActor (UIScene) -> NSUserActivity?)? {
    { self.stateRestorationActivity(for: $0) }
  }
}

extension OptionalRequirement {
  /// `scene` of `UISceneDelegate`.
  @preconcurrency @MainActor public struct Scene {
    let delegate: any UISceneDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { delegate.scene(scene, willConnectTo: session, options: connectionOptions) }
    /// Calls the requirement.
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    { delegate.scene(scene, openURLContexts: URLContexts) }
    /// Calls the requirement.
    public func callAsFunction(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) { delegate.scene(scene, restoreInteractionStateWith: stateRestorationActivity) }
    /// Calls the requirement.
    public func callAsFunction(
      _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
    ) { delegate.scene(scene, willContinueUserActivityWithType: userActivityType) }
    /// Calls the requirement.
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
      delegate.scene(scene, continue: userActivity)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      delegate.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
    /// Calls the requirement.
    public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      delegate.scene(scene, didUpdate: userActivity)
    }
  }
}

extension UIWindowSceneDelegate {
  /// The optional requirement `window`.
  public var window: UIWindow?? { .some(self.window as UIWindow?) }
  /// The optional requirements `windowScene`.
  public var windowScene: OptionalRequirement.WindowScene? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `windowScene` of `UIWindowSceneDelegate`.
  @preconcurrency @MainActor public struct WindowScene {
    let delegate: any UIWindowSceneDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      delegate.windowScene(
        windowScene, didUpdate: previousCoordinateSpace,
        interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection
      )
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      delegate.windowScene(
        windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}
