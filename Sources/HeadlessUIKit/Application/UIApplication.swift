/// The app on a device: its windows, its state, and the root of the responder chain.
///
/// A device has one from the start, and it is active; `SimulatedDevice.launch(_:)` launches an app with
/// its delegate. Settings of the system that no transition depends on are stored.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Refers to the device, which retains the application; `nil` for an application that no device has.
  final var deviceReference: DeviceReference?
  /// The device of the app.
  final var device: SimulatedDevice? { deviceReference?.device }
  /// The state, the scene and what the app's system services store.
  final let services = ApplicationServices()

  /// Creates an application without a device; `SimulatedDevice.launch(_:)` gives it one.
  public override init() { super.init() }

  // MARK: Getting the app and its delegate

  /// The application of the current device; outside `SimulatedDevice.perform`, one without windows.
  open class var shared: UIApplication {
    SimulatedDevice.current?.application ?? UIApplication()
  }
  /// The delegate of the app; not retained, except by `SimulatedDevice.launch(_:)`.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Getting windows and scenes

  /// The windows of the app, also hidden ones, back to front; not the keyboard's.
  open var windows: [UIWindow] { appWindows }
  /// The key window; `nil` if there is none.
  open var keyWindow: UIWindow? { device?.windows.first(where: \.isKeyWindow) }
  /// The scene of the device; empty without a device.
  open var connectedScenes: Set<UIScene> { Set(connectedScene.map { [$0] } ?? []) }
  /// The session of the scene; empty without a device.
  open var openSessions: Set<UISceneSession> { Set(connectedScene.map { [$0.session] } ?? []) }
  /// Whether the app has several scenes at a time; false.
  open var supportsMultipleScenes: Bool { false }
  /// Activates a scene: the app's own becomes active; a new one is refused with an error.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) { activate(sceneSession, errorHandler) }
  /// Refuses, with an error, to end the only scene, as a phone does.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(.multipleScenesNotSupported, errorHandler) }
  /// Does nothing: the snapshot of a scene in the app switcher does not exist here.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Getting the state

  /// Whether the app is active, inactive, or in the background; active by default.
  open var applicationState: State { services.state }
  /// The time that the app may still run in the background, s; unlimited in the foreground.
  open var backgroundTimeRemaining: TimeInterval { remainingBackgroundTime }
  /// Whether the app may refresh content in the background; available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether protected files are accessible; true.
  open var isProtectedDataAvailable: Bool { true }
  /// Begins a task that may continue in the background; the handler is called when 30 s have passed
  /// there.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { services.beginTask(handler) }
  /// Begins a named task that may continue in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { services.beginTask(handler) }
  /// Ends a task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    services.endTask(identifier)
  }

  // MARK: Events and actions

  /// Delivers an event to its windows; call super, or nothing receives it.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
  /// Calls an action on a target; `nil` selects the first object in the responder chain that
  /// implements it, from the first responder on.
  ///
  /// - Returns: Whether an object handled the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { perform(action, on: target, from: sender, event) }
  /// Begins to ignore new touches; calls nest.
  open func beginIgnoringInteractionEvents() { services.ignoring += 1 }
  /// Ends one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { services.ignoring = max(0, services.ignoring - 1) }
  /// Whether new touches are ignored.
  open var isIgnoringInteractionEvents: Bool { services.ignoring > 0 }
  /// Whether a shake offers to undo; true by default.
  /// Stored only.
  open var applicationSupportsShakeToEdit = true
  /// Begins to receive remote-control events, which the device does not send.
  open func beginReceivingRemoteControlEvents() {}
  /// Ends receiving remote-control events.
  open func endReceivingRemoteControlEvents() {}
  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Opening URLs

  /// Opens a URL with another app, which only the device's `openedURLs` records; the completion
  /// receives whether the system has an app for its scheme.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { openLater(url, completion) }
  /// Opens a URL with another app.
  ///
  /// - Returns: Whether the system has an app for its scheme.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    record(url)
  }
  /// Opens a URL with another app.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { record(url) }
  /// Returns whether the system has an app for the URL's scheme.
  open func canOpenURL(_ url: URL) -> Bool { isOpenable(url) }

  // MARK: Orientation, direction, and text size

  /// Returns the orientations that the app supports: by default all on a tablet, all but upside down on
  /// a phone. The delegate may restrict them.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .standard
  }
  /// The layout direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    device?.preferredContentSizeCategory ?? .large
  }

  // MARK: The status bar

  /// The frame of the status bar in the screen's coordinates, pt; zero while it is hidden.
  open var statusBarFrame: CGRect { device?.statusBarFrame ?? .zero }
  /// The orientation of the interface; a new value has no effect, as in UIKit with view controllers that
  /// decide about it.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { device?.orientation ?? .unknown }
    set {}
  }
  /// The duration of a rotation, s.
  open var statusBarOrientationAnimationDuration: TimeInterval {
    SimulatedDevice.rotationDuration
  }
  /// The style of the status bar; a new value has no effect, because view controllers decide about it.
  open var statusBarStyle: UIStatusBarStyle {
    get { device?.statusBar.style ?? .default }
    set {}
  }
  /// Whether the status bar is hidden; a new value has no effect, because view controllers decide about
  /// it.
  open var isStatusBarHidden: Bool {
    get { device?.isStatusBarHidden ?? false }
    set {}
  }
  /// Has no effect, because view controllers decide about the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Has no effect, because view controllers decide about the status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Has no effect, because view controllers decide about the orientation.
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}
  /// Whether the status bar indicates network activity; false by default.
  /// Stored only.
  open var isNetworkActivityIndicatorVisible = false

  // MARK: Settings of the system

  /// Whether the screen stays on without touches; false by default.
  /// Stored only.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0 by default, which shows none.
  /// Stored only.
  open var applicationIconBadgeNumber = 0
  /// The quick actions of the app's icon; `nil` by default.
  /// Stored only.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the app may change its icon; false. The device still accepts a change, as it draws no icon.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon, which `setAlternateIconName` changes; `nil` for the primary one.
  /// Stored only.
  open var alternateIconName: String? { services.iconName }
  /// Changes the name of the icon, and reports success in the next run-loop turn.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { changeIcon(alternateIconName, completionHandler) }
  /// Changes the name of the icon.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    services.iconName = alternateIconName
  }
  /// Whether the app has registered for remote notifications, by the methods below; false by default.
  /// Stored only.
  open var isRegisteredForRemoteNotifications: Bool { services.isRegistered }
  /// Registers for remote notifications, of which the device sends none.
  open func registerForRemoteNotifications() { services.isRegistered = true }
  /// Ends the registration for remote notifications.
  open func unregisterForRemoteNotifications() { services.isRegistered = false }
  /// Returns false: the system keeps no connection of the app alive.
  @discardableResult
  open func setKeepAliveTimeout(
    _ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil
  ) -> Bool { false }
  /// Does nothing: the system keeps no connection of the app alive.
  open func clearKeepAliveTimeout() {}
  /// Does nothing: there is no newsstand.
  open func setNewsstandIconImage(_ image: UIImage?) {}
  /// Does nothing: content is not fetched in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  // MARK: State restoration, which does not exist here

  /// Does nothing.
  open func extendStateRestoration() {}
  /// Does nothing.
  open func completeStateRestoration() {}
  /// Does nothing.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing.
  open class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// One undo manager for responders outside of windows.
  open override var undoManager: UndoManager? { services.undoManager }
}
