/// The keyboard of a device: visible while a text input responder is first responder, and afterward
/// while a presented controller (the `keeper`) keeps it.
final class Keyboard {
  /// The animation duration in notifications, s, as on phones; the curve given with it takes 0.5 s
  /// regardless of the duration (UIKit row 169).
  static let notifiedDuration = 0.25
  /// The window level, above all windows of the app.
  private static let level = UIWindow.Level(rawValue: 10_000_000)

  unowned let device: SimulatedDevice
  private var window: KeyboardWindow?
  /// The responder that receives typed text; `nil` while no text input is first responder, even if the
  /// `keeper` still shows the keyboard.
  @BoxedReference private(set) var owner: UIResponder?
  /// The responder that the keyboard was last shown for; it may have resigned since.
  @BoxedReference private(set) var lastOwner: UIResponder?
  private(set) var isShown = false
  /// The windows that were key before, in order.
  var earlierKeyWindows: [KeyWindow] = []
  /// The depth of nested calls of `groupChanges(_:)`.
  private var changes = 0

  init(_ device: SimulatedDevice) { self.device = device }

  /// The current or animated final frame, in the screen's coordinates, pt; with zero height at the
  /// bottom edge while hidden.
  var frame: CGRect { frame(shown: isShown) }

  private func frame(shown: Bool) -> CGRect {
    let screen = device.screen.bounds
    let height = min(screen.height, device.configuration.keyboardHeight(in: device.orientation))
    return CGRect(
      x: screen.minX, y: shown ? screen.maxY - height : screen.maxY, width: screen.width,
      height: height)
  }

  /// Groups changes of the first responder: the keyboard stays visible between them.
  func groupChanges<Result>(_ body: () -> Result) -> Result {
    changes += 1
    let result = body()
    changes -= 1
    responderDidChange()
    return result
  }

  /// Shows or hides the keyboard according to the first responder, and to the controller that keeps
  /// it. Call it when either may have changed.
  func responderDidChange() {
    guard changes == 0 else { return }
    owner = device.firstResponder is any UIKeyInput ? device.firstResponder : nil
    if let owner { lastOwner = owner }
    let shows = owner != nil || isShown && keeper != nil
    guard shows != isShown else { return }
    let old = frame
    isShown = shows
    move(from: old)
  }

  /// The presented controller that keeps the keyboard after a responder in its view has resigned:
  /// the topmost one, if it disables the automatic dismissal (UIKit row 323).
  var keeper: UIViewController? {
    let presentations = device.windows.flatMap { $0.rootViewController?.presentationsAbove ?? [] }
    guard let top = presentations.max(by: { $0.order < $1.order }), canKeepKeyboard(top),
      let view = top.presented.existingView, lastOwner?.isInside(view) == true
    else { return nil }
    return top.presented
  }

  /// A form sheet keeps the keyboard where it is shown as one, in regular width and height, until
  /// its dismissal is certain.
  private func canKeepKeyboard(_ presentation: ModalPresentation) -> Bool {
    let presented = presentation.presented
    guard !presentation.isOnItsWayOut, presented.disablesAutomaticKeyboardDismissal else {
      return false
    }
    let traits = presentation.controller.traitCollection
    return presented.modalPresentationStyle != .formSheet
      || presentation.style == .formSheet && traits.horizontalSizeClass == .regular
        && traits.verticalSizeClass == .regular
  }

  /// Updates the keyboard after a change of the screen's size; called in the animation block of the
  /// change.
  ///
  /// - Parameter old: The previous frame.
  func screenDidChange(from old: CGRect) {
    guard let window else { return }
    UIView.performWithoutAnimation { window.frame = device.screen.bounds }
    if isShown { notify(will: true, old) }
    window.board.frame = frame
    device.application.keyboardDidMove()
    if isShown { notify(will: false, old) }
    // A form sheet in compact width does not keep it.
    responderDidChange()
  }

  /// Types a text into the owner; returns false without one.
  func type(_ text: String) -> Bool {
    guard let owner else { return false }
    for character in text { owner.receive(character) }
    return true
  }

  private func move(from old: CGRect) {
    let window = window ?? showWindow()
    let shows = isShown
    notify(will: true, old)
    UIView.animate(SystemMotion.modal, options: [.beginFromCurrentState, .allowUserInteraction]) {
      window.board.frame = frame
      keyboardDidMove()
    } completion: { [self] _ in
      // It may have been reversed meanwhile.
      guard isShown == shows else { return }
      notify(will: false, old)
      if !isShown { hideWindow() }
    }
  }

  private func showWindow() -> KeyboardWindow {
    let window = KeyboardWindow(frame: device.screen.bounds)
    window.windowLevel = Self.level
    UIView.performWithoutAnimation {
      window.board.frame = frame(shown: false)
      window.isHidden = false
    }
    self.window = window
    return window
  }

  private func hideWindow() {
    window?.isHidden = true
    window = nil
  }

  /// Lays out the views with a guide of the keyboard, and the sheets that avoid it.
  private func keyboardDidMove() {
    device.application.keyboardDidMove()
    for window in device.windows {
      for presentation in window.rootViewController?.presentationsAbove ?? [] {
        presentation.controller.keyboardDidChange()
      }
    }
  }

  // MARK: Notifications

  /// Posts the notifications before a change, or those after it.
  private func notify(will: Bool, _ old: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.notifiedDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.system.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let board = window?.board
    func post(_ name: NSNotification.Name, _ text: String) {
      if let board { device.log(.keyboard, board, text) }
      NotificationCenter.default.post(name: name, object: device.screen, userInfo: info)
    }
    switch (will, isShown) {
    case (true, true): post(UIResponder.keyboardWillShowNotification, "willShow")
    case (true, false): post(UIResponder.keyboardWillHideNotification, "willHide")
    case (false, true): post(UIResponder.keyboardDidShowNotification, "didShow")
    case (false, false): post(UIResponder.keyboardDidHideNotification, "didHide")
    }
    let change =
      will
      ? UIResponder.keyboardWillChangeFrameNotification
      : UIResponder.keyboardDidChangeFrameNotification
    NotificationCenter.default.post(name: change, object: device.screen, userInfo: info)
  }
}
