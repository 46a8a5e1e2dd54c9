/// The initial delegate of a pop recognizer, which an app may replace (UIKit row 306).
final class PopDelegate: NSObject, UIGestureRecognizerDelegate {
  private let gesture: SystemPopGesture

  init(_ gesture: SystemPopGesture) { self.gesture = gesture }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    gesture.hasBackButton
  }
}
