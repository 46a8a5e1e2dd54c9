import SegueMotion

/// How values between keyframes are calculated.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: values change at the key times.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed; ignores `keyTimes` and `timingFunctions`.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A cubic spline through the keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A cubic spline at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How objects rotate that an animation moves along a path.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the tangent of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open nonisolated class CAKeyframeAnimation: CAPropertyAnimation {
  /// Creates an animation without keyframes.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The keyframe values, at least one; `path` takes precedence.
  open var values: [Any]?
  /// The path of a point: each line and curve is one segment between two keyframes.
  open var path: CGPath?
  /// The time of each value, as a fraction of the duration, ascending in 0...1; evenly spaced if
  /// nil.
  open var keyTimes: [NSNumber]?
  /// The timing function of each segment; linear if nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation mode; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension at each keyframe, for the cubic modes: 0 if nil, 1 is straight.
  open var tensionValues: [NSNumber]?
  /// The continuity at each keyframe, for the cubic modes; 0, smooth, if nil.
  open var continuityValues: [NSNumber]?
  /// The bias at each keyframe, for the cubic modes; 0, symmetric, if nil.
  open var biasValues: [NSNumber]?
  /// Whether objects on a path rotate to match its tangent; nil, the default, keeps their rotation.
  /// Stored only.
  open var rotationMode: CAAnimationRotationMode?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  override var sampleValue: Any? { values?.first }

  override func makeInterpolation(of path: AnimatableKeyPath, on layer: CALayer) -> Interpolation? {
    // A path takes precedence over values.
    let values = self.path != nil && path.kind == .point ? nil : values
    let keys = (values ?? []).compactMap { layer.numbers(of: $0, "values", path) }
    let segments: [KeySegment]
    if let outline = self.path?.outline, path.kind == .point {
      segments = KeySegment.along(outline)
    } else {
      guard keys.count == values?.count ?? 0 else { return nil }
      segments = isCubic ? cubic(through: keys) : KeySegment.lines(through: keys)
    }
    let keyValues = segments.first.map { [$0.start] + segments.map(\.end) } ?? keys
    guard !keyValues.isEmpty else { return nil }
    let isDiscrete = calculationMode == .discrete
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let lengths = isPaced ? segments.map(\.length) : []
    return .keys(
      Keyframes(
        segments: isDiscrete ? [] : segments, values: keyValues,
        times: usableTimes(keyValues.count, layer)
          ?? Keyframes.evenTimes(keyValues.count, isDiscrete, lengths),
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

  /// Returns the key times; nil if there are none, or they are invalid.
  private func usableTimes(_ count: Int, _ layer: CALayer) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue),
      calculationMode != .paced, calculationMode != .cubicPaced
    else { return nil }
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    let hasCount =
      times.count == count || (calculationMode == .discrete && times.count == count + 1)
    if hasCount, isRising, times.allSatisfy({ $0 >= 0 && $0 <= 1 }) { return times }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "keyTimes of an animation of \(layer.describedOwner) are ignored: \(count) ascending values "
        + "within 0...1 are required; the keyframes are evenly spaced")
    return nil
  }
}
