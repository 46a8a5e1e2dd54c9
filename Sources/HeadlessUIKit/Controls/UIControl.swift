/// A view that tells of touches as events: pressed, dragged, released.
@preconcurrency @MainActor
open class UIControl: UIView {
  var registrations: [ControlRegistration] = []
  /// The touch that is followed; others do not count (fault F066).
  var followed: UITouch?

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control that runs an action when it is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Setting and Getting Control Attributes

  /// Whether the control takes touches; true by default.
  open var isEnabled = true { didSet { stateDidChange(oldValue != isEnabled) } }
  /// Whether the control is chosen; false by default.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Whether a finger is on the control; false by default.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  /// Enabled, selected and highlighted as one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether a touch is followed.
  public final var isTracking: Bool { followed != nil }
  /// Whether the followed touch is in the control, or near enough.
  open internal(set) var isTouchInside = false
  /// Where content stands between top and bottom; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands between the sides; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The same with leading and trailing told as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Accessing the Control's Targets and Actions

  /// Calls a method of a target, which is not held, at some events; without target, of the first
  /// responder from here up that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.append(
      ControlRegistration(
        events: controlEvents, call: .method(target.map { Weak($0 as AnyObject) }, action)))
  }
  /// Takes the methods of a target off some events; nil means of every target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    drop(controlEvents) { call in
      guard case .method(let target, _) = call else { return false }
      return object == nil || target?.value === object
    }
  }
  /// Runs an action at some events; one of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(events: controlEvents, call: .action(action)))
  }
  /// Takes an action off some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Takes the action of a name off some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    drop(controlEvents) { call in
      guard case .action(let action) = call else { return false }
      return action.identifier == actionIdentifier
    }
  }
  /// The events that somebody listens to.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  // MARK: Triggering Actions

  /// Calls whoever listens to some events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Calls a method of a target, or of the first responder from here up that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target.map { $0 as AnyObject }, event)
  }

  // MARK: Tracking Touches

  /// A touch came down; false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; false ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lose(touches, event)
  }

  /// The control looks different from now on.
  func showState() {}
  private func stateDidChange(_ isNew: Bool) { if isNew { showState() } }
}

/// Who is told of which events.
struct ControlRegistration {
  enum Call {
    case method(Weak<AnyObject>?, Selector)
    case action(UIAction)
  }

  var events: UIControl.Event
  var call: Call
}
