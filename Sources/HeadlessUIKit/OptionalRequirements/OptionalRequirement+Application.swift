// The optional requirements of the delegate of an app, as code calls them.

extension UIApplicationDelegate {
  /// The optional requirement `window`.
  public var window: UIWindow?? { .some(self.window as UIWindow?) }
  /// The optional requirements `application`.
  public var application: OptionalRequirement.Application? { .init(delegate: self) }
  /// The optional requirement `applicationDidFinishLaunching`.
  public var applicationDidFinishLaunching: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidFinishLaunching($0) }
  }
  /// The optional requirement `applicationDidBecomeActive`.
  public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }
  /// The optional requirement `applicationWillResignActive`.
  public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }
  /// The optional requirement `applicationDidEnterBackground`.
  public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }
  /// The optional requirement `applicationWillEnterForeground`.
  public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }
  /// The optional requirement `applicationWillTerminate`.
  public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }
  /// The optional requirement `applicationDidReceiveMemoryWarning`.
  public var applicationDidReceiveMemoryWarning: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }
  /// The optional requirement `applicationSignificantTimeChange`.
  public var applicationSignificantTimeChange: (@MainActor (UIApplication) -> Void)? {
    { self.applicationSignificantTimeChange($0) }
  }
  /// The optional requirement `applicationProtectedDataWillBecomeUnavailable`.
  public var applicationProtectedDataWillBecomeUnavailable: (@MainActor (UIApplication) -> Void)? {
    { self.applicationProtectedDataWillBecomeUnavailable($0) }
  }
  /// The optional requirement `applicationProtectedDataDidBecomeAvailable`.
  public var applicationProtectedDataDidBecomeAvailable: (@MainActor (UIApplication) -> Void)? {
    { self.applicationProtectedDataDidBecomeAvailable($0) }
  }
  /// The optional requirement `applicationShouldRequestHealthAuthorization`.
  public var applicationShouldRequestHealthAuthorization: (@MainActor (UIApplication) -> Void)? {
    { self.applicationShouldRequestHealthAuthorization($0) }
  }
  /// The optional requirement `applicationShouldAutomaticallyLocalizeKeyCommands`.
  public var applicationShouldAutomaticallyLocalizeKeyCommands:
    (@MainActor (UIApplication) -> Bool)?
  {
    { self.applicationShouldAutomaticallyLocalizeKeyCommands($0) }
  }
}

extension OptionalRequirement {
  /// `application` of `UIApplicationDelegate`.
  @preconcurrency @MainActor public struct Application {
    let delegate: any UIApplicationDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { delegate.application(application, willFinishLaunchingWithOptions: launchOptions) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { delegate.application(application, didFinishLaunchingWithOptions: launchOptions) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      delegate.application(application, supportedInterfaceOrientationsFor: window)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      delegate.application(
        application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { delegate.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) { delegate.application(application, willChangeStatusBarFrame: newStatusBarFrame) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) { delegate.application(application, didChangeStatusBarFrame: oldStatusBarFrame) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      delegate.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { delegate.application(application, didDiscardSceneSessions: sceneSessions) }
    /// Calls the requirement.
    public func callAsFunction(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { delegate.application(app, open: url, options: options) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
      delegate.application(
        application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    }
    /// Calls the requirement.
    public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool {
      delegate.application(application, handleOpen: url)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      delegate.application(
        application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      delegate.application(application, willContinueUserActivityWithType: userActivityType)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      delegate.application(
        application, continue: userActivity, restorationHandler: restorationHandler)
    }
    /// Calls the requirement.
    public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    { delegate.application(application, didUpdate: userActivity) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      delegate.application(
        application, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      delegate.application(
        application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) { delegate.application(application, didReceiveRemoteNotification: userInfo) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      delegate.application(
        application, didReceiveRemoteNotification: userInfo,
        fetchCompletionHandler: completionHandler)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult) -> Void
    ) { delegate.application(application, performFetchWithCompletionHandler: completionHandler) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      delegate.application(
        application, handleEventsForBackgroundURLSession: identifier,
        completionHandler: completionHandler)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
      reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { delegate.application(application, handleWatchKitExtensionRequest: userInfo, reply: reply) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
        .ExtensionPointIdentifier
    ) -> Bool {
      delegate.application(
        application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      delegate.application(
        application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder
      )
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { delegate.application(application, shouldSaveSecureApplicationState: coder) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { delegate.application(application, shouldRestoreSecureApplicationState: coder) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool { delegate.application(application, shouldSaveApplicationState: coder) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { delegate.application(application, shouldRestoreApplicationState: coder) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
    ) { delegate.application(application, willEncodeRestorableStateWith: coder) }
    /// Calls the requirement.
    public func callAsFunction(
      _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
    ) { delegate.application(application, didDecodeRestorableStateWith: coder) }
  }
}
