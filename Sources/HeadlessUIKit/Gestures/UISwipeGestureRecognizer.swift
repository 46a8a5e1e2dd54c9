/// Recognizes a quick stroke in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How far the stroke goes at least, pt; chosen, UIKit does not say.
  static let distance: CGFloat = 50
  /// How long it may take, s; chosen, UIKit does not say.
  static let longestTime = 0.5

  /// Ways in which a stroke may go.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The ways that count; to the right by default.
  open var direction = Direction.right
  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired = 1

  private var track = PanTrack(at: .zero, time: 0)
  private var startTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if active.count > numberOfTouchesRequired { return state = .failed }
    if active.count == touches.count {
      track = PanTrack(at: location(in: nil), time: event.timestamp)
      startTime = event.timestamp
    } else {
      track.go(onFrom: location(in: nil))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestTime else { return state = .failed }
    track.move(to: location(in: nil), time: event.timestamp)
    let travel = track.travel
    guard max(abs(travel.x), abs(travel.y)) >= Self.distance else { return }
    let isAcross = abs(travel.x) > abs(travel.y)
    let way: Direction = isAcross ? (travel.x > 0 ? .right : .left) : (travel.y > 0 ? .down : .up)
    let isSwipe = direction.contains(way) && active.count == numberOfTouchesRequired
    state = isSwipe ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
