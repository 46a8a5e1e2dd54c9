/// A simulated phone or tablet: clock, event queue, screen, windows, touches, log.
///
/// Virtual time advances only by `turn`, `advance` and `settle`; no wall clock is read. Code
/// that uses UIKit's API runs inside `perform`.
@preconcurrency @MainActor
public final class SimulatedDevice {
  /// The device to which UIKit's global functions refer; set only inside `perform`. Not isolated,
  /// because layers are not; accessed on the main thread only.
  nonisolated public static var current: SimulatedDevice? { active?.object }
  /// The same without reference counting: every change of a layer accesses it.
  nonisolated(unsafe) private(set) static var active: Unmanaged<SimulatedDevice>?

  /// The device's configuration.
  public let configuration: DeviceConfiguration
  /// The device's screen.
  public let screen: UIScreen
  /// The windows, lowest first.
  @exclusivity(unchecked) public internal(set) var windows: [UIWindow] = []
  /// The current interface orientation.
  public internal(set) var orientation: UIInterfaceOrientation {
    didSet { reference.safeArea = configuration.safeArea(in: orientation) }
  }
  /// The events so far, in order.
  @exclusivity(unchecked) public private(set) var events: [DeviceEvent] = []
  /// The diagnostics so far, in order.
  public var diagnostics: [DeviceDiagnostic] { diagnosticLog.read() }
  nonisolated(unsafe) package final var diagnosticLog = DiagnosticLog()

  nonisolated let reference = DeviceReference()
  nonisolated let notificationCenter = NotificationCenter()
  nonisolated let dispatchWork = DispatchWork()
  nonisolated let performRequests = PerformRequests()
  nonisolated let observers = KeyValueObservers()
  nonisolated let keyValueStore = KeyValueStore()
  nonisolated(unsafe) var randomNumbers = DeviceRandomNumbers()
  nonisolated package let clock: DeviceClock
  nonisolated package let recorder: AnimationRecorder
  @exclusivity(unchecked) var queue = EventQueue()
  var touches = TouchDispatcher()
  /// The running transitions, oldest first.
  @exclusivity(unchecked) package var transitions: [Transition] = []
  let commitPhase = CommitPhase()
  /// The constraint conflicts that are not reported yet.
  @exclusivity(unchecked) nonisolated(unsafe) var conflicts = LayoutConflicts()
  /// The scroll views that are decelerating or animating.
  @exclusivity(unchecked) var deceleratingScrollViews: [BoxedReference<UIScrollView>] = []
  /// The coordinator of the current size change.
  @BoxedReference var sizeChange: TransitionCoordinator?
  let unnamedDetents = DetentCounter()
  /// The number of presentations so far.
  var presentationCount = 0
  var zoomSources = ZoomSources()
  @BoxedReference var firstResponder: UIResponder?
  private(set) lazy var keyboard = Keyboard(self)
  /// The status bar.
  public private(set) lazy var statusBar = StatusBar(self)
  /// The app: active from the start.
  public private(set) lazy var application = UIApplication(on: reference)
  func replaceApplication(by new: UIApplication) { application = new.adopting(application) }
  /// The device as the app knows it.
  private(set) lazy var hardware = UIDevice(on: reference, orientation)
  /// The interface style; light by default. The windows are notified of a change.
  public var interfaceStyle = UIUserInterfaceStyle.light { didSet { updateTraits() } }
  /// The layout direction, initially the configuration's. The windows are notified of a change.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { didSet { updateTraits() } }
  /// The user's accessibility settings.
  public private(set) lazy var accessibility = DeviceAccessibility(self)
  /// The text size that the user prefers; `large` by default. The windows are notified of a change.
  public var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      updateTraits()
      guard oldValue != preferredContentSizeCategory else { return }
      perform {
        notificationCenter.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
      }
    }
  }
  private func updateTraits() { perform { windows.forEach { $0.updateTraits() } } }
  /// The graphics contexts of the main thread.
  nonisolated let graphics = GraphicsStack()
  /// The work so far.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var work = DeviceWork()
  /// The number of changes that may affect the traits of a view.
  @exclusivity(unchecked) nonisolated(unsafe) var traitChangeCount = 0
  /// The view whose trait callbacks are running; views below it are not updated yet (UIKit row 342).
  @BoxedReference var traitNotification: UIView?
  /// The value that `UITraitCollection.current` was set to in this run-loop turn.
  @exclusivity(unchecked) nonisolated(unsafe) var turnTraits: UITraitCollection?
  /// Called after every event and after the commit of every run-loop turn, for observers of a run.
  @exclusivity(unchecked) package var watcher: ((_ hasCommitted: Bool) -> Void)?
  private var names = ObjectNames()
  /// The proxies of `UIAppearance`; `nil` until one is used.
  final var existingAppearances: AppearanceRegistry?
  /// The storyboards and nibs that the test registers.
  final private(set) lazy var interfaceFiles = InterfaceFiles()

  /// Creates a device with an empty screen.
  public init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
    self.configuration = configuration
    (orientation, layoutDirection) = (configuration.orientation, configuration.layoutDirection)
    let clock = DeviceClock()
    self.clock = clock
    recorder = AnimationRecorder(clock: clock)
    recorder.animatesShadowsAndBorders = configuration.choices.blocksAnimateShadowsAndBorders
    screen = UIScreen(configuration)
    reference.device = self
    reference.safeArea = configuration.safeArea(in: configuration.orientation)
  }

  nonisolated deinit {
    reference.device = nil
    reference.safeArea = .zero
    diagnosticLog.end()
  }

  /// The current device's version of iOS; 18 without a device.
  nonisolated static var currentSystemVersion: Int { current?.configuration.systemVersion ?? 18 }

  /// Seconds since the device started.
  public var now: Double { clock.now }

  /// The keyboard's current or animated final frame on the screen, pt; `nil` while it is hidden.
  public var keyboardFrame: CGRect? { keyboard.isShown ? keyboard.frame : nil }

  /// Types text on the keyboard; returns false if no text input is first responder.
  @discardableResult
  public func typeText(_ text: String) -> Bool { perform { keyboard.type(text) } }

  /// Runs code on the device, to which UIKit's global functions then refer.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.active
    Self.active = .passUnretained(self)
    defer { Self.active = outer }
    return try body()
  }

  // MARK: Log

  package func log(_ kind: DeviceEvent.Kind, _ subject: AnyObject, _ text: String) {
    events.append(DeviceEvent(time: now, kind: kind, subject: name(of: subject), text: text))
  }

  /// Adds a diagnostic; callable from layers, which are not isolated.
  nonisolated func diagnose(_ code: DeviceDiagnostic.Code, _ message: String) {
    MainActor.assumeIsolated {
      diagnosticLog.add(DeviceDiagnostic(time: now, code: code, message: message))
    }
  }

  /// Adds a diagnostic, unless there is one with the message.
  nonisolated package func diagnoseOnce(_ code: DeviceDiagnostic.Code, _ message: String) {
    if !diagnosticLog.has(message) { diagnose(code, message) }
  }

  /// Returns the name of a view controller or view: its title or identifier, else its type.
  public func name(of object: AnyObject) -> String { names.name(of: object) }

  /// Returns the name of an object; callable from code that is not isolated.
  nonisolated static func describe(_ object: AnyObject) -> String {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      current?.name(of: object) ?? String(describing: type(of: object))
    }
  }
}

/// Refers to the device without retaining it, for its windows and its application: a weak reference would
/// make each of their many uses slower.
nonisolated final class DeviceReference: @unchecked Sendable {
  // Unchecked Sendable for the reason given at `AnimationRecorder`.
  /// Not retained; the device's `deinit` sets it to `nil`.
  fileprivate(set) unowned(unsafe) var device: SimulatedDevice?
  /// The safe area of the screen in the current orientation; zero once the device is released.
  @exclusivity(unchecked) fileprivate(set) var safeArea = UIEdgeInsets.zero
}
