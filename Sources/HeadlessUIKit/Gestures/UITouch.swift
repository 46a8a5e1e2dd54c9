/// A touch, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
  // Used by the device at every movement: a subclass may override the public properties that return these.
  @exclusivity(unchecked) final var ownPhase: Phase = .began
  @exclusivity(unchecked) final var ownTimestamp: TimeInterval = 0
  final var ownTapCount = 1
  @BoxedReference final var hitView: UIView?
  @BoxedReference final var hitWindow: UIWindow?
  @exclusivity(unchecked) final var watchers: [UIGestureRecognizer]?
  @exclusivity(unchecked) final var point = CGPoint.zero
  @exclusivity(unchecked) final var previousPoint = CGPoint.zero
  final private(set) var identifier = 0

  /// Creates a touch that no device moves.
  public override init() { super.init() }
  convenience init(identifier: Int, at point: CGPoint, time: Double) {
    self.init()
    self.identifier = identifier
    self.point = point
    previousPoint = point
    ownTimestamp = time
  }

  nonisolated deinit {}

  /// The phase of the touch.
  open var phase: Phase { ownPhase }
  /// The time of the last change, in seconds on the device's clock.
  open var timestamp: TimeInterval { ownTimestamp }
  /// The number of taps in the same place in quick succession.
  open var tapCount: Int { ownTapCount }
  /// The view that was hit when the touch began.
  open var view: UIView? { hitView }
  /// The window in which the touch began.
  open var window: UIWindow? { hitWindow }
  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { watchers }
  /// The type of touch: always direct.
  open var type: TouchType { .direct }
  /// The force of the touch; always 1.
  open var force: CGFloat { 1 }
  /// The largest force: 0, as of a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, pt; always 20 (chosen: that of a finger).
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius, pt; always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Returns the location in a view's coordinates, which is already precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the location before the last movement, which is already precise.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Returns the location in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// Returns the location before the last movement, in a view's coordinates; nil means the
  /// window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }
}

extension UITouch {
  final func move(to point: CGPoint, time: Double) {
    previousPoint = self.point
    self.point = point
    ownPhase = .moved
    ownTimestamp = time
  }

  fileprivate final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let hitWindow else { return point }
    let location = hitWindow.fromScreen(point)
    return view.map { hitWindow.convert(location, to: $0) } ?? location
  }
}

/// An event with touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private final var ownTouches: Set<UITouch> = []
  @exclusivity(unchecked) final var ownTimestamp: TimeInterval = 0
  /// The delivery of the event while a window or an application of the app's own class handles it.
  @exclusivity(unchecked) final var delivery: (window: UIWindow, deliver: () -> Void)?

  /// Creates an event without touches.
  public override init() { super.init() }
  convenience init(touches: Set<UITouch>, time: Double) {
    self.init()
    ownTouches = touches
    ownTimestamp = time
  }

  /// Not isolated, to avoid main-actor checks: an event is created for every movement.
  nonisolated deinit {}

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { ownTouches }
  /// The time of the event, in seconds on the device's clock.
  open var timestamp: TimeInterval { ownTimestamp }
  /// The type of event: always touches.
  open var type: EventType { .touches }
  /// The subtype of the event; none for touches.
  open var subtype: EventSubtype { .none }
  /// The buttons of the pointer; none.
  open var buttonMask: ButtonMask { [] }
  /// The modifier keys; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.has(gesture) == true }
  }
  /// Returns the touches that the event combines: the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the touches that the system predicts: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// The type of an event.
  public nonisolated enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A remote-control command.
    case remoteControl = 2
    /// Presses of buttons or keys.
    case presses = 3
    /// Scrolling by a wheel or trackpad.
    case scroll = 10
    /// A hovering pointer.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }
}
