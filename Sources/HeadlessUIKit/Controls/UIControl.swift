/// A view that reports touches as control events.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The targets and actions, in the order in which they were added.
  var registrations: [ControlRegistration] = []
  /// The tracked touch; others are ignored (fault F066).
  var trackedTouch: UITouch?

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Creates a control of a registered storyboard or nib; `nil` for another coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Setting and Getting Control Attributes

  /// Whether the control is enabled; true by default.
  open var isEnabled = true { didSet { stateDidChange(oldValue != isEnabled) } }
  /// Whether the control is selected; false by default.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Whether the control is highlighted, as while it is touched; false by default.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  /// The state: enabled, selected and highlighted combined.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether the control tracks a touch.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked touch is inside the control, or not farther outside than `slack`.
  open internal(set) var isTouchInside = false
  /// The vertical alignment of the content; center by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of the content; center by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Accessing the Control's Targets and Actions

  /// Adds a target and action for events; the target is weak. `nil` selects the first object in the
  /// responder chain, from the control on, that implements the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.append(
      ControlRegistration(
        events: controlEvents, call: .method(target.map { Weak($0 as AnyObject) }, action)))
  }
  /// Removes an action of a target for events; `nil` selects every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    drop(controlEvents) { call in
      guard case .method(let target, let present) = call else { return false }
      return (object == nil || target?.value === object) && action?.matches(present) != false
    }
  }
  /// The targets, without those that are `nil`.
  open var allTargets: Set<AnyHashable> { registeredTargets }
  /// Returns the names of the actions that a target has for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target.map { $0 as AnyObject }, controlEvent)
  }
  /// Adds an action for events; replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(events: controlEvents, call: .action(action)))
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    drop(controlEvents) { call in
      guard case .action(let action) = call else { return false }
      return action.identifier == actionIdentifier
    }
  }
  /// The events for which targets or actions are registered.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  // MARK: Triggering Actions

  /// Calls the targets and actions of events, in the order of registration.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Calls an action on a target; `nil` selects the first object in the responder chain, from the
  /// control on, that implements it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target.map { $0 as AnyObject }, event)
  }

  /// Performs the primary action, as a tap does.
  open func performPrimaryAction() { send(.primaryActionTriggered, nil) }
  /// Calls a closure with each action, or target and selector, and its events, until it sets `stop`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: Event,
      _ stop: inout Bool
    ) -> Void
  ) { visitHandlers(iterator) }

  // MARK: Presenting Menus

  /// The interaction that shows the control's menu; `nil` while it is disabled.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuParts?.interaction }
  /// Whether the control asks itself for a menu after a long press; false by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuParts?.interaction != nil }
    set { enableMenu(newValue) }
  }
  /// Whether a tap shows the menu instead of sending actions; false by default.
  open var showsMenuAsPrimaryAction = false
  /// Returns the point of the control at which its menu is attached, by default the middle of its lower
  /// edge. It is not called.
  /// Stored only.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// The text of a tool tip; `nil` by default.
  /// Stored only.
  open var toolTip: String?
  /// Returns the control's menu; `nil` by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Called before the menu appears; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu disappears; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns the preview of the menu; `nil` by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview that the menu returns to; `nil` by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  // MARK: Tracking Touches

  /// Called when a touch begins in the control; returning `false` ignores it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves; returning `false` ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is canceled.
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

  /// Whether a touch-up inside is the primary action, as of a button; other controls define their own.
  var isTriggeredByTouchUp: Bool { false }
  /// Updates the appearance to the current state.
  func showState() {}
  /// Called after an attribute of the state has changed, before `showState()`.
  func controlStateDidChange() {}
  /// Updates the appearance after an attribute was set, if its value is new.
  private func stateDidChange(_ isNew: Bool) {
    guard isNew else { return }
    controlStateDidChange()
    showState()
  }
}

/// A target or action, and the events for which it is called.
struct ControlRegistration {
  enum Call {
    case method(Weak<AnyObject>?, Selector)
    case action(UIAction)
  }

  var events: UIControl.Event
  var call: Call

  /// The target of a method, while it exists.
  var target: AnyObject? {
    guard case .method(let target, _) = call else { return nil }
    return target?.value
  }
}
