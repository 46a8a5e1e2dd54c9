extension UIGestureRecognizer {
  /// Where a recognizer stands with its gesture.
  public nonisolated enum State: Int, Sendable {
    /// Not recognized, and not yet ruled out.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture is over, or a discrete one was recognized.
    case ended = 3
    /// The gesture was broken off.
    case cancelled = 4
    /// It was not this gesture.
    case failed = 5

    /// A discrete gesture was recognized: the same state as the end of a continuous one.
    public static let recognized = State.ended
  }
}
