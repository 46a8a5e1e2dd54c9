import HeadlessUIKit

/// A tap recognizer that runs a block.
final class Tap: UITapGestureRecognizer {
  private var target: ActionTarget?

  init(_ action: @escaping () -> Void) {
    super.init(target: nil, action: nil)
    target = ActionTarget(of: self, action)
  }
}
