/// A position of an animation.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The current position.
  case current = 2
}

/// The state of an animator.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started, and running or paused.
  case active = 1
  /// Stopped, and to be finished.
  case stopped = 2
}
