public import SegueCore

/// A pan along one direction, as transition gestures read it: the only place where Segue's styles read
/// a recognizer's translation and velocity.
///
/// Distances count from where the pan began: what a touch moved before it was recognized does not count
/// (fault F065). Resetting the recognizer's translation instead would lose its velocity (UIKit row 205).
public final class DirectionalPan: NSObject, UIGestureRecognizerDelegate {
  /// What a pan does.
  public enum Event: Equatable, Sendable {
    /// The pan is recognized.
    case began
    /// The touch is at a distance along the direction, pt; below 0 against it.
    case changed(distance: CGFloat)
    /// The touch ended at a velocity along the direction, pt/s.
    case ended(velocity: CGFloat)
    /// The touch was canceled, or the recognizer failed.
    case cancelled

    /// Whether nothing follows until the next pan.
    public var isEnd: Bool {
      switch self {
      case .began, .changed: false
      case .ended, .cancelled: true
      }
    }
  }

  /// How a touch has moved before the pan is recognized.
  public struct Attempt: Equatable, Sendable {
    /// How far along the direction, pt.
    public var along: CGFloat
    /// How far across it, pt, on either side.
    public var across: CGFloat
    /// Where the touch began, in the view's coordinates, pt.
    public var start: CGPoint
  }

  /// Receives what the pan does.
  public var onEvent: (Event) -> Void = { _ in }
  /// Whether the pan may begin; by default where the touch moves along the direction or against it.
  public var mayBegin: (Attempt) -> Bool = { abs($0.along) > $0.across }
  /// Whether a touch counts; by default every touch does.
  public var receives: (UITouch) -> Bool = { _ in true }
  /// Whether another recognizer may recognize at the same time; by default none may.
  public var recognizesBeside: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Whether another recognizer waits until this one has failed; by default none does.
  public var delays: (UIGestureRecognizer) -> Bool = { _ in false }

  private let side: (UIView) -> Side
  private let space: (UIView) -> UIView
  // The view keeps the recognizer, that keeps its action, and the action keeps this.
  private weak var recognizer: UIPanGestureRecognizer?
  /// The translation along the direction when the pan began, pt.
  private var origin: CGFloat = 0

  /// Makes a pan, on no view yet.
  ///
  /// - Parameters:
  ///   - side: The side of the screen toward which distances count, in a view.
  ///   - space: The view in whose coordinates distances count; by default the window.
  public init(
    toward side: @escaping (UIView) -> Side,
    in space: @escaping (UIView) -> UIView = { $0.window ?? $0 }
  ) {
    self.side = side
    self.space = space
  }

  /// The view with the pan; nil for none.
  public var view: UIView? { recognizer?.view }

  /// Whether touches are down that count.
  public var hasTouches: Bool { (recognizer?.numberOfTouches ?? 0) > 0 }

  /// Adds the pan to a view, which then keeps this object.
  public func install(on view: UIView) {
    let recognizer = UIPanGestureRecognizer()
    self.recognizer = recognizer
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.onAction { _ in self.follow() }
    view.addGestureRecognizer(recognizer)
  }

  /// Removes the pan from its view.
  public func remove() {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Cancels a pan that is recognized, though the touch may still be down.
  public func cancel() {
    // A recognizer that is disabled forgets its touches.
    recognizer?.isEnabled = false
    recognizer?.isEnabled = true
  }

  private func follow() {
    guard let recognizer else { return }
    // A view that was released receives no more touches.
    guard let view = recognizer.view else { return onEvent(.cancelled) }
    let space = space(view)
    switch recognizer.state {
    case .began:
      origin = along(recognizer.translation(in: space), view)
      onEvent(.began)
    case .changed:
      onEvent(.changed(distance: along(recognizer.translation(in: space), view) - origin))
    case .ended: onEvent(.ended(velocity: along(recognizer.velocity(in: space), view)))
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

  /// Asks `mayBegin`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let recognizer, let view = recognizer.view else { return false }
    let translation = recognizer.translation(in: view)
    let location = recognizer.location(in: view)
    let isHorizontal = side(view) == .left || side(view) == .right
    return mayBegin(
      Attempt(
        along: along(translation, view), across: abs(isHorizontal ? translation.y : translation.x),
        start: CGPoint(x: location.x - translation.x, y: location.y - translation.y)))
  }

  /// Asks `receives`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }

  /// Asks `recognizesBeside`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizesBeside(otherGestureRecognizer) }

  /// Asks `delays`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { delays(otherGestureRecognizer) }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is the pan by which a scroll view scrolls.
  public var isOfScrollView: Bool {
    (view as? UIScrollView).map { self === $0.panGestureRecognizer } ?? false
  }
}
