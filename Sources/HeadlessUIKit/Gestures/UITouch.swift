/// One finger on the screen, from landing to lifting.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What the finger does.
  public internal(set) var phase: Phase = .began
  /// When it last did something, in seconds of the device's clock.
  public internal(set) var timestamp: TimeInterval
  /// How often the finger came down in the same place in quick succession.
  public internal(set) var tapCount = 1
  /// The view that was hit when the finger landed.
  public internal(set) var view: UIView? {
    get { hitView }
    set { hitView = newValue }
  }
  @WeakView private var hitView: UIView?
  /// The window that was touched.
  public internal(set) var window: UIWindow? {
    get { hitWindow as? UIWindow }
    set { hitWindow = newValue }
  }
  @WeakView private var hitWindow: UIView?
  /// The recognizers that get the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What touches: a finger.
  public let type = TouchType.direct
  /// 0...1; a simulated finger presses with 1.
  public let force: CGFloat = 1

  var point: CGPoint
  var previousPoint: CGPoint
  let identifier: Int

  init(identifier: Int, at point: CGPoint, time: Double) {
    self.identifier = identifier
    self.point = point
    previousPoint = point
    timestamp = time
  }

  /// Where the finger is in a view's coordinates; nil means the window's.
  public func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// Where the finger was before its last move, in a view's coordinates; nil means the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return point }
    let place = window.fromScreen(point)
    return view.map { window.convert(place, to: $0) } ?? place
  }
}

/// The fingers on the screen at a moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The touches of the event.
  public internal(set) var allTouches: Set<UITouch>?
  /// When it happened, in seconds of the device's clock.
  public let timestamp: TimeInterval
  /// What happened: something with touches.
  public let type = EventType.touches

  /// What an event is about.
  public nonisolated enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A command from outside.
    case remoteControl = 2
    /// Buttons and keys.
    case presses = 3
    /// A wheel or trackpad.
    case scroll = 10
    /// A pointer.
    case hover = 11
    /// A trackpad's pinch or rotation.
    case transform = 14
  }

  init(touches: Set<UITouch>, time: Double) {
    allTouches = touches
    timestamp = time
  }

  /// Not isolated, so that it need not ask for the main actor: there is an event at every move.
  nonisolated deinit {}

  /// The touches that landed in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
