/// The pan recognizer that pops from anywhere in the content, since iOS 26 (UIKit row 207).
final class ContentPopRecognizer: UIPanGestureRecognizer {
  private let gesture: SystemPopGesture

  init(_ gesture: SystemPopGesture) {
    self.gesture = gesture
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    gesture.track(self)
  }

  /// Evaluates the direction once, at the recognition distance (fault F064); a pan up, down or
  /// forward is left to the content.
  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isFar = super.isPan(panTranslation) else { return nil }
    let pan = PanReader(self, toward: .inward(in: view), in: nil, from: .touch)
    return isFar && pan.leads && gesture.canPop && gesture.mayPop(by: self)
  }
}
