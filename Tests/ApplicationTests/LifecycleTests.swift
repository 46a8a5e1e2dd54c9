import HeadlessUIKit
import TestSupport
import Testing

/// The life of an app: launch, background, foreground, end.
@Suite(.checkedDevices) struct LifecycleTests {
  /// The delegate of an app, which records its calls with the state of the app.
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: NotificationLog
    init(_ log: NotificationLog) { self.log = log }

    private func note(_ call: String, _ application: UIApplication) {
      log.note("\(call) \(application.applicationState)")
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("willFinishLaunching", application)
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("didFinishLaunching", application)
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      note("didBecomeActive", application)
    }
    func applicationWillResignActive(_ application: UIApplication) {
      note("willResignActive", application)
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      note("didEnterBackground", application)
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      note("willEnterForeground", application)
    }
    func applicationWillTerminate(_ application: UIApplication) {
      note("willTerminate", application)
    }
  }

  /// The delegate of a scene, which records its calls with the state of the scene.
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: NotificationLog
    init(_ log: NotificationLog) { self.log = log }

    private func note(_ call: String, _ scene: UIScene) {
      log.note("\(call) \(scene.activationState)")
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      note("scene willConnect", scene)
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { note("scene didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("scene willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("scene willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("scene didEnterBackground", scene) }
  }

  private static let appNames = [
    UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
  ]
  private static let sceneNames = [
    UIScene.willConnectNotification, UIScene.didActivateNotification,
    UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
    UIScene.willEnterForegroundNotification,
  ]

  @Test("a device's app is active before a launch")
  func startsActive() {
    let device = makeDevice()
    device.perform {
      #expect(UIApplication.shared === device.application)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.delegate == nil)
    }
  }

  @Test("a launch without scenes calls the app's delegate, then the observers")
  func launch() {
    let device = makeDevice()
    let log = NotificationLog(Self.appNames)
    let delegate = AppDelegate(log)
    device.launch(delegate)
    #expect(
      log.read() == [
        "willFinishLaunching inactive", "didFinishLaunching inactive",
        "ApplicationDidFinishLaunching", "didBecomeActive active", "ApplicationDidBecomeActive",
      ])
    #expect(device.application.delegate === delegate)
  }

  @Test("going to the background and back calls the app's delegate, then the observers")
  func background() {
    let device = makeDevice()
    let log = NotificationLog(Self.appNames)
    let delegate = AppDelegate(log)
    device.launch(delegate)
    _ = log.read()
    device.enterBackground()
    #expect(
      log.read() == [
        "willResignActive active", "ApplicationWillResignActive", "didEnterBackground background",
        "ApplicationDidEnterBackground",
      ])
    device.enterBackground()
    #expect(log.read() == [])
    device.enterForeground()
    #expect(
      log.read() == [
        "willEnterForeground background", "ApplicationWillEnterForeground",
        "didBecomeActive active", "ApplicationDidBecomeActive",
      ])
    device.enterForeground()
    #expect(log.read() == [])
  }

  @Test("an interruption makes the app inactive, and active again, in the foreground")
  func interruption() {
    let device = makeDevice()
    let log = NotificationLog(Self.appNames)
    device.resignActive()
    #expect(device.application.applicationState == .inactive)
    device.becomeActive()
    #expect(device.application.applicationState == .active)
    #expect(log.read() == ["ApplicationWillResignActive", "ApplicationDidBecomeActive"])
  }

  @Test("a launch with a scene delegate connects the scene, and skips the app's delegate")
  func scenes() {
    let device = makeDevice()
    let log = NotificationLog(Self.appNames + Self.sceneNames)
    let (delegate, sceneDelegate) = (AppDelegate(log), SceneDelegate(log))
    device.launch(delegate, sceneDelegate: sceneDelegate)
    #expect(
      log.read() == [
        "willFinishLaunching inactive", "didFinishLaunching inactive",
        "ApplicationDidFinishLaunching", "scene willConnect unattached", "SceneWillConnect",
        "scene willEnterForeground unattached", "SceneWillEnterForeground",
        "ApplicationWillEnterForeground", "scene didBecomeActive foregroundActive",
        "SceneDidActivate", "ApplicationDidBecomeActive",
      ])
    #expect(device.windows == [sceneDelegate.window])
    device.goToBackgroundAndBack()
    #expect(
      log.read() == [
        "scene willResignActive foregroundActive", "SceneWillDeactivate",
        "ApplicationWillResignActive", "scene didEnterBackground background",
        "SceneDidEnterBackground", "ApplicationDidEnterBackground",
        "scene willEnterForeground background", "SceneWillEnterForeground",
        "ApplicationWillEnterForeground", "scene didBecomeActive foregroundActive",
        "SceneDidActivate", "ApplicationDidBecomeActive",
      ])
  }

  @Test("an app enters the background before it ends")
  func termination() {
    let device = makeDevice()
    let log = NotificationLog(Self.appNames)
    let delegate = AppDelegate(log)
    device.launch(delegate)
    _ = log.read()
    device.terminate()
    #expect(
      log.read().suffix(3) == [
        "ApplicationDidEnterBackground", "willTerminate background", "ApplicationWillTerminate",
      ])
  }

  @Test("a second launch is refused")
  func secondLaunch() {
    let device = makeDevice()
    let log = NotificationLog(Self.appNames)
    let (first, second) = (AppDelegate(log), AppDelegate(log))
    device.launch(first)
    device.launch(second)
    #expect(device.application.delegate === first)
    #expect(
      device.diagnostics.map(\.message) == [
        "an app was launched before on this device; create a device for each launch"
      ])
  }

  /// A delegate that names the class of its scene's delegate.
  private final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  @Test("a configuration with a delegate class needs the delegate as an argument of the launch")
  func delegateClass() {
    let log = NotificationLog([])
    let missing = makeDevice()
    missing.launch(ConfiguringDelegate())
    #expect(missing.diagnostics.map(\.code) == [.invalidCall])
    let device = makeDevice()
    device.launch(ConfiguringDelegate(), sceneDelegate: SceneDelegate(log))
    device.perform {
      let session = UIApplication.shared.openSessions.first
      #expect(session?.configuration.name == "Main")
      #expect(session?.scene === UIApplication.shared.connectedScenes.first)
    }
  }

  @Test("a URL at launch reaches the scene's options; a later one its delegate")
  func urls() throws {
    final class Opener: NSObject, UISceneDelegate {
      var urls: [URL] = []
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { urls += connectionOptions.urlContexts.map(\.url) }
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        urls += URLContexts.map(\.url)
      }
    }
    let (first, second) = try (
      #require(URL(scheme: "app", path: "first")), #require(URL(scheme: "app", path: "second"))
    )
    let (device, opener) = (makeDevice(), Opener())
    device.launch(ConfiguringDelegate(), sceneDelegate: opener, options: [.url: first])
    device.openInApp(second)
    #expect(opener.urls == [first, second])
  }

  @Test("a background task ends the app's time after 30 s in the background")
  func backgroundTask() {
    let device = makeDevice()
    device.perform {
      var ended: [String] = []
      let application = UIApplication.shared
      let first = application.beginBackgroundTask { ended.append("first") }
      let second = application.beginBackgroundTask(withName: "x") { ended.append("second") }
      #expect(first != .invalid)
      #expect(first != second)
      device.advance(by: 60)
      #expect(ended == [])
      #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      application.endBackgroundTask(second)
      device.enterBackground()
      device.advance(by: 29)
      #expect(ended == [])
      #expect(application.backgroundTimeRemaining == 1)
      device.advance(by: 2)
      #expect(ended == ["first"])
    }
  }

  @Test("a memory warning reaches the delegate, the observers, then the controllers from the root")
  func memory() {
    final class Screen: UIViewController {
      let log: NotificationLog
      init(_ name: String, _ log: NotificationLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
      }
      required init?(coder: NSCoder) { nil }
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.note(title ?? "")
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {
      let log: NotificationLog
      init(_ log: NotificationLog) { self.log = log }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("delegate") }
    }
    let log = NotificationLog([UIApplication.didReceiveMemoryWarningNotification])
    let (device, delegate) = (makeDevice(), Delegate(log))
    device.launch(delegate)
    device.perform {
      let root = Screen("root", log)
      root.addChild(Screen("child", log))
      makeWindow(root)
      root.present(Screen("presented", log), animated: false)
    }
    device.settle()
    device.sendMemoryWarning()
    #expect(
      log.read() == [
        "delegate", "ApplicationDidReceiveMemoryWarning", "root", "child", "presented",
      ])
  }
}
