/// Recognizes a gesture in the touches of its view and the view's subviews (UIKit rows 195-206).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder, BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  package var associations: [UnsafeRawPointer: Any] = [:]
  @exclusivity(unchecked) private var actions: [GestureTarget] = []
  @exclusivity(unchecked) private var storedState = State.possible
  /// The recognizers given to `require(toFail:)`.
  var awaited: [BoxedReference<UIGestureRecognizer>] = []
  /// The state after the failure of the recognizers that it requires to fail.
  var pending: State?
  /// The active touches.
  @exclusivity(unchecked) private(set) var active: [UITouch] = []
  /// The last active touches, for queries in its action.
  @exclusivity(unchecked) private var past: [UITouch] = []
  /// All touches of the attempt, including ended ones while more are expected.
  private(set) var attempted: [UITouch] = []
  /// Whether other recognizers must fail first, evaluated once per attempt (UIKit row 202).
  var requirements: [ObjectIdentifier: Bool] = [:]

  /// Called after a registered nib has created the object; does nothing by default.
  open func awakeFromNib() {}
  /// The view to which the recognizer is attached.
  open var view: UIView? { watchedView?.object }
  final var ownView: UIView? {
    get { watchedView?.object }
    set { watchedView = newValue.map { .passUnretained($0) } }
  }
  nonisolated(unsafe) private var watchedView: Unmanaged<UIView>?
  /// Detaches a deallocated view; called by its deinitializer, which is not isolated.
  nonisolated final func viewGoes() { watchedView = nil }
  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether recognition cancels the touches in the view; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after failure; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after failure; true by default.
  open var delaysTouchesEnded = true
  /// The allowed touch types. Stored only.
  open var allowedTouchTypes = UIGestureRecognizer.touchTypes
  /// Shared, because a number is slow to make.
  private static let touchTypes: [NSNumber] = [0, 1, 2]
  /// Whether touches of different types cannot be combined; true by default. Stored only.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?
  /// Whether the recognizer receives touches; disabling it during a gesture cancels that (UIKit row
  /// 198).
  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { interrupt() }
    }
  }

  /// Creates a recognizer that calls a method of a target, which it does not retain.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target and its action.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(GestureTarget(of: self, target: target as AnyObject, selector: action))
  }
  /// Removes an action of a target; nil removes those of every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { (object == nil || $0.target === object) && $0.calls(action) }
  }
  /// Adds a closure that is called like the action of a target.
  package final func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(GestureTarget(of: self, closure: action))
  }

  /// The state; a subclass sets it in its touch methods.
  open var state: State {
    get { storedState }
    set { request(newValue) }
  }
  /// The number of active touches, or of the last ones.
  open var numberOfTouches: Int { known.count }
  /// Returns the centroid of the touches in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    let touches = known
    guard let first = touches.first else { return .zero }
    if touches.count == 1 { return first.location(in: view) }
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: view)
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
  /// Returns the location of a touch in a view's coordinates; the origin for an invalid index.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    known.indices.contains(touchIndex) ? known[touchIndex].location(in: view) : .zero
  }
  /// Requires the failure of another recognizer before this one begins (UIKit row 200).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    awaited.append(BoxedReference(otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Notifies the recognizer that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches were canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Resets the recognizer after the touch sequence has ended; call super.
  open func reset() {}
  /// Ignores a touch for the current gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { lose(touch) }
  /// Returns whether the recognizer handles an event, before its touch; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Returns whether recognition prevents another recognizer from beginning; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer can prevent this one from beginning; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer must fail first; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer must wait for this one's failure; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Engine

  final func store(_ state: State) {
    storedState = state
    notifyOfChange()
  }

  /// The active touches, or the last ones.
  final var known: [UITouch] { active.isEmpty ? past : active }
  /// Whether it can still be recognized without an active touch.
  final var isWaiting: Bool { pending != nil || waitsForMoreTouches }
  /// Whether the attempt expects more touches.
  var waitsForMoreTouches: Bool { false }
  /// Returns whether a view receives touches after a delay, unless the gesture is decided before.
  func delaysContent(_ view: UIView?) -> Bool { false }
  /// The number of taps; of several recognizers whose touch ends, the one with most taps has
  /// priority.
  var tapsNeeded: Int { 1 }
  /// Whether it recognizes single taps of one finger; `false` by default.
  var isSingleTap: Bool { false }
  /// Whether it recognizes pans; `false` by default.
  var isPanRecognizer: Bool { false }
  /// Returns whether it recognizes a horizontal drag in a view; `false` by default.
  func isHorizontalDrag(in view: UIView) -> Bool { false }
  /// The scroll view that it scrolls; `nil` by default.
  var scrolledView: UIScrollView? { nil }

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

  final func resetState() {
    past = []
    attempted = []
    requirements = [:]
    storedState = .possible
    reset()
  }

  /// Sends the actions in the next run-loop turn (UIKit row 291).
  final func sendActions() {
    guard let device = SimulatedDevice.current else { return }
    for action in actions { device.queue.schedule(at: device.now, .gesture(action, storedState)) }
  }

  /// Performs an action. It receives the state at the time of sending, even if the gesture has
  /// continued.
  fileprivate final func perform(_ action: GestureTarget, sent: State) {
    let present = storedState
    storedState = sent
    action.perform(with: self)
    // Unless the action set another state.
    if storedState == sent { storedState = present }
  }

  nonisolated deinit { referenceBox?.end() }
}

/// An action of a recognizer: a method of a target, which is not retained, or a closure.
final class GestureTarget {
  @BoxedReference private var recognizer: UIGestureRecognizer?
  /// The target of a method.
  private(set) weak var target: AnyObject?
  private let selector: Selector?
  private let closure: ((UIGestureRecognizer) -> Void)?

  init(
    of recognizer: UIGestureRecognizer, target: AnyObject? = nil, selector: Selector? = nil,
    closure: ((UIGestureRecognizer) -> Void)? = nil
  ) {
    self.target = target
    self.selector = selector
    self.closure = closure
    self.recognizer = recognizer
  }

  nonisolated deinit {}

  /// Whether the action is a method with a selector; `nil` selects every action.
  func calls(_ other: Selector?) -> Bool {
    guard let other else { return true }
    return selector?.matches(other) == true
  }

  /// Performs the action with the state in which it was sent, unless the recognizer is released.
  func send(_ state: UIGestureRecognizer.State) { recognizer?.perform(self, sent: state) }

  fileprivate func perform(with recognizer: UIGestureRecognizer) {
    if let closure { return closure(recognizer) }
    if let selector, let target { _ = selector.call(target, recognizer, nil) }
  }
}

/// Controls gesture recognition; every member has UIKit's default implementation.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asks the delegate whether a gesture may begin; true by default.
  @_spi(OptionalRequirements) func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether two gestures may be recognized simultaneously; false by default.
  @_spi(OptionalRequirements) func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether a gesture requires the failure of another; false by default.
  @_spi(OptionalRequirements) func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether another gesture requires the failure of this one; false by default.
  @_spi(OptionalRequirements) func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether to handle an event, before its touch; true by default.
  @_spi(OptionalRequirements) func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  )
    -> Bool
  /// Asks the delegate whether to handle a touch; true by default.
  @_spi(OptionalRequirements) func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  )
    -> Bool
}

@_documentation(visibility: internal)
extension UIGestureRecognizerDelegate where Self: NSObject {
  /// The default implementation returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// The default implementation returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// The default implementation returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
