/// The keyframes of one scalar: what remains of its difference at a fraction of the duration.
nonisolated package struct KeyframePath {
  /// The change of one keyframe.
  struct Step {
    /// The keyframe's number, in the order of addition.
    var number: Int
    /// The fractions of the duration at which it begins and ends.
    var interval: ClosedRange<Double>
    /// Old value minus new value.
    var difference: Double
    /// The distance that the property moves in the keyframe, all its scalars combined.
    var length = 0.0
  }

  /// What remains of the difference at fractions of the duration, ascending.
  private let points: [(fraction: Double, left: Double)]
  private let mode: UIView.KeyframeAnimationOptions

  /// Creates the path through the keyframes that change one scalar.
  init(_ steps: [Step], _ mode: UIView.KeyframeAnimationOptions) {
    self.mode = mode
    let steps = steps.sorted {
      ($0.interval.lowerBound, $0.number) < ($1.interval.lowerBound, $1.number)
    }
    points =
      mode.isPaced ? Self.paced(steps) : mode.isDiscrete ? Self.jumps(steps) : Self.timed(steps)
  }

  /// Returns the remaining difference at a fraction of the duration, 0...1; zero at 1.
  package func left(at fraction: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if fraction >= 1 || fraction >= last.fraction { return last.left }
    // Tolerates rounding: a keyframe has begun at its start time.
    guard let next = points.firstIndex(where: { $0.fraction > fraction + 1e-9 }) else {
      return last.left
    }
    guard next > 0 else { return first.left }
    let (begin, end) = (points[next - 1], points[next])
    if mode.isDiscrete { return begin.left }
    let part = max(0, (fraction - begin.fraction) / (end.fraction - begin.fraction))
    guard mode.isCubic else { return begin.left + (end.left - begin.left) * part }
    let before = next > 1 ? points[next - 2].left : begin.left
    let after = next + 1 < points.count ? points[next + 1].left : end.left
    return Self.smooth(before, begin.left, end.left, after, at: part)
  }

  /// Returns a value of a Catmull-Rom spline between the second and third of four values, which
  /// Core Animation's documentation names for its cubic mode.
  private static func smooth(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at t: Double
  ) -> Double {
    let cubic = 3 * (p1 - p2) + p3 - p0
    let square = 2 * p0 - 5 * p1 + 4 * p2 - p3
    return p1 + t * (p2 - p0 + t * (square + t * cubic)) / 2
  }

  // MARK: Points

  /// Returns points for which each keyframe takes its own time range.
  private static func timed(_ steps: [Step]) -> [(fraction: Double, left: Double)] {
    // A single keyframe over the full duration, as of a fade.
    if steps.count == 1, steps[0].interval == 0...1 { return [(0, steps[0].difference), (1, 0)] }
    let ends = steps.flatMap { [$0.interval.lowerBound, $0.interval.upperBound] }
    var points: [(fraction: Double, left: Double)] = []
    for fraction in (ends + [0, 1]).sorted() where fraction != points.last?.fraction {
      let before = steps.reduce(0) { sum, step in
        let jumpsHere = step.interval.lowerBound == fraction && step.interval.upperBound == fraction
        return sum
          + step.difference
          * (jumpsHere ? 1 : 1 - AnimationGroup.part(of: step.interval, at: fraction))
      }
      points.append((fraction, before))
      // Keyframes without a duration make the value jump here: a second point has the same fraction.
      let jump = steps.reduce(0) { sum, step in
        let jumpsHere = step.interval.lowerBound == fraction && step.interval.upperBound == fraction
        return sum + (jumpsHere ? step.difference : 0)
      }
      if jump != 0 { points.append((fraction, before - jump)) }
    }
    return points
  }

  /// Returns points for which each keyframe's value applies from its start time (chosen).
  private static func jumps(_ steps: [Step]) -> [(fraction: Double, left: Double)] {
    var left = steps.reduce(0) { $0 + $1.difference }
    var points = [(fraction: 0.0, left: left)]
    for step in steps {
      left -= step.difference
      points.append((step.interval.lowerBound, left))
    }
    return points
  }

  /// Returns points at constant speed, regardless of the keyframes' times.
  private static func paced(_ steps: [Step]) -> [(fraction: Double, left: Double)] {
    let totalLength = steps.reduce(0) { $0 + $1.length }
    var left = steps.reduce(0) { $0 + $1.difference }
    var length = 0.0
    var points = [(fraction: 0.0, left: left)]
    for step in steps where step.length > 0 {
      left -= step.difference
      length += step.length
      points.append((length / totalLength, left))
    }
    return points
  }
}

nonisolated extension UIView.KeyframeAnimationOptions {
  private var calculationMode: UInt { rawValue & 7 << 10 }
  fileprivate var isDiscrete: Bool { calculationMode == Self.calculationModeDiscrete.rawValue }
  fileprivate var isPaced: Bool {
    calculationMode == Self.calculationModePaced.rawValue
      || calculationMode == Self.calculationModeCubicPaced.rawValue
  }
  fileprivate var isCubic: Bool {
    calculationMode == Self.calculationModeCubic.rawValue
      || calculationMode == Self.calculationModeCubicPaced.rawValue
  }

  /// The options without the calculation mode, as animation options.
  var plain: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
}
