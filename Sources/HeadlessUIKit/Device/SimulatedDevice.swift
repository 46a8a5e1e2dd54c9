/// A phone or tablet that exists only as data: clock, event queue, screen, windows, touches, log.
///
/// Virtual time stands still until `turn`, `advance` or `settle` moves it; nothing here reads a
/// wall clock. Code that uses UIKit's API runs inside `perform`.
@preconcurrency @MainActor
public final class SimulatedDevice {
  /// The device that UIKit's global functions mean; set only inside `perform`.
  ///
  /// Not isolated, because layers are not: it is touched on the main thread only.
  nonisolated(unsafe) public private(set) static var current: SimulatedDevice?

  /// What the device is.
  public let configuration: DeviceConfiguration
  /// The device's screen.
  public let screen: UIScreen
  /// The windows, lowest first.
  public internal(set) var windows: [UIWindow] = []
  /// Which way the screen is turned.
  public internal(set) var orientation: UIInterfaceOrientation
  /// What happened so far, in order.
  public private(set) var events: [DeviceEvent] = []
  /// What UIKit would have complained about so far, in order.
  public private(set) var diagnostics: [DeviceDiagnostic] = []

  nonisolated let place = DevicePlace()
  nonisolated package let clock: DeviceClock
  nonisolated package let recorder: AnimationRecorder
  var queue = EventQueue()
  var touches = TouchDispatcher()
  /// The transitions under way, oldest first.
  package var transitions: [Transition] = []
  private(set) lazy var commitPhase = CommitPhase(of: self)
  /// The contradictions of constraints that are not told yet.
  var conflicts = LayoutConflicts()
  /// The scroll views that move by themselves.
  var coasting: [Weak<UIScrollView>] = []
  /// The coordinator of the size change under way.
  weak var sizeChange: TransitionCoordinator?
  /// How many detents without a name there are.
  var detentCount = 0
  /// How many presentations there have been.
  private(set) var presentationCount = 0
  var zoomSources = ZoomSources()
  weak var firstResponder: UIResponder?
  private(set) lazy var keyboard = Keyboard(self)
  /// Light or dark, which every window shows; set it before windows are made.
  public var interfaceStyle = UIUserInterfaceStyle.light
  /// Told after every event, and after the commit of every turn: who watches a run looks then.
  package var watcher: ((_ hasCommitted: Bool) -> Void)?
  private var names = ObjectNames()

  /// Starts a device with an empty screen.
  public init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
    self.configuration = configuration
    orientation = configuration.orientation
    let clock = DeviceClock()
    self.clock = clock
    recorder = AnimationRecorder(clock: clock)
    screen = UIScreen(
      size: configuration.size(in: configuration.orientation), scale: configuration.scale)
    place.device = self
  }

  nonisolated deinit { place.device = nil }

  /// Seconds since the device started.
  public var now: Double { clock.now }

  /// Where the keyboard stands or is going to stand, in the screen's coordinates, pt; nil while it is
  /// hidden.
  public var keyboardFrame: CGRect? { keyboard.isShown ? keyboard.frame : nil }

  /// A person types text on the keyboard; false where none is shown.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    perform {
      guard let owner = keyboard.owner as? any UIKeyInput else { return false }
      for character in text { owner.type(character) }
      return true
    }
  }

  /// Runs code on the device: within it, UIKit's global functions mean this device.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = SimulatedDevice.current
    SimulatedDevice.current = self
    defer { SimulatedDevice.current = outer }
    return try body()
  }

  /// Counts one more presentation, and returns how many there have been.
  func countPresentation() -> Int {
    presentationCount += 1
    return presentationCount
  }

  // MARK: Log

  package func log(_ kind: DeviceEvent.Kind, _ subject: AnyObject, _ text: String) {
    events.append(DeviceEvent(time: now, kind: kind, subject: name(of: subject), text: text))
  }

  /// Adds to the diagnostics; callable from layers, which are not isolated.
  nonisolated func diagnose(_ code: DeviceDiagnostic.Code, _ message: String) {
    MainActor.assumeIsolated {
      diagnostics.append(DeviceDiagnostic(time: now, code: code, message: message))
    }
  }

  /// A layout has come to rest: what still contradicts itself is told.
  func tellConflicts() {
    for message in conflicts.end() { diagnose(.unsatisfiableConstraints, message) }
  }

  /// The name of a controller or view: its title or identifier, else its type.
  public func name(of object: AnyObject) -> String { names.name(of: object) }

  /// The name of an object, asked from code that is not isolated.
  nonisolated static func describe(_ object: AnyObject) -> String {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      current?.name(of: object) ?? String(describing: type(of: object))
    }
  }
}

/// Where a device is, for windows, which do not keep theirs: a weak reference to it would make each
/// of its many uses dearer.
nonisolated final class DevicePlace: @unchecked Sendable {
  // Sendable without checks for the reason given at `AnimationRecorder`.
  fileprivate(set) unowned(unsafe) var device: SimulatedDevice?
}
