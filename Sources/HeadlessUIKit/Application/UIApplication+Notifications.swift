/// Notifications about the app, posted to `NotificationCenter.default`, and constants.
extension UIApplication {
  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(name)Notification")
  }

  /// Posted after the app was launched.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted after the app has become active.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Posted after the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Posted before the app enters the foreground.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// Posted when the time changes significantly; the device does not.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Posted after a screenshot; the device takes none.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Posted when background refresh is enabled or disabled; the device does not.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange")
  /// Posted before protected files become inaccessible; on the device they never do.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable")
  /// Posted after protected files have become accessible.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable")

  /// Posted before a rotation changes the interface orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  /// Posted after a rotation has changed the interface orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  /// Posted before a rotation changes the frame of the status bar.
  public nonisolated static let willChangeStatusBarFrameNotification = name(
    "WillChangeStatusBarFrame")
  /// Posted after a rotation has changed the frame of the status bar.
  public nonisolated static let didChangeStatusBarFrameNotification = name(
    "DidChangeStatusBarFrame")
  /// The other orientation: a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The other frame: a boxed rectangle.
  public nonisolated static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"

  /// The name of the exception for orientations that the app does not support, which is not raised here.
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")
  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the settings of the app's notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest interval of background fetches, s.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that disables background fetches.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
  /// A key of restored state: the version of the app.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersion"
  /// A key of restored state: the interface idiom.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// A key of restored state: the time.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestamp"
  /// A key of restored state: the version of the system.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"
  /// A key of restored state: the storyboard.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"
}
