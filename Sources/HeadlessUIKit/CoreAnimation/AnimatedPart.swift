import SegueMotion

/// A running animation with immutable values and times.
///
/// Its effect depends only on the time and on the values beneath it, so that the step size never
/// changes the result (UIKit row 187).
nonisolated struct AnimatedPart {
  /// The effect of an animation on a layer.
  enum Content {
    case nothing
    case property(AnimatedProperty)
    case group([CAAnimation])
  }

  /// The content, with the animations of a group as parts.
  private indirect enum Played {
    case nothing
    case property(AnimatedProperty)
    case parts([AnimatedPart])
  }

  let timing: MediaTiming
  private let pace: CubicBezier?
  private let played: Played

  /// The names of the properties that change.
  var names: [String] {
    switch played {
    case .nothing: []
    case .property(let property): [property.path.wholeName]
    case .parts(let parts): parts.flatMap(\.names)
    }
  }

  /// Creates a running animation of a layer.
  ///
  /// - Parameters:
  ///   - begin: The begin time if the animation has none, s.
  ///   - duration: The duration if the animation has none, s.
  ///   - pace: A timing function that overrides the animation's own.
  init(
    _ animation: CAAnimation, on layer: CALayer, begin: Double, duration: Double = 0,
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

  /// Applies the animation to a state at a time of its parent timeline.
  ///
  /// - Parameter isClosed: Whether the animation also applies at its end time, as one in a group
  ///   does.
  func apply(to state: inout LayerValues, at time: Double, isClosed: Bool = false) {
    guard let (progress, seconds, repeats) = moment(at: time, isClosed) else { return }
    switch played {
    case .nothing: break
    case .property(let property):
      guard property.path.stored == nil else { return }
      property.path.write(
        property.changed(property.path.read(state), progress, seconds, repeats), to: &state)
    case .parts(let parts):
      for part in parts { part.apply(to: &state, at: seconds, isClosed: true) }
    }
  }

  /// Applies the animation to properties in `LayerExtras` at a time of its parent timeline.
  func apply(to values: inout StoredValues, at time: Double, isClosed: Bool = false) {
    guard let (progress, seconds, repeats) = moment(at: time, isClosed) else { return }
    switch played {
    case .nothing: break
    case .property(let property):
      guard property.path.stored != nil else { return }
      values.change(property.path) { property.changed($0, progress, seconds, repeats) }
    case .parts(let parts):
      for part in parts { part.apply(to: &values, at: seconds, isClosed: true) }
    }
  }

  private func moment(
    at time: Double, _ isClosed: Bool
  ) -> (progress: Double, seconds: Double, repeats: Double)? {
    guard let phase = timing.phase(at: time, isClosed: isClosed) else { return nil }
    let timeFraction = timing.duration > 0 ? phase.seconds / timing.duration : 1
    let progress = pace?.value(at: timeFraction) ?? timeFraction
    return (progress, pace == nil ? phase.seconds : progress * timing.duration, phase.repeats)
  }
}

/// The effect of an animation on one property.
nonisolated struct AnimatedProperty {
  var path: AnimatableKeyPath
  var interpolation: Interpolation
  var isAdditive: Bool
  var isCumulative: Bool
  /// Whether each repetition ends at its start value.
  var autoreverses: Bool

  /// Returns the value over one beneath the animation.
  func changed(
    _ beneath: [Double], _ part: Double, _ seconds: Double, _ repeats: Double
  ) -> [Double] {
    let base = isAdditive ? path.zero : beneath
    var value = interpolation.value(at: part, seconds, from: base, path)
    if isCumulative, repeats > 0 {
      let last = interpolation.end(autoreverses: autoreverses, from: base, path)
      if path.kind == .transform {
        // Concatenation has no closed form; the limit bounds the work for an endless animation.
        for _ in 0..<Int(min(repeats, 10_000)) { value = path.sum(last, value) }
      } else if !path.isList {
        value = zip(value, last).map { $0 + $1 * repeats }
      }
    }
    return isAdditive ? path.sum(beneath, value) : value
  }
}

/// How the value of an animated property is interpolated.
nonisolated enum Interpolation {
  case ends(AnimatedEnds)
  /// The velocity is in total distances per second.
  case spring(AnimatedEnds, Spring, velocity: Double)
  case keys(Keyframes)

  /// Returns the value at a fraction of the travel or, for a spring, after some seconds.
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

  /// Returns the value at the end of a repetition.
  func end(autoreverses: Bool, from base: [Double], _ path: AnimatableKeyPath) -> [Double] {
    switch self {
    case .ends(let ends), .spring(let ends, _, _):
      let (start, end) = ends.resolved(from: base, path)
      return autoreverses ? start : end
    case .keys(let keys):
      return keys.value(at: autoreverses ? 0 : 1, of: path)
    }
  }
}

/// The start and end values of an animation, some of which may be missing.
nonisolated struct AnimatedEnds {
  var from: [Double]?
  var to: [Double]?
  var by: [Double]?

  /// Returns both end values; a missing one is the value beneath the animation.
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
