/// A step easing, like CSS's `steps()`: progress jumps from 0 to 1 in equal steps.
///
/// **Source:** CSS Easing Functions Level 2, step easing functions.
public struct StepEasing: Hashable, Sendable {
  /// The positions of the jumps.
  public enum Jumps: Hashable, Sendable, CaseIterable {
    /// At the start of every interval.
    case start
    /// At the end of every interval.
    case end
    /// Only between intervals: the value is 0 during the first and 1 during the last.
    case none
    /// At the start of every interval, and at the end of the last.
    case both
  }

  /// The number of intervals of equal length; above 0, and above 1 without jumps at the ends.
  public let count: Int
  /// The positions of the jumps.
  public let jumps: Jumps

  /// Creates a step easing with a number of intervals.
  ///
  /// It jumps at the end of each interval by default, as in CSS.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a count below 1, or below 2 with jumps between
  ///   the intervals only.
  public init(count: Int, jumps: Jumps = .end) throws(MotionError) {
    let quantity = jumps == .none ? MotionQuantity.innerStepCount : .stepCount
    try quantity.check(Double(count))
    self.count = count
    self.jumps = jumps
  }

  /// Returns the progress at a fraction of the duration.
  ///
  /// At a jump it is the progress after it; with `isBefore`, false by default, the one before it,
  /// as CSS requires before the start of an animation. Steps continue below 0 and above 1.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    let place = Elementary.finite(x * Double(count))
    var step = Elementary.floor(place)
    if isBefore && step == place { step -= 1 }
    if jumps == .start || jumps == .both { step += 1 }
    if x >= 0 { step = max(step, 0) }
    if x <= 1 { step = min(step, height) }
    return step / height
  }

  /// The number of jumps from 0 to 1.
  private var height: Double {
    switch jumps {
    case .start, .end: Double(count)
    case .none: Double(count) - 1
    case .both: Double(count) + 1
    }
  }
}
