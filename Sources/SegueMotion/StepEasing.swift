/// A staircase from 0 to 1: progress that jumps instead of running, like CSS's `steps()`.
///
/// **Source:** CSS Easing Functions Level 2, step easing functions.
public struct StepEasing: Hashable, Sendable {
  /// Where a staircase jumps.
  public enum Jumps: Hashable, Sendable, CaseIterable {
    /// At the beginning of every interval.
    case start
    /// At the end of every interval.
    case end
    /// Only between intervals: it stands at 0 during the first and at 1 during the last.
    case none
    /// At the beginning of every interval, and at the end of the last.
    case both
  }

  /// The number of intervals of equal length; above 0, and above 1 where nothing jumps at the ends.
  public let count: Int
  /// Where it jumps.
  public let jumps: Jumps

  /// A staircase of so many intervals.
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

  /// The progress at a part of the duration.
  ///
  /// At a jump it is the progress after it; with `isBefore`, false by default, the one before it, as
  /// CSS wants it while an animation waits for its start. The stairs go on below 0 and above 1.
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
