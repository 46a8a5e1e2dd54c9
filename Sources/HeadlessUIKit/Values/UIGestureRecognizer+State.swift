extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  public nonisolated enum State: Int, Sendable {
    /// Neither recognized nor failed.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// A discrete gesture was recognized; equal to `ended`.
    public static let recognized = State.ended
  }
}
