/// A recognizer of swipes: quick movements in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The minimum distance of a swipe, pt; chosen, not documented for UIKit.
  static let distance: CGFloat = 50
  /// The maximum duration, s; chosen, not documented for UIKit.
  static let longestTime = 0.5

  /// Directions of a swipe.
  public nonisolated struct Direction: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The accepted directions; right by default.
  open var direction = Direction.right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  override func isHorizontalDrag(in view: UIView) -> Bool {
    !direction.isDisjoint(with: [.left, .right])
  }

  private var track = PanTrack(at: .zero, time: 0)
  private var startTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if active.count > numberOfTouchesRequired { return state = .failed }
    if active.count == touches.count {
      track = PanTrack(at: location(in: nil), time: event.timestamp)
      startTime = event.timestamp
    } else {
      track.resume(from: location(in: nil))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestTime else { return state = .failed }
    track.move(to: location(in: nil), time: event.timestamp)
    let translation = track.translation
    guard max(abs(translation.x), abs(translation.y)) >= Self.distance else { return }
    let isAcross = abs(translation.x) > abs(translation.y)
    let found: Direction =
      isAcross ? (translation.x > 0 ? .right : .left) : (translation.y > 0 ? .down : .up)
    let isSwipe = direction.contains(found) && active.count == numberOfTouchesRequired
    state = isSwipe ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
