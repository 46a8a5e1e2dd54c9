/// The finger that pops from the edge where reading begins (UIKit row 207).
final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  private let finger: SystemPopGesture
  private let firstDelegate: PopDelegate

  init(_ finger: SystemPopGesture) {
    self.finger = finger
    firstDelegate = PopDelegate(finger)
    super.init(target: nil, action: nil)
    delegate = firstDelegate
    finger.follow(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = PanDirection.inward(in: view).edge
    super.touchesBegan(touches, with: event)
  }

  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isPan = super.isPan(travel) else { return nil }
    return isPan && finger.mayPop(by: self)
  }
}
