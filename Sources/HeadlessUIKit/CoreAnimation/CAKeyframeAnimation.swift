import SegueMotion

/// How an animation goes from one key to the next.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines at one speed: times and timing functions of the keys do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a smooth curve through the keys.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In a smooth curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values, or along a path.
open nonisolated class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, at least one; the path goes before them.
  open var values: [Any]?
  /// The way of a point: each line and curve is one stretch between two keys.
  open var path: CGPath?
  /// When each value is reached, in parts of the duration, rising within 0...1; even if nil.
  open var keyTimes: [NSNumber]?
  /// The pace of each stretch; even if nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from one key to the next; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each key, for the cubic modes: 0 if nil, 1 is straight.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at each key is, for the cubic modes; 0 if nil, none.
  open var continuityValues: [NSNumber]?
  /// Where the curve swings out at each key, for the cubic modes; 0 if nil, on both sides.
  open var biasValues: [NSNumber]?

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  override func makeWay(of path: AnimatableKeyPath, on layer: CALayer) -> AnimatedWay? {
    let keys = (values ?? []).compactMap { layer.numbers(of: $0, "values", path) }
    let segments: [KeySegment]
    if let outline = self.path?.outline, path.kind == .point {
      segments = KeySegment.along(outline)
    } else {
      guard keys.count == values?.count ?? 0 else { return nil }
      segments = isCubic ? cubic(through: keys) : KeySegment.lines(through: keys)
    }
    let ends = segments.first.map { [$0.start] + segments.map(\.end) } ?? keys
    guard !ends.isEmpty else { return nil }
    let isDiscrete = calculationMode == .discrete
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let lengths = isPaced ? segments.map(\.length) : []
    return .keys(
      Keyframes(
        segments: isDiscrete ? [] : segments, values: ends,
        times: usableTimes(ends.count, layer)
          ?? Keyframes.evenTimes(ends.count, isDiscrete, lengths),
        paces: isPaced || isDiscrete ? [] : timingFunctions?.map(\.curve) ?? [], isPaced: isPaced))
  }

  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private func cubic(through keys: [[Double]]) -> [KeySegment] {
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, list.indices.contains(index), list[index].doubleValue.isFinite else {
        return 0
      }
      return list[index].doubleValue
    }
    return KeySegment.cubics(
      through: keys.enumerated().map { index, value in
        SplineKey(
          value: value, tension: number(tensionValues, index),
          continuity: number(continuityValues, index), bias: number(biasValues, index))
      })
  }

  /// The times of the keys; nil if there are none, or they do not count.
  private func usableTimes(_ count: Int, _ layer: CALayer) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue),
      calculationMode != .paced, calculationMode != .cubicPaced
    else { return nil }
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    let hasCount =
      times.count == count || (calculationMode == .discrete && times.count == count + 1)
    if hasCount, isRising, times.allSatisfy({ $0 >= 0 && $0 <= 1 }) { return times }
    SimulatedDevice.current?.diagnose(
      .misuse,
      "keyTimes of an animation of \(layer.describedOwner) do not count: \(count) are needed, "
        + "rising within 0...1; the keys are spread evenly")
    return nil
  }
}
