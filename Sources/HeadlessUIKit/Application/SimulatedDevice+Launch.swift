/// Launching an app, entering the background and returning.
extension SimulatedDevice {
  /// Launches an app: creates what `UIApplicationMain` creates, and calls the delegates in UIKit's order.
  ///
  /// A device has an active app from the start, which needs no launch. An app with a scene delegate
  /// receives the callbacks of scenes, and its app delegate only those of the launch.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the app, which the device retains.
  ///   - sceneDelegate: The delegate of the scene; `nil`, the default, for an app without scenes.
  ///   - application: The application; `nil`, the default, for a `UIApplication`.
  ///   - options: The launch options; a URL, a quick action or a user activity also reach the scene.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    application: UIApplication? = nil, options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    guard !self.application.services.isLaunched else {
      diagnose(
        .invalidCall, "an app was launched before on this device; create a device for each launch")
      return
    }
    if let application { replaceApplication(by: application) }
    perform { self.application.launch(delegate, sceneDelegate, options) }
  }

  /// Moves the app to the background, as the user does by going to the home screen: the delegates are
  /// called, touches are canceled, and running animations finish, with their completions (fault F062):
  /// blocks with `false`, animators at their end.
  public func enterBackground() {
    guard application.applicationState != .background else { return }
    perform {
      touches.cancelAll(on: self)
      touchesDidChange()
      application.resignActive()
      application.enterBackground()
      finishAllAnimations()
    }
  }

  /// Moves the app to the foreground, where it becomes active.
  public func enterForeground() {
    perform {
      if application.applicationState == .background { application.enterForeground() }
      application.becomeActive()
    }
  }

  /// Makes the app inactive, as a call or the control center does; touches are canceled.
  public func resignActive() {
    perform {
      touches.cancelAll(on: self)
      touchesDidChange()
      application.resignActive()
    }
  }

  /// Makes an inactive app active again.
  public func becomeActive() {
    guard application.applicationState == .inactive else { return }
    perform { application.becomeActive() }
  }

  /// Warns the app that memory is low: its delegate, the observers, then the view controllers in the
  /// windows, from the root down.
  public func sendMemoryWarning() { perform { application.warnOfMemory() } }

  /// Opens a URL in the app, as another app does; the scene's delegate receives it, or the app's.
  public func openInApp(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) {
    perform { application.receive(url, options) }
  }

  /// Performs a quick action of the app's icon; the scene's delegate receives it, or the app's.
  public func performQuickAction(_ item: UIApplicationShortcutItem) {
    perform { application.receive(item) }
  }

  /// Ends the app: it enters the background, and its delegate is notified.
  public func terminate() {
    enterBackground()
    perform { application.terminate() }
  }
}

extension UIApplication {
  final func launch(
    _ delegate: any UIApplicationDelegate, _ sceneDelegate: (any UISceneDelegate)?,
    _ options: [LaunchOptionsKey: Any]?
  ) {
    services.isLaunched = true
    services.launchedDelegate = delegate
    services.state = .inactive
    self.delegate = delegate
    let scene = connectedScene
    scene?.ownState = .unattached
    log(delegate, "willFinishLaunching")
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    log(delegate, "didFinishLaunching")
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification, options)
    if let scene { connect(scene, sceneDelegate, options) }
    becomeActive()
  }

  private final func connect(
    _ scene: UIWindowScene, _ sceneDelegate: (any UISceneDelegate)?,
    _ launchOptions: [LaunchOptionsKey: Any]?
  ) {
    let options = UIScene.ConnectionOptions(launchOptions)
    let plain = scene.session.configuration
    if let delegate {
      let chosen = delegate.application(
        self, configurationForConnecting: scene.session, options: options)
      if chosen !== plain { scene.session.adopt(chosen) }
      if let wanted = chosen.delegateClass, sceneDelegate == nil {
        device?.diagnose(
          .invalidCall,
          "the scene's configuration has the delegate class \(wanted), of which Swift cannot create "
            + "an object; pass the delegate: launch(_:sceneDelegate:)")
      }
    }
    scene.delegate = sceneDelegate
    if let sceneDelegate {
      log(sceneDelegate, "scene(_:willConnectTo:options:)")
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    }
    post(UIScene.willConnectNotification, from: scene)
    guard sceneDelegate != nil else {
      scene.ownState = .foregroundInactive
      return
    }
    sendWillEnterForeground()
  }

  final func resignActive() {
    guard services.state == .active else { return }
    notify(.willResignActive) {
      $0.sceneWillResignActive($1)
    } app: {
      $0.applicationWillResignActive($1)
    }
    services.state = .inactive
    services.scene?.ownState = .foregroundInactive
  }

  final func enterBackground() {
    services.state = .background
    services.scene?.ownState = .background
    services.backgroundStart = device?.now
    notify(.didEnterBackground) {
      $0.sceneDidEnterBackground($1)
    } app: {
      $0.applicationDidEnterBackground($1)
    }
    scheduleExpiration()
  }

  final func enterForeground() {
    sendWillEnterForeground()
    services.state = .inactive
    services.backgroundStart = nil
    cancelExpiration()
  }

  private final func sendWillEnterForeground() {
    notify(.willEnterForeground) {
      $0.sceneWillEnterForeground($1)
    } app: {
      $0.applicationWillEnterForeground($1)
    }
    services.scene?.ownState = .foregroundInactive
  }

  final func becomeActive() {
    guard services.state != .active else { return }
    services.state = .active
    services.scene?.ownState = .foregroundActive
    notify(.didBecomeActive) {
      $0.sceneDidBecomeActive($1)
    } app: {
      $0.applicationDidBecomeActive($1)
    }
  }

  final func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for window in appWindows { window.rootViewController?.warnOfMemory() }
  }

  final func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  final func receive(_ url: URL, _ options: [OpenURLOptionsKey: Any]) {
    if let scene = services.scene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url, options)])
    } else {
      _ = delegate?.application(self, open: url, options: options)
    }
  }

  final func receive(_ item: UIApplicationShortcutItem) {
    if let scene = services.scene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item) { _ in }
    } else {
      delegate?.application(self, performActionFor: item) { _ in }
    }
  }

  // MARK: Calling delegates and observers

  /// Notifies of one step of the scene's life: its delegate and the observers of the scene, then the
  /// app's delegate, if the scene has none, and the observers of the app.
  private final func notify(
    _ step: ApplicationStep, scene callScene: (any UISceneDelegate, UIScene) -> Void,
    app callApp: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let sceneDelegate = services.scene?.delegate
    if let scene = services.scene {
      if let sceneDelegate {
        log(sceneDelegate, step.sceneCall)
        callScene(sceneDelegate, scene)
      }
      post(step.sceneNotification, from: scene)
    }
    if sceneDelegate == nil, let delegate {
      log(delegate, step.applicationCall)
      callApp(delegate, self)
    }
    post(step.notification)
  }

  private final func log(_ delegate: AnyObject, _ text: String) {
    device?.log(.delegate, delegate, text)
  }

  private final func post(_ name: NSNotification.Name, _ options: [LaunchOptionsKey: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: options)
  }

  private final func post(_ name: NSNotification.Name, from scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}

/// A step of the life of an app and its scene.
private enum ApplicationStep: String {
  case didBecomeActive = "DidBecomeActive"
  case willResignActive = "WillResignActive"
  case didEnterBackground = "DidEnterBackground"
  case willEnterForeground = "WillEnterForeground"

  var sceneCall: String { "scene\(rawValue)" }
  var applicationCall: String { "application\(rawValue)" }

  var notification: NSNotification.Name {
    switch self {
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    }
  }

  var sceneNotification: NSNotification.Name {
    switch self {
    case .didBecomeActive: UIScene.didActivateNotification
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    }
  }
}

extension UIScene.ConnectionOptions {
  convenience init(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
    self.init()
    if let url = options?[.url] as? URL { ownContexts = [UIOpenURLContext(url, [:])] }
    ownItem = options?[.shortcutItem] as? UIApplicationShortcutItem
    let activities = options?[.userActivityDictionary] as? [AnyHashable: Any]
    ownActivities = Set((activities ?? [:]).values.compactMap { $0 as? NSUserActivity })
  }
}

extension UIViewController {
  /// Warns the controller, what it presents, and its children.
  final func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in childControllers { child.warnOfMemory() }
    ownPresentation?.presented.warnOfMemory()
  }
}
