/// A press of a button or a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  nonisolated deinit {}

  /// The phase of a press.
  public nonisolated enum Phase: Int, Sendable {
    /// It begins.
    case began = 0
    /// It changes.
    case changed = 1
    /// It continues.
    case stationary = 2
    /// It ends.
    case ended = 3
    /// It is canceled.
    case cancelled = 4
  }

  /// The button of a press.
  public nonisolated enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
  }

  final var ownPhase = Phase.began
  final var ownType = PressType.select
  final var ownTimestamp: TimeInterval = 0
  final var ownResponder: UIResponder?

  /// Creates a press that no device sends.
  public override init() { super.init() }

  /// The time of the last change, in seconds on the device's clock.
  open var timestamp: TimeInterval { ownTimestamp }
  /// The phase.
  open var phase: Phase { ownPhase }
  /// The button.
  open var type: PressType { ownType }
  /// The window; `nil` without one.
  open var window: UIWindow? { SimulatedDevice.current?.application.keyWindow }
  /// The responder that receives the press.
  open var responder: UIResponder? { ownResponder }
  /// The recognizers that receive the press; `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key; `nil` for a button.
  open var key: UIKey? { nil }
  /// The force, 0...1; 1 while the button is pressed.
  open var force: CGFloat { ownPhase == .ended ? 0 : 1 }
}

/// A key of a hardware keyboard, which the device does not have.
@preconcurrency @MainActor
open class UIKey: NSObject {
  nonisolated deinit {}

  /// Creates a key without characters.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The characters that the key types.
  open var characters: String { "" }
  /// The characters that the key types without modifier keys.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The code of the key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// An event with presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  final var ownPresses: Set<UIPress> = []

  /// Creates an event without presses.
  public override init() { super.init() }

  /// The presses of the event.
  open var allPresses: Set<UIPress> { ownPresses }
  /// Returns the presses that a recognizer receives: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
  open override var type: EventType { .presses }
}

/// An event of the device's motion.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  override var allTouches: Set<UITouch>? { nil }
}

extension SimulatedDevice {
  /// Presses a button for a moment; the first responder, or else the key window, receives the beginning
  /// and the end.
  public func press(_ type: UIPress.PressType) {
    perform {
      guard let responder = firstResponder ?? application.keyWindow else { return }
      let press = UIPress()
      let event = UIPressesEvent()
      (press.ownType, press.ownTimestamp, press.ownResponder) = (type, now, responder)
      (event.ownPresses, event.ownTimestamp) = ([press], now)
      responder.pressesBegan([press], with: event)
      press.ownPhase = .ended
      responder.pressesEnded([press], with: event)
    }
  }

  /// Shakes the device; the first responder, or else the key window, receives the beginning and the end.
  public func shake() {
    perform {
      let responder = firstResponder ?? application.keyWindow
      let event = MotionEvent()
      event.ownTimestamp = now
      responder?.motionBegan(.motionShake, with: event)
      responder?.motionEnded(.motionShake, with: event)
    }
  }
}
