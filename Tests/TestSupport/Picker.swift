public import HeadlessUIKit

/// A view that tracks touches, and may refuse the recognizers of its superviews.
public final class Picker: UIView {
  /// Whether no recognizer may begin on the view.
  public var refusesOthers = false
  /// The number of touches that moved.
  public private(set) var moves = 0
  /// The number of touches that were canceled.
  public private(set) var cancellations = 0

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancellations += 1
  }

  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !refusesOthers }
}

/// A delegate whose recognizer every other one waits for.
public final class Precedence: NSObject, UIGestureRecognizerDelegate {
  public override init() {}

  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
