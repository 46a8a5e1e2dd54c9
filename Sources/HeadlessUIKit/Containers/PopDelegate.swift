/// The first delegate of a recognizer that pops, which an app may replace (UIKit row 306).
final class PopDelegate: UIGestureRecognizerDelegate {
  private let finger: PopFinger

  init(_ finger: PopFinger) { self.finger = finger }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    finger.hasBackButton
  }
}
