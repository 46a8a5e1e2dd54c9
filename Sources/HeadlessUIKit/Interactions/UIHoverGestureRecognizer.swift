/// A recognizer of a pointer over its view. There is no pointer, so that it stays possible.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Creates a recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
  /// The distance of a pencil from the screen, 0...1: 0.
  /// Stored only.
  open var zOffset: CGFloat { 0 }
}
