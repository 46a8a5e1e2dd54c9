/// The first delegate of a recognizer that pops, which an app may replace (UIKit row 306).
final class PopDelegate: UIGestureRecognizerDelegate {
  private let gesture: PopFinger

  init(_ gesture: PopFinger) { self.gesture = gesture }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    gesture.hasBackButton
  }
}
