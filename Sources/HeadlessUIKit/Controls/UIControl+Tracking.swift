/// Converts touches to control events, and sends them to targets and actions.
extension UIControl {
  /// The distance outside the control at which a touch still counts as inside, pt; chosen: UIKit
  /// does not document it.
  static let slack: CGFloat = 70

  func press(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  func drag(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  func release(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    endTracking(touch, with: event)
    stopTracking()
    if isInside, showsMenuAsPrimaryAction, showMenu() { return }
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside, isTriggeredByTouchUp { toggleSelection() }
    if isInside, isTriggeredByTouchUp { send(.primaryActionTriggered, event) }
  }

  func lose(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  // MARK: Sending events

  func send(_ events: Event, _ event: UIEvent?) {
    // A copy, because a method may remove itself.
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.call {
      case .action(let action): sendAction(action)
      case .method(nil, let action): sendAction(action, to: nil, for: event)
      case .method(let target?, let action):
        if let object = target.value { sendAction(action, to: object, for: event) }
      }
    }
  }

  /// Sends the event of a value that the user has changed, which is the primary action of a control
  /// with a value.
  func sendValueChanged(_ event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], event)
  }

  func deliver(_ action: Selector, to target: AnyObject?, _ event: UIEvent?) {
    if let target {
      _ = action.call(target, self, event)
      return
    }
    var responder: UIResponder? = self
    while let present = responder {
      if action.call(present, self, event) { return }
      responder = present.next
    }
  }

  var registeredTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? NSObject })
  }

  func names(of target: AnyObject?, _ event: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard case .method(let present, let action) = registration.call,
        present?.value === target, !registration.events.isDisjoint(with: event)
      else { return nil }
      return action.shownName
    }
    return names.isEmpty ? nil : names
  }

  func drop(_ events: Event, where matches: (ControlRegistration.Call) -> Bool) {
    for index in registrations.indices where matches(registrations[index].call) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}

/// The precedence of controls over recognizers of their superviews, as Apple's page
/// `UIGestureRecognizer` describes it under "Interacting with Other User Interface Controls".
extension UIControl {
  /// Whether a recognizer of a superview recognizes single taps, which an enabled control does too.
  func isTapOfSuperview(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.view !== self && recognizer.isSingleTap
  }

  /// Whether a recognizer of a superview would act on a horizontal drag while the control tracks it.
  func isHorizontalDragOfSuperview(_ recognizer: UIGestureRecognizer) -> Bool {
    isTracking && recognizer.view !== self && recognizer.isHorizontalDrag(in: self)
  }
}
