/// A place on an animation's way.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the animation leads.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it is.
  case current = 2
}

/// What an animator is doing.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or it has finished.
  case inactive = 0
  /// It was started, and runs or pauses.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}
