import SegueMotion

/// Whether a group has gone its way.
nonisolated extension AnimationGroup {
  /// Whether it is where it was to go, or was ended on purpose: neither if it is still on its way, nor
  /// if its layers were taken from it.
  func hasArrived(at time: Double) -> Bool {
    // Who waits by a timer is not to the nanosecond in time.
    if timeLeft(at: time) < 0.001 { return true }
    return isOver ? !isBroken : isEmpty
  }

  /// How long its way still takes, s, whether or not it goes it; none for one that is held.
  func timeLeft(at time: Double) -> Double {
    let end =
      switch playback {
      case .held: time
      case .running: lastEndTime
      case .playing(_, _, let seconds, let start): start + seconds
      case .continuing(_, _, let motion, let start), .following(_, _, let motion, let start, _):
        start + motion.duration
      }
    return end - time
  }
}
