import SegueMotion

/// An animation as it plays: values and times that never change any more.
///
/// What it shows at a moment follows from that moment and from what is shown without it, so that any
/// partition of a stretch of time gives the same state at its end (UIKit row 187).
nonisolated struct AnimatedPart {
  /// What an animation does to a layer.
  enum Content {
    case nothing
    case property(AnimatedProperty)
    case group([CAAnimation])
  }

  private indirect enum Played {
    case nothing
    case property(AnimatedProperty)
    case parts([AnimatedPart])
  }

  let timing: MediaTiming
  private let pace: CubicBezier?
  private let played: Played

  /// Makes an animation play on a layer.
  ///
  /// - Parameters:
  ///   - begin: When it begins if it does not say, s.
  ///   - duration: How long it takes if it does not say, s.
  ///   - pace: What overrides its own pace.
  init(
    _ animation: CAAnimation, on layer: CALayer, begin: Double, duration: Double,
    pace: CAMediaTimingFunction? = nil
  ) {
    var timing = animation.timing.finite
    if timing.beginTime == 0 { timing.beginTime = begin }
    if timing.duration == 0 { timing.duration = duration }
    self.timing = timing
    self.pace = (pace ?? animation.timingFunction)?.curve
    switch animation.makeContent(on: layer) {
    case .nothing: played = .nothing
    case .property(let property): played = .property(property)
    case .group(let animations):
      played = .parts(
        animations.map {
          AnimatedPart($0, on: layer, begin: 0, duration: timing.duration)
        })
    }
  }

  /// Makes a state show the animation at a moment of the time line that it hangs on.
  ///
  /// - Parameter isClosed: Whether it is shown at its very end too, as one in a group is.
  func apply(to state: inout LayerValues, at time: Double, isClosed: Bool = false) {
    guard let phase = timing.phase(at: time, isClosed: isClosed) else { return }
    let even = timing.duration > 0 ? phase.seconds / timing.duration : 1
    let part = pace?.value(at: even) ?? even
    let seconds = pace == nil ? phase.seconds : part * timing.duration
    switch played {
    case .nothing: break
    case .property(let property):
      property.apply(to: &state, part: part, seconds: seconds, repeats: phase.repeats)
    case .parts(let parts):
      for part in parts { part.apply(to: &state, at: seconds, isClosed: true) }
    }
  }
}

/// What an animation does to one property.
nonisolated struct AnimatedProperty {
  var path: AnimatableKeyPath
  var way: AnimatedWay
  var isAdditive: Bool
  var isCumulative: Bool
  /// Whether each repetition ends where it began.
  var goesBack: Bool

  func apply(to state: inout LayerValues, part: Double, seconds: Double, repeats: Double) {
    let without = path.read(state)
    let base = isAdditive ? path.zero : without
    var value = way.value(at: part, seconds, from: base, path)
    if isCumulative, repeats > 0 {
      let last = way.end(goesBack: goesBack, from: base, path)
      if path.kind == .transform {
        for _ in 0..<Int(min(repeats, 10_000)) { value = path.sum(last, value) }
      } else {
        value = zip(value, last).map { $0 + $1 * repeats }
      }
    }
    path.write(isAdditive ? path.sum(without, value) : value, to: &state)
  }
}

/// How the value of a property moves.
nonisolated enum AnimatedWay {
  case ends(AnimatedEnds)
  /// The velocity is in whole distances per second.
  case spring(AnimatedEnds, Spring, velocity: Double)
  case keys(Keyframes)

  /// The value at a part of the way or, for a spring, after some seconds.
  func value(
    at part: Double, _ seconds: Double, from base: [Double], _ path: AnimatableKeyPath
  ) -> [Double] {
    switch self {
    case .ends(let ends):
      let (start, end) = ends.resolved(from: base, path)
      return path.mix(start, end, part)
    case .spring(let ends, let spring, let velocity):
      let (start, end) = ends.resolved(from: base, path)
      return path.mix(start, end, spring.value(at: seconds, initialVelocity: velocity))
    case .keys(let keys):
      return keys.value(at: part, of: path)
    }
  }

  /// The value at the end of a repetition.
  func end(goesBack: Bool, from base: [Double], _ path: AnimatableKeyPath) -> [Double] {
    switch self {
    case .ends(let ends), .spring(let ends, _, _):
      let (start, end) = ends.resolved(from: base, path)
      return goesBack ? start : end
    case .keys(let keys):
      return keys.value(at: goesBack ? 0 : 1, of: path)
    }
  }
}

/// Both ends of an animation, of which some are told.
nonisolated struct AnimatedEnds {
  var from: [Double]?
  var to: [Double]?
  var by: [Double]?

  /// Both ends, where what is not told is what is shown without the animation.
  func resolved(
    from base: [Double], _ path: AnimatableKeyPath
  ) -> (start: [Double], end: [Double]) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, path.sum(from, by))
    case (nil, let to?, let by?): (path.difference(to, by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, path.sum(base, by))
    case (nil, nil, nil): (base, base)
    }
  }
}
