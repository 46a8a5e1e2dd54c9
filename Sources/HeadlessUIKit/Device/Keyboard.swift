/// The keyboard of a device: there as long as a responder that takes text is first responder.
final class Keyboard {
  /// How long it is said to move, s, as phones say; the curve that is named beside it lasts half a
  /// second, whatever the duration (UIKit row 169).
  static let toldDuration = 0.25
  /// Above everything of the app.
  private static let level = UIWindow.Level(rawValue: 10_000_000)

  private unowned let device: SimulatedDevice
  private var window: KeyboardWindow?
  /// The responder whose typing it takes; nil while it is hidden or on its way out.
  private(set) weak var owner: UIResponder?
  private(set) var isShown = false
  private var changes = 0

  init(_ device: SimulatedDevice) { self.device = device }

  /// Where it stands or is going to stand, in the screen's coordinates, pt; without height at the
  /// lower edge while it is hidden.
  var frame: CGRect { frame(shown: isShown) }

  private func frame(shown: Bool) -> CGRect {
    let screen = device.screen.bounds
    let height = min(screen.height, device.configuration.keyboardHeight(in: device.orientation))
    return CGRect(
      x: screen.minX, y: shown ? screen.maxY - height : screen.maxY, width: screen.width,
      height: height)
  }

  /// Changes of the first responder that belong together: the keyboard stays from one to the next.
  func groupChanges<Result>(_ body: () -> Result) -> Result {
    changes += 1
    let result = body()
    changes -= 1
    responderDidChange()
    return result
  }

  /// Comes or goes as the first responder wants it.
  func responderDidChange() {
    guard changes == 0 else { return }
    owner = device.firstResponder is any UIKeyInput ? device.firstResponder : nil
    guard (owner != nil) != isShown else { return }
    let old = frame
    isShown = owner != nil
    move(from: old)
  }

  /// The screen has another size; called in the block that animates the change.
  ///
  /// - Parameter old: Where it stood before.
  func screenDidChange(from old: CGRect) {
    guard let window else { return }
    UIView.performWithoutAnimation { window.frame = device.screen.bounds }
    if isShown { tell(will: true, old) }
    window.board.frame = frame
    if isShown { tell(will: false, old) }
  }

  private func move(from old: CGRect) {
    let window = window ?? putUp()
    let isComing = isShown
    tell(will: true, old)
    UIView.animate(SystemMotion.modal, options: [.beginFromCurrentState, .allowUserInteraction]) {
      window.board.frame = frame
      layOutSheets()
    } completion: { [self] _ in
      // It may have turned round meanwhile.
      guard isShown == isComing else { return }
      tell(will: false, old)
      if !isShown { takeDown() }
    }
  }

  private func putUp() -> KeyboardWindow {
    let window = KeyboardWindow(frame: device.screen.bounds)
    window.windowLevel = Self.level
    UIView.performWithoutAnimation {
      window.board.frame = frame(shown: false)
      window.isHidden = false
    }
    self.window = window
    return window
  }

  private func takeDown() {
    window?.isHidden = true
    window = nil
  }

  private func layOutSheets() {
    for window in device.windows {
      for presentation in window.rootViewController?.presentationsAbove ?? [] {
        (presentation.controller as? UISheetPresentationController)?.keyboardDidChange()
      }
    }
  }

  // MARK: Telling

  private func tell(will: Bool, _ old: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.toldDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
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
