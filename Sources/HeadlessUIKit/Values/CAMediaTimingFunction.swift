package import SegueMotion

/// The name of a predefined timing function.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear pacing.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pacing of an animation as a cubic Bézier curve from (0, 0) to (1, 1).
open nonisolated class CAMediaTimingFunction: NSObject {
  /// The curve.
  package let curve: CubicBezier

  /// Creates a predefined curve (row 166); an unknown name selects the default curve.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      default: .default
      }
    super.init()
  }

  /// Creates a curve with two control points; their x coordinates are clamped to 0...1.
  ///
  /// A number that is not finite is treated as zero.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func usable(_ number: Float) -> Double { number.isFinite ? Double(number) : 0 }
    func unit(_ number: Float) -> Double { Swift.min(Swift.max(usable(number), 0), 1) }
    let curve = try? CubicBezier(unit(c1x), usable(c1y), unit(c2x), usable(c2y))
    self.curve = curve ?? .linear
    super.init()
  }

  /// Writes the x and y of one of the four points: the start, the two control points and the end.
  ///
  /// The index is 0...3; any other index writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Returns whether the control points are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// The hash value; equal for equal curves.
  open override var hash: Int { curve.hashValue }
}
