import HeadlessUIKit

/// Runs a block for every action of a recognizer, which does not retain the target, or of a display
/// link, which does.
final class ActionTarget: NSObject {
  private let action: () -> Void

  init(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
    self.action = action
    super.init()
    recognizer.addTarget(self, action: Self.selector)
  }

  private init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  static func displayLink(_ action: @escaping () -> Void) -> CADisplayLink {
    CADisplayLink(target: ActionTarget(action), selector: Self.selector)
  }

  #if canImport(ObjectiveC)
    private static let selector = #selector(ActionTarget.act)
    @objc private func act() { action() }
  #else
    private static let selector = Selector(ActionTarget.act)
    private func act() { action() }
  #endif
}
