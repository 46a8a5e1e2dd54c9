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
      self.frame = frame
      guard let onChange, view?.window != nil else { return }
      UIView.animate(withDuration: duration) { onChange() }
    }
  }

  private let state: State
  private var tokens: [any NSObjectProtocol] = []

  /// Begins to observe the keyboard.
  ///
  /// - Parameters:
  ///   - view: The view that is laid out for the keyboard.
  ///   - onChange: Called in the animation of the keyboard.
  public init(of view: UIView, onChange: @escaping () -> Void) {
    state = State(view, onChange)
    let names = [
      (UIResponder.keyboardWillShowNotification, true),
      (UIResponder.keyboardWillHideNotification, false),
    ]
    tokens = names.map { name, isShown in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [state] notification in
        let info = notification.userInfo
        let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let seconds = duration?.doubleValue ?? 0
        MainActor.assumeIsolated { state.change(to: isShown ? frame : nil, over: seconds) }
      }
    }
  }

  isolated deinit {
    state.onChange = nil
    for token in tokens { NotificationCenter.default.removeObserver(token) }
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
