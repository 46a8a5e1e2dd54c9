import SegueMotion

/// How an animator moves: one motion, and another for positions up and down where a spring has
/// another initial velocity there (UIKit row 183).
struct AnimatorMotion {
  var main: Motion
  var vertical: Motion?

  init(_ parameters: any UITimingCurveProvider, duration: Double) {
    main = Self.motion(parameters, duration, isVertical: false)
    let other = Self.motion(parameters, duration, isVertical: true)
    guard other != main else { return }
    // Both are over together, when the slower has settled.
    let longer = max(main.duration, other.duration)
    vertical = other.ending(at: longer)
    main = main.ending(at: longer)
  }

  private static func motion(
    _ parameters: any UITimingCurveProvider, _ duration: Double, isVertical: Bool
  ) -> Motion {
    let motion = parameters.motion(lasting: duration, isVertical: isVertical)
    if case .spring = motion, motion.duration != duration { return motion.endingInTime }
    return motion
  }

  var duration: Double { main.duration }

  func lasting(_ seconds: Double) -> AnimatorMotion {
    var motion = self
    motion.main = main.lasting(seconds)
    motion.vertical = vertical?.lasting(seconds)
    return motion
  }
}

/// The way of an animator through its fraction while it runs.
struct AnimatorClock {
  var from: Double
  var to: Double
  var seconds: Double
  var since: Double

  func fraction(at time: Double) -> Double {
    time >= since + seconds
      ? to : time <= since ? from : from + (to - from) * (time - since) / seconds
  }

  /// How many seconds the whole way takes at this pace.
  var secondsForAll: Double { from == to ? 0 : seconds / abs(to - from) }
}

/// A group of an animator, and how it follows the animator's fraction.
struct AnimatorPart {
  var group: AnimationGroup
  /// The share of the animator's time after which it starts.
  var start: Double
  var isVertical: Bool
  /// The share of its own time at which it was paused; nil once it has been scrubbed.
  var pausedShare: Double?
  /// The animator's fraction and the group's progress when it was paused.
  var anchor = (fraction: 0.0, progress: 0.0)

  func share(ofFraction fraction: Double) -> Double {
    start >= 1 ? (fraction >= 1 ? 1 : 0) : max(0, min(1, (fraction - start) / (1 - start)))
  }

  func share(at time: Double) -> Double { pausedShare ?? group.share(at: time) }

  /// Whether its own motion is, at that share, where the group stands; another one may have taken it
  /// beyond the end.
  func isOnItsMotion(at time: Double) -> Bool {
    abs(group.motion.progress(atShare: share(at: time)) - group.progress(at: time)) < 1e-6
  }

  /// The progress while the fraction is scrubbed in a straight line: even on both sides of where it
  /// was paused, so that nothing jumps there (UIKit row 273).
  func linearProgress(atFraction fraction: Double) -> Double {
    if start == 0, !isVertical { return fraction }
    if start >= 1 { return fraction >= 1 ? 1 : 0 }
    if fraction <= anchor.fraction {
      let first = anchor.fraction > start ? start : 0
      return anchor.fraction > first
        ? anchor.progress * max(0, fraction - first) / (anchor.fraction - first) : anchor.progress
    }
    let first = anchor.progress == 0 ? max(start, anchor.fraction) : anchor.fraction
    return first < 1
      ? anchor.progress + (1 - anchor.progress) * max(0, fraction - first) / (1 - first) : 1
  }
}
