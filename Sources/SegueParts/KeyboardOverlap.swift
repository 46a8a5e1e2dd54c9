public import SegueCore

/// The overlap of the keyboard with the bottom of a view.
///
/// It counts only while the view contains the first responder.
///
/// The isolation is explicit, because optimized builds of other modules require it for the isolated
/// deinitializer.
@MainActor public final class KeyboardOverlap {
  /// What the notifications change; it outlives this object only during a notification.
  private final class State {
    @UIKitReference var view: UIView?
    var onChange: (() -> Void)?
    /// The keyboard's frame on the screen; nil while it is hidden.
    var frame: CGRect?

    init(_ view: UIView, _ onChange: @escaping () -> Void) {
      self.view = view
      self.onChange = onChange
    }

    func change(to frame: CGRect?, over duration: Double) {
      let window = view?.window
      // A hidden keyboard ends below the screen.
      let isHidden = frame.map { $0.minY >= window?.screen.bounds.maxY ?? .infinity } ?? true
      self.frame = isHidden ? nil : frame
      guard let onChange, window != nil else { return }
      UIView.animate(
        withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: onChange)
    }
  }

  private let state: State
  private var token: (any NSObjectProtocol)?

  /// Begins to observe the keyboard.
  ///
  /// - Parameters:
  ///   - view: The view that is laid out for the keyboard.
  ///   - onChange: Called in the animation of the keyboard.
  public init(of view: UIView, onChange: @escaping () -> Void) {
    state = State(view, onChange)
    // The closure has no isolation, and on iOS the keys have that of their class.
    let (frameKey, durationKey) = (
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
    )
    // Sent when the keyboard appears, changes its height and disappears.
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [state] notification in
      let info = notification.userInfo
      let frame = (info?[frameKey] as? NSValue)?.cgRectValue
      let duration = info?[durationKey] as? NSNumber
      let seconds = duration?.doubleValue ?? 0
      MainActor.assumeIsolated { state.change(to: frame, over: seconds) }
    }
  }

  isolated deinit {
    state.onChange = nil
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Whether the keyboard is shown.
  public var isShown: Bool { state.frame != nil }

  /// The overlap with the view, pt; 0 while the keyboard is hidden or belongs to another view.
  ///
  /// - Parameters:
  ///   - container: The view that the keyboard overlaps.
  ///   - content: The view that must contain the first responder.
  public func height(in container: UIView, for content: UIView) -> CGFloat {
    guard let frame = state.frame, content.containsFirstResponder else { return 0 }
    return max(0, container.bounds.maxY - container.convert(frame.origin, from: nil).y)
  }
}

extension UIView {
  fileprivate var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.containsFirstResponder)
  }
}
