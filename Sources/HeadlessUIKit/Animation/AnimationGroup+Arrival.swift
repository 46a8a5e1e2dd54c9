import SegueMotion

/// Whether a group has reached its end.
nonisolated extension AnimationGroup {
  /// Whether the group has reached its end value, or was ended on purpose; false while it runs, and
  /// if its layers were removed from it.
  func hasArrived(at time: Double) -> Bool {
    // A timer of the same duration may fire some nanoseconds early.
    if timeLeft(at: time) < 0.001 { return true }
    return isOver ? !isBroken : isEmpty
  }

  /// The time until the end, s, whether or not the group is running; 0 for a paused group.
  func timeLeft(at time: Double) -> Double {
    let end =
      switch playback {
      case .paused: time
      case .running: lastEndTime
      case .playing(_, _, let seconds, let start): start + seconds
      case .continuing(_, _, let motion, let start), .following(_, _, let motion, let start, _):
        start + motion.duration
      }
    return end - time
  }
}
