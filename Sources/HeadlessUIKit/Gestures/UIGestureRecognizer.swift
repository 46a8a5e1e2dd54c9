/// Recognizes a gesture in the touches of its view and those in it (UIKit rows 195-206).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
  package var associations: [UnsafeRawPointer: Any] = [:]
  private var actions: [(target: Weak<AnyObject>, action: Selector)] = []
  private var storedState = State.possible
  var awaited: [Weak<UIGestureRecognizer>] = []
  /// What it becomes once those have failed that it waits for.
  var pending: State?
  /// The touches that it follows.
  private(set) var active: [UITouch] = []
  /// The last touches that it followed, which its action may still ask for.
  private var past: [UITouch] = []
  /// All touches of the attempt, also those that lifted while more are waited for.
  private(set) var attempted: [UITouch] = []
  /// Who must fail before it may begin, asked once an attempt (UIKit row 202).
  var requirements: [ObjectIdentifier: Bool] = [:]

  /// The view whose touches are watched.
  open internal(set) var view: UIView? {
    get { watchedView }
    set { watchedView = newValue }
  }
  nonisolated(unsafe) private unowned(unsafe) var watchedView: UIView?
  /// The view is no more; said by its deinitializer, which is not isolated.
  nonisolated final func viewGoes() { watchedView = nil }
  /// Who decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognized gesture takes the touches from the view; true by default.
  open var cancelsTouchesInView = true
  /// Whether touches reach the view only once the gesture has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether the lifting reaches the view only once the gesture has failed; true by default.
  open var delaysTouchesEnded = true
  /// Stored: which kinds of touch count.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  /// Whether touches of several kinds may not mix; true by default.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?
  /// Whether touches are watched; turned off in mid-gesture, the gesture is canceled (UIKit row 198).
  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { interrupt() }
    }
  }

  /// Makes a recognizer that calls a method of a target, which it does not hold.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer without target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a method to call.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append((Weak(target as AnyObject), action))
  }
  /// Takes methods of a target off; nil means of every target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { object == nil || $0.target.value === object }
  }

  /// The state; a subclass sets it from its touch methods.
  open var state: State {
    get { storedState }
    set { request(newValue) }
  }
  /// How many touches are on, or were on at the end.
  open var numberOfTouches: Int { known.count }
  /// The middle of the touches in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !known.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in known {
      let point = touch.location(in: view)
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(known.count), y: sum.y / CGFloat(known.count))
  }
  /// One touch in a view's coordinates; the origin for an index that has none.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    known.indices.contains(touchIndex) ? known[touchIndex].location(in: view) : .zero
  }
  /// Lets the gesture begin only once another one has failed (UIKit row 200).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    awaited.append(Weak(otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Touches came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The sequence of touches is over; call super.
  open func reset() {}
  /// Takes a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { lose(touch) }
  /// Whether an event counts, asked before its touch; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether this gesture's success keeps another from beginning; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture's success keeps this one from beginning; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one must fail first; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one must wait for this one to fail; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Engine

  final func store(_ state: State) { storedState = state }

  /// The touches that it follows, or the last ones it did.
  final var known: [UITouch] { active.isEmpty ? past : active }
  /// Whether it may still be recognized without a finger on the screen.
  final var isWaiting: Bool { pending != nil || waitsForMoreTouches }
  /// Whether more touches belong to the same attempt.
  var waitsForMoreTouches: Bool { false }
  /// Whether a view hears of a touch only after a while, if the gesture is not decided before.
  func delaysContent(_ view: UIView?) -> Bool { false }
  /// How many taps it takes; of several that end with one lifting, the one with most has it.
  var tapsNeeded: Int { 1 }

  final func gain(_ touch: UITouch) {
    if active.isEmpty, !isWaiting {
      requirements = [:]
      attempted = []
    }
    active.append(touch)
    attempted += [touch]
  }

  final func lose(_ touch: UITouch) {
    guard active.contains(where: { $0 === touch }) else { return }
    if active.count == 1 { past = active }
    active.removeAll { $0 === touch }
  }

  final func loseAll() {
    if !active.isEmpty { past = active }
    active = []
  }

  final func startAfresh() {
    past = []
    attempted = []
    requirements = [:]
    storedState = .possible
    reset()
  }

  /// Sends the actions in the next turn (UIKit row 291).
  final func sendActions() {
    guard let device = SimulatedDevice.current else { return }
    let told = storedState
    for (target, action) in actions {
      device.schedule(after: 0) { [weak self] in
        guard let self, let target = target.value else { return }
        // The target sees the state that it is told of, though the gesture may have gone on.
        let present = storedState
        storedState = told
        _ = action.call(target, self, nil)
        if storedState == told { storedState = present }
      }
    }
  }
}

/// Decides about gestures; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on together; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits for another to fail; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one to fail; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether an event counts, asked before its touch; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  /// Whether a touch counts; true by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
