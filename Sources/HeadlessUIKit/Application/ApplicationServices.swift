/// What the system stores for an app.
final class ApplicationServices {
  /// The interval for which background tasks may run, s; as on a device.
  static let backgroundTime = 30.0

  /// A background task.
  struct BackgroundWork {
    let identifier: UIBackgroundTaskIdentifier
    let expire: (() -> Void)?
  }

  var state = UIApplication.State.active
  /// Whether the app was launched with a delegate.
  var isLaunched = false
  /// The delegate of a launched app, which the system retains.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// The scene of the app; it exists from the first use on.
  var scene: UIWindowScene?
  /// The windows that the app has created, in that order.
  var createdWindows: [BoxedReference<UIWindow>] = []
  /// The views with a guide of the keyboard, in the order of their first use.
  var keyboardOwners: [BoxedReference<UIView>] = []
  /// The number of calls that ignore touches.
  var ignoring = 0
  /// The background tasks in the order of their beginning.
  private(set) var tasks: [BackgroundWork] = []
  private var taskCount = 0
  /// When the app entered the background, s; `nil` in the foreground.
  var backgroundStart: Double?
  /// The event at which background tasks expire.
  var expiration: Int?
  var openedURLs: [URL] = []
  var iconName: String?
  var isRegistered = false
  /// The menu of the app; it exists from the first use on.
  private(set) lazy var menu = UIMenuController()
  /// The pasteboards by name, in the order of their creation.
  var pasteboards: [(name: UIPasteboard.Name, board: UIPasteboard)] = []
  private(set) lazy var undoManager = UndoManager()

  nonisolated deinit {}

  func beginTask(_ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    taskCount += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: taskCount)
    tasks.append(BackgroundWork(identifier: identifier, expire: expire))
    SimulatedDevice.current?.application.scheduleExpiration()
    return identifier
  }

  func endTask(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.removeAll { $0.identifier == identifier }
    if tasks.isEmpty { SimulatedDevice.current?.application.cancelExpiration() }
  }
}

extension UIApplication {
  final var remainingBackgroundTime: TimeInterval {
    guard let start = services.backgroundStart, let device else { return .greatestFiniteMagnitude }
    return max(0, start + ApplicationServices.backgroundTime - device.now)
  }

  /// Schedules the end of the time of background tasks, if the app is in the background and has some.
  final func scheduleExpiration() {
    guard let device, let start = services.backgroundStart, services.expiration == nil,
      !services.tasks.isEmpty
    else { return }
    services.expiration = device.schedule(at: start + ApplicationServices.backgroundTime) {
      [weak self] in
      guard let self else { return }
      services.expiration = nil
      for task in services.tasks { task.expire?() }
    }
  }

  final func cancelExpiration() {
    guard let expiration = services.expiration else { return }
    services.expiration = nil
    device?.cancel(expiration)
  }
}
