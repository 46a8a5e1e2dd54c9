/// Recognizes a tap on the container view itself, outside the presented view.
final class OutsideTapRecognizer: UITapGestureRecognizer {
  private let onTap: () -> Void

  init(_ onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(OutsideTapRecognizer.handleTap))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Only touches that began outside, however they were delivered (fault F071).
    guard touches.allSatisfy({ $0.view === view }) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func handleTap() { onTap() }
}
