/// The delegate of an app; `SimulatedDevice.launch(_:)` launches an app with it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the app.
  @_spi(OptionalRequirements) var window: UIWindow? { get set }
  /// Tells the delegate that the launch has begun.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app was launched; without it, `applicationDidFinishLaunching(_:)` is called.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app was launched.
  @_spi(OptionalRequirements) func applicationDidFinishLaunching(_ application: UIApplication)
  /// Tells the delegate that the app has become active; not called for an app with a scene delegate.
  @_spi(OptionalRequirements) func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app will become inactive; not called for an app with a scene delegate.
  @_spi(OptionalRequirements) func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app is in the background; not called for an app with a scene delegate.
  @_spi(OptionalRequirements) func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app will enter the foreground; not called for an app with a scene delegate.
  @_spi(OptionalRequirements) func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app will end.
  @_spi(OptionalRequirements) func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that memory is low.
  @_spi(OptionalRequirements) func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Tells the delegate about a significant change of time; the device does not call it.
  @_spi(OptionalRequirements) func applicationSignificantTimeChange(_ application: UIApplication)
  /// Tells the delegate that protected files become inaccessible; the device does not call it.
  @_spi(OptionalRequirements) func applicationProtectedDataWillBecomeUnavailable(
    _ application: UIApplication)
  /// Tells the delegate that protected files are accessible; the device does not call it.
  @_spi(OptionalRequirements) func applicationProtectedDataDidBecomeAvailable(
    _ application: UIApplication)
  /// Tells the delegate to ask for access to health data; the device does not call it.
  @_spi(OptionalRequirements) func applicationShouldRequestHealthAuthorization(
    _ application: UIApplication)
  /// Asks whether key commands adapt to the keyboard; the device does not call it.
  @_spi(OptionalRequirements) func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool
  /// Asks for the orientations that the app supports; a rotation needs the view controller's consent too.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Tells the delegate that a rotation will change the interface orientation.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Tells the delegate that a rotation has changed the interface orientation.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Tells the delegate that a rotation will change the frame of the status bar.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Tells the delegate that a rotation has changed the frame of the status bar.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Asks for the configuration of a scene that connects.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user has closed scenes; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Asks the delegate to open a URL.
  @_spi(OptionalRequirements) func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Asks the delegate to open a URL; deprecated, and the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Asks the delegate to open a URL; deprecated, and the device does not call it.
  @_spi(OptionalRequirements) func application(_ application: UIApplication, handleOpen url: URL)
    -> Bool
  /// Asks the delegate to perform a quick action.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Tells the delegate that a user activity will be continued; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Asks the delegate to continue a user activity; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Tells the delegate about a change of a user activity; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Tells the delegate that a user activity cannot be continued; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells the delegate about its registration for notifications; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Tells the delegate that it cannot receive notifications; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate about a notification; deprecated, and the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Tells the delegate about a notification; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Asks the delegate to fetch content in the background; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Tells the delegate about a background session; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Asks the delegate for the answer to a watch; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Asks whether a kind of extension may be used; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool
  /// Asks for a view controller of restored state; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Asks whether to save state; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Asks whether to restore state; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Asks whether to save state; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  /// Asks whether to restore state; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Tells the delegate that state will be saved; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Tells the delegate that state was restored; the device does not call it.
  @_spi(OptionalRequirements) func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

@_documentation(visibility: internal)
extension UIApplicationDelegate where Self: NSObject {
  /// The default implementation has no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation calls `applicationDidFinishLaunching(_:)`, and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default implementation does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// The default implementation returns `true`.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication)
    -> Bool
  { true }
  /// The default implementation returns `.all`.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
  /// The default implementation returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The default implementation returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) {}
  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool { true }
  /// The default implementation returns `nil`.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
    -> Bool
  { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  {}
}
