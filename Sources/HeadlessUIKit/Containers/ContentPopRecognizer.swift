/// The finger that pops from anywhere on the page, since iOS 26 (UIKit row 207).
final class ContentPopRecognizer: UIPanGestureRecognizer {
  private let finger: SystemPopGesture

  init(_ finger: SystemPopGesture) {
    self.finger = finger
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    finger.follow(self)
  }

  /// The direction is judged once, when the finger has gone far enough (fault F064): one that goes
  /// up, down or on is left to what is on the page.
  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isFar = super.isPan(travel) else { return nil }
    let pan = PanReader(self, toward: .inward(in: view), in: nil, from: .touch)
    return isFar && pan.leads && finger.canPop && finger.mayPop(by: self)
  }
}
