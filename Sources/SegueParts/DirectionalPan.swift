public import SegueCore

/// A pan along one direction, for transition gestures: the only code of Segue's styles that reads a
/// recognizer's translation and velocity.
///
/// Distances are relative to the start of the pan: the movement before recognition does not count
/// (fault F065). Resetting the recognizer's translation instead would lose its velocity (UIKit row
/// 205).
public final class DirectionalPan: NSObject, UIGestureRecognizerDelegate {
  /// An event of the pan.
  public enum Event: Equatable, Sendable {
    /// The pan is recognized.
    case began
    /// The distance along the direction changed, pt; negative in the opposite direction.
    case changed(distance: CGFloat)
    /// The touch ended with a velocity along the direction, pt/s.
    case ended(velocity: CGFloat)
    /// The touch was canceled, or the recognizer failed.
    case cancelled

    /// Whether the event ends the pan.
    package var isEnd: Bool {
      switch self {
      case .began, .changed: false
      case .ended, .cancelled: true
      }
    }
  }

  /// A touch's movement before the pan is recognized.
  package struct Attempt: Equatable, Sendable {
    /// The distance along the direction, pt.
    package var along: CGFloat
    /// The absolute distance perpendicular to the direction, pt.
    package var across: CGFloat
    /// The initial location of the touch, in the view's coordinates, pt.
    package var start: CGPoint
  }

  /// The handler of the pan's events.
  public var onEvent: (Event) -> Void = { _ in }
  /// Whether the pan may begin; by default if the touch moves mainly along the direction's axis.
  package var mayBegin: (Attempt) -> Bool = { abs($0.along) > $0.across }
  /// Whether the pan receives a touch; true by default.
  public var receives: (UITouch) -> Bool = { _ in true }
  /// Whether another recognizer may recognize simultaneously; false by default.
  public var recognizesSimultaneously: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Whether the pan waits for another recognizer to fail; false by default.
  package var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Whether another recognizer must wait for this one to fail; false by default.
  package var isRequiredToFail: (UIGestureRecognizer) -> Bool = { _ in false }

  private let side: (UIView) -> Side
  private let space: (UIView) -> UIView
  // Not retained, unlike a plain property: the view retains the recognizer, which retains its action, which
  // retains this object.
  @UIKitReference private var recognizer: UIPanGestureRecognizer?
  /// The translation along the direction when the pan began, pt.
  private var origin: CGFloat = 0

  /// Makes a pan that is not installed.
  ///
  /// - Parameters:
  ///   - side: Returns the side of the screen in whose direction distances are positive, in a view.
  ///   - space: Returns the view in whose coordinates distances are measured; by default the
  ///     window.
  public init(
    toward side: @escaping (UIView) -> Side,
    in space: @escaping (UIView) -> UIView = { $0.window ?? $0 }
  ) {
    self.side = side
    self.space = space
  }

  /// The view of the pan; nil before it is installed.
  public var view: UIView? { recognizer?.view }

  /// Whether the pan has touches.
  public var hasTouches: Bool { (recognizer?.numberOfTouches ?? 0) > 0 }

  /// Adds the pan to a view, which then retains this object.
  public func install(on view: UIView) {
    let recognizer = UIPanGestureRecognizer()
    self.recognizer = recognizer
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.onAction { self.track($0) }
    view.addGestureRecognizer(recognizer)
  }

  /// Removes the pan from its view.
  public func remove() {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Cancels a recognized pan, even while its touch continues.
  public func cancel() {
    recognizer?.cancel()
  }

  private func track(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
    // A view that was released receives no further touches.
    guard let view = recognizer.view else { return onEvent(.cancelled) }
    switch recognizer.state {
    case .began:
      origin = along(recognizer.translation(in: space(view)), view)
      onEvent(.began)
    case .changed:
      onEvent(.changed(distance: along(recognizer.translation(in: space(view)), view) - origin))
    case .ended: onEvent(.ended(velocity: along(recognizer.velocity(in: space(view)), view)))
    case .cancelled, .failed: onEvent(.cancelled)
    default: break
    }
  }

  private func along(_ vector: CGPoint, _ view: UIView) -> CGFloat {
    switch side(view) {
    case .top: -vector.y
    case .bottom: vector.y
    case .left: -vector.x
    case .right: vector.x
    }
  }

  // MARK: Delegate

  /// Returns the result of `mayBegin`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let recognizer, let view = recognizer.view else { return false }
    let translation = recognizer.translation(in: view)
    let location = recognizer.location(in: view)
    return mayBegin(
      Attempt(
        along: along(translation, view),
        across: abs(side(view).isHorizontal ? translation.y : translation.x),
        start: CGPoint(x: location.x - translation.x, y: location.y - translation.y)))
  }

  /// Returns the result of `receives`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }

  /// Returns the result of `recognizesSimultaneously`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizesSimultaneously(otherGestureRecognizer) }

  /// Returns the result of `requiresFailure`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure(otherGestureRecognizer) }

  /// Returns the result of `isRequiredToFail`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(otherGestureRecognizer) }

  // So that the object can be released on any thread.
  nonisolated deinit {}
}

extension UIGestureRecognizer {
  /// Whether the recognizer is a scroll view's `panGestureRecognizer`.
  public var isOfScrollView: Bool {
    (view as? UIScrollView).map { self === $0.panGestureRecognizer } ?? false
  }

  /// Cancels the gesture, even while its touches continue.
  func cancel() {
    // Disabling a recognizer makes it ignore its current touches.
    isEnabled = false
    isEnabled = true
  }
}
