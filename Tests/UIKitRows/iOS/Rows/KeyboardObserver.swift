import HeadlessUIKit

/// Observes the end frame of the keyboard.
final class KeyboardObserver {
  private var lastFrame: CGRect?
  private var token: (any NSObjectProtocol)?
  private let screen: CGRect

  init(on screen: UIScreen) {
    self.screen = screen.bounds
    // The closure is not isolated, and the key has the isolation of its class.
    let key = UIResponder.keyboardFrameEndUserInfoKey
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { self?.lastFrame = frame }
    }
  }

  /// Ends the observation, which retains its block.
  func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  /// The end frame of the keyboard; `nil` while it is hidden.
  var frame: CGRect? {
    guard let lastFrame, lastFrame.height > 0, lastFrame.intersects(screen) else { return nil }
    return lastFrame
  }
}
