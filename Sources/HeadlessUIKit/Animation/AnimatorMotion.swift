import SegueMotion

/// The timing of an animator: one motion, and a separate one for vertical positions if a spring has
/// a different initial velocity on that axis (UIKit row 183).
struct AnimatorMotion {
  var main: Motion
  var vertical: Motion?

  init(_ parameters: any UITimingCurveProvider, duration: Double) {
    main = Self.motion(parameters, duration, isVertical: false)
    // Only a spring's velocity can differ between the axes.
    guard let velocity = parameters.springTimingParameters?.initialVelocity,
      velocity.dx != velocity.dy
    else { return }
    let other = Self.motion(parameters, duration, isVertical: true)
    guard other != main else { return }
    // Both end together, when the slower one has settled.
    let longer = max(main.duration, other.duration)
    vertical = other.ending(at: longer)
    main = main.ending(at: longer)
  }

  private static func motion(
    _ parameters: any UITimingCurveProvider, _ duration: Double, isVertical: Bool
  ) -> Motion {
    let motion = parameters.motion(lasting: duration, isVertical: isVertical)
    if case .spring = motion, motion.duration != duration { return motion.limited }
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

/// The fraction of a running animator as a function of time.
struct AnimatorClock {
  var from: Double
  var to: Double
  var seconds: Double
  var since: Double

  func fraction(at time: Double) -> Double {
    time >= since + seconds
      ? to : time <= since ? from : from + (to - from) * (time - since) / seconds
  }

  /// The duration of the full range 0...1 at this speed, s.
  var secondsForAll: Double { from == to ? 0 : seconds / abs(to - from) }
}

/// One group of an animator, and how it follows the animator's fraction.
struct AnimatorPart {
  var group: AnimationGroup
  /// The fraction of the animator's duration after which the group starts.
  var start: Double
  /// Whether the group animates vertical positions, with a motion of their own.
  var isVertical: Bool
  /// The fraction of the group's own duration at which it was paused; nil after scrubbing.
  var pausedFraction: Double?
  /// The animator's fraction and the group's progress when it was paused.
  var anchor = (fraction: 0.0, progress: 0.0)

  func timeFraction(ofFraction fraction: Double) -> Double {
    start >= 1 ? (fraction >= 1 ? 1 : 0) : max(0, min(1, (fraction - start) / (1 - start)))
  }

  func timeFraction(at time: Double) -> Double { pausedFraction ?? group.timeFraction(at: time) }

  /// Returns whether the group's progress is that of its own motion; another motion may have
  /// carried it beyond the end.
  func isOnItsMotion(at time: Double) -> Bool {
    let progress = group.motion.progress(atTimeFraction: timeFraction(at: time))
    return abs(progress - group.progress(at: time)) < 1e-6
  }

  /// Returns the progress during linear scrubbing: linear before and after the pause point, so that
  /// nothing jumps there (UIKit row 273).
  func linearProgress(atFraction fraction: Double) -> Double {
    // As the leader's, the progress is the animator's fraction.
    if start == 0, !isVertical { return fraction }
    if start >= 1 { return fraction >= 1 ? 1 : 0 }
    if fraction <= anchor.fraction {
      let lineStart = anchor.fraction > start ? start : 0
      return anchor.fraction > lineStart
        ? anchor.progress * max(0, fraction - lineStart) / (anchor.fraction - lineStart)
        : anchor.progress
    }
    let lineStart = anchor.progress == 0 ? max(start, anchor.fraction) : anchor.fraction
    return lineStart < 1
      ? anchor.progress + (1 - anchor.progress) * max(0, fraction - lineStart) / (1 - lineStart) : 1
  }
}
