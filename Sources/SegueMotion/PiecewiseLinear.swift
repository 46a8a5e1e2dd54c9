/// A piecewise-linear easing, like CSS's `linear()`.
///
/// Both axes are fractions: the input of the duration, the output of the total distance.
/// **Source:** CSS Easing Functions Level 2, linear easing functions.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A control point as it is written.
  public struct Stop: Hashable, Sendable {
    /// The progress at the point; any finite number.
    public var output: Double
    /// The fraction of the duration; nil to interpolate it between those of its neighbors.
    public var input: Double?

    /// Creates a stop with a progress, at a fraction of the duration or an interpolated one.
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// A control point.
  public struct Point: Hashable, Sendable {
    /// The fraction of the duration.
    public let input: Double
    /// The progress at the point.
    public let output: Double
  }

  /// The points, their inputs in ascending order; two with the same input make a jump.
  public let points: [Point]

  /// Creates an easing through stops.
  ///
  /// Without an input the first stop is at 0, the last at 1 and any other halfway between its
  /// neighbors, or evenly spaced where several have none. An input before an earlier one is raised
  /// to the earlier one. A single stop makes a constant.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` without any stop, and for numbers that are not
  ///   finite.
  public init(_ stops: [Stop]) throws(MotionError) {
    try MotionQuantity.stopCount.check(Double(stops.count))
    for stop in stops {
      try MotionQuantity.stopOutput.check(stop.output)
      if let input = stop.input { try MotionQuantity.stopInput.check(input) }
    }
    points = PiecewiseLinear.placed(stops)
  }

  /// Returns the progress at a fraction of the duration.
  ///
  /// At a jump it is the progress after it. Before the first point and after the last the value is
  /// extrapolated linearly.
  public func value(at x: Double) -> Double {
    let after = index(after: x)
    if after > 0 && (points[after - 1].input == x || points.count == 1) {
      return points[after - 1].output
    }
    guard points.count > 1 else { return points[0].output }
    let start = max(0, min(after - 1, points.count - 2))
    let (a, b) = (points[start], points[start + 1])
    // A jump at either end has no slope to extrapolate.
    guard a.input < b.input else { return x < a.input ? a.output : b.output }
    let part = Elementary.finite(
      Elementary.finite(x - a.input) / Elementary.finite(b.input - a.input))
    guard part < 0 || part > 1 else {
      return Elementary.finite(a.output * (1 - part) + b.output * part)
    }
    let rise = Elementary.finite(Elementary.finite(b.output - a.output) * part)
    return Elementary.finite(a.output + rise)
  }

  /// Returns the fraction of the duration with a given progress: the inverse of ``value(at:)``.
  ///
  /// For a value inside a jump it is the input of the jump. Nil for a value outside those of the
  /// points, if a segment descends, or inside a level segment, where the result would not be
  /// unique.
  public func parameter(forValue y: Double) -> Double? {
    guard let after = points.firstIndex(where: { $0.output >= y }), isRising else { return nil }
    let b = points[after]
    if b.output == y {
      let last = points[after...].prefix { $0.output == y }.last ?? b
      return last.input == b.input ? b.input : nil
    }
    guard after > 0 else { return nil }
    let a = points[after - 1]
    let rise = Elementary.finite(b.output - a.output)
    let part = Elementary.finite(y - a.output) / rise
    return a.input == b.input
      ? b.input : Elementary.finite(a.input * (1 - part) + b.input * part)
  }

  private var isRising: Bool {
    zip(points, points.dropFirst()).allSatisfy { $0.output <= $1.output }
  }

  /// Returns the number of points whose input is at most x: the index of the first beyond it.
  private func index(after x: Double) -> Int {
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if points[middle].input <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the stops with every input resolved, in ascending order.
  private static func placed(_ stops: [Stop]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(stops.count)
    var open = 0
    for (index, stop) in stops.enumerated() {
      let isEnd = index == stops.count - 1
      guard let wanted = stop.input ?? (index == 0 ? 0 : isEnd ? 1 : nil) else {
        open += 1
        continue
      }
      let before = points.last?.input ?? wanted
      let input = max(wanted, before)
      for place in 0..<open {
        let part = Double(place + 1) / Double(open + 1)
        let between = Elementary.finite(before * (1 - part) + input * part)
        points.append(Point(input: between, output: stops[points.count].output))
      }
      open = 0
      points.append(Point(input: input, output: stop.output))
    }
    return points
  }
}
