/// A touch, from its beginning to its end.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The phase of the touch.
  @exclusivity(unchecked) public internal(set) var phase: Phase = .began
  /// The time of the last change, in seconds on the device's clock.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval
  /// The number of taps in the same place in quick succession.
  public internal(set) var tapCount = 1
  /// The view that was hit when the touch began.
  public internal(set) var view: UIView? {
    get { hitView }
    set { hitView = newValue }
  }
  @BoxedReference private var hitView: UIView?
  /// The window in which the touch began.
  public internal(set) var window: UIWindow? {
    get { hitWindow }
    set { hitWindow = newValue }
  }
  @BoxedReference private var hitWindow: UIWindow?
  /// The gesture recognizers that receive the touch.
  @exclusivity(unchecked) public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The type of touch: always direct.
  public let type = TouchType.direct
  /// The force of the touch; always 1.
  public let force: CGFloat = 1

  @exclusivity(unchecked) var point: CGPoint
  @exclusivity(unchecked) var previousPoint: CGPoint
  let identifier: Int

  init(identifier: Int, at point: CGPoint, time: Double) {
    self.identifier = identifier
    self.point = point
    previousPoint = point
    timestamp = time
  }

  func move(to point: CGPoint, time: Double) {
    previousPoint = self.point
    self.point = point
    phase = .moved
    timestamp = time
  }

  /// Returns the location in a view's coordinates; nil means the window's.
  public func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// Returns the location before the last movement, in a view's coordinates; nil means the
  /// window's.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return point }
    let place = window.fromScreen(point)
    return view.map { window.convert(place, to: $0) } ?? place
  }

  nonisolated deinit {}
}

/// An event with touches.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The touches of the event.
  public internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds on the device's clock.
  public internal(set) var timestamp: TimeInterval
  /// The type of event: always touches.
  public let type = EventType.touches

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

  init(touches: Set<UITouch>, time: Double) {
    allTouches = touches
    timestamp = time
  }

  /// Not isolated, to avoid main-actor checks: an event is created for every movement.
  nonisolated deinit {}

  /// Returns the touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
