import HeadlessUIKit

/// A tap recogniser that runs a block.
final class Tap: UITapGestureRecognizer {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Tap.recognised))
  }

  func recognised() { action() }
}
