/// The screen-edge pan recognizer that pops from the leading edge (UIKit row 207).
final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  private let gesture: SystemPopGesture
  private let firstDelegate: PopDelegate

  init(_ gesture: SystemPopGesture) {
    self.gesture = gesture
    firstDelegate = PopDelegate(gesture)
    super.init(target: nil, action: nil)
    delegate = firstDelegate
    gesture.track(self)
  }

  /// Whether no app has replaced the delegate.
  var hasInitialDelegate: Bool { delegate === firstDelegate }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = PanDirection.inward(in: view).edge
    super.touchesBegan(touches, with: event)
  }

  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isPan = super.isPan(panTranslation) else { return nil }
    return isPan && gesture.mayPop(by: self)
  }
}
