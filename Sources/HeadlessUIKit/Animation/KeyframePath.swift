/// How one scalar goes through key frames: what is left of its way at a share of the time.
nonisolated package struct KeyframePath {
  /// What one key frame adds to the way.
  struct Step {
    /// Which key frame it is, in the order in which they were added.
    var number: Int
    /// The shares of the time at which it begins and ends.
    var window: ClosedRange<Double>
    /// Old value minus new value.
    var difference: Double
    /// How far the whole property goes meanwhile, all its scalars together.
    var length = 0.0
  }

  private let points: [(share: Double, left: Double)]
  private let mode: UIView.KeyframeAnimationOptions

  /// Makes the way through the frames that change one scalar.
  init(_ steps: [Step], _ mode: UIView.KeyframeAnimationOptions) {
    self.mode = mode
    let steps = steps.sorted {
      ($0.window.lowerBound, $0.number) < ($1.window.lowerBound, $1.number)
    }
    points =
      mode.isPaced ? Self.paced(steps) : mode.isDiscrete ? Self.jumps(steps) : Self.timed(steps)
  }

  /// What is left at a share of the time, 0...1; nothing at 1.
  package func left(at share: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if share >= 1 || share >= last.share { return last.left }
    // Whatever rounding says, a frame has begun at the moment at which it begins.
    guard let next = points.firstIndex(where: { $0.share > share + 1e-9 }) else {
      return last.left
    }
    guard next > 0 else { return first.left }
    let (begin, end) = (points[next - 1], points[next])
    if mode.isDiscrete { return begin.left }
    let part = max(0, (share - begin.share) / (end.share - begin.share))
    guard mode.isCubic else { return begin.left + (end.left - begin.left) * part }
    let before = next > 1 ? points[next - 2].left : begin.left
    let after = next + 1 < points.count ? points[next + 1].left : end.left
    return Self.smooth(before, begin.left, end.left, after, at: part)
  }

  /// A Catmull-Rom spline from the second of four values to the third, as Core Animation's
  /// documentation names it for its cubic mode.
  private static func smooth(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at t: Double
  ) -> Double {
    let cubic = 3 * (p1 - p2) + p3 - p0
    let square = 2 * p0 - 5 * p1 + 4 * p2 - p3
    return p1 + t * (p2 - p0 + t * (square + t * cubic)) / 2
  }

  // MARK: Where it stands when

  /// Each frame takes the stretch of time that it was given.
  private static func timed(_ steps: [Step]) -> [(share: Double, left: Double)] {
    let ends = steps.flatMap { [$0.window.lowerBound, $0.window.upperBound] }
    var points: [(share: Double, left: Double)] = []
    for share in (ends + [0, 1]).sorted() where share != points.last?.share {
      let before = steps.reduce(0) { sum, step in
        let jumpsHere = step.window.lowerBound == share && step.window.upperBound == share
        return sum
          + step.difference
          * (jumpsHere ? 1 : 1 - AnimationGroup.part(of: step.window, at: share))
      }
      points.append((share, before))
      let jump = steps.reduce(0) { sum, step in
        let jumpsHere = step.window.lowerBound == share && step.window.upperBound == share
        return sum + (jumpsHere ? step.difference : 0)
      }
      if jump != 0 { points.append((share, before - jump)) }
    }
    return points
  }

  /// Each frame's value holds from where the frame begins; chosen.
  private static func jumps(_ steps: [Step]) -> [(share: Double, left: Double)] {
    var left = steps.reduce(0) { $0 + $1.difference }
    var points = [(share: 0.0, left: left)]
    for step in steps {
      left -= step.difference
      points.append((step.window.lowerBound, left))
    }
    return points
  }

  /// The frames follow each other at one speed, whatever their times.
  private static func paced(_ steps: [Step]) -> [(share: Double, left: Double)] {
    let whole = steps.reduce(0) { $0 + $1.length }
    var left = steps.reduce(0) { $0 + $1.difference }
    var length = 0.0
    var points = [(share: 0.0, left: left)]
    for step in steps where step.length > 0 {
      left -= step.difference
      length += step.length
      points.append((length / whole, left))
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

  /// The same without the mode: what both kinds of options share.
  var plain: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
}
