/// A tap on the container itself, beside what is presented in it.
final class TapBeside: UITapGestureRecognizer {
  private let onTap: () -> Void

  init(_ onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(TapBeside.act))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Only what lands beside it, however the touch came here (fault F071).
    guard touches.allSatisfy({ $0.view === view }) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func act() { onTap() }
}
