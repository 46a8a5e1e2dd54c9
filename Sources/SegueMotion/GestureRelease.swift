/// What a gesture measured when the user released it, and what it decided by.
///
/// Translation, velocity, projection and distances are along one direction, which the gesture
/// chooses: that of the transition's travel, or upward for the height of a sheet.
public struct GestureRelease: Hashable, Sendable, CustomStringConvertible {
  /// A limit with which the gesture compared.
  public struct Threshold: Hashable, Sendable {
    /// The unit of a limit.
    public enum Unit: String, Sendable {
      /// A position or a distance.
      case points = "pt"
      /// A velocity.
      case pointsPerSecond = "pt/s"
    }

    /// What the limit is: `distance`, `velocity`, `dismissal height`, or a detent.
    public var name: String
    /// The limit.
    public var value: Double
    /// The unit of the limit.
    public var unit: Unit

    /// Creates a limit, by default a position in points.
    package init(_ name: String, _ value: Double, _ unit: Unit = .points) {
      self.name = name
      self.value = value
      self.unit = unit
    }

    /// Returns the limit of a detent at a height, pt: `medium`, `detent 400 pt`, or `detent` for one that is
    /// named like its height.
    public static func detent(_ name: String, _ height: Double) -> Threshold {
      if name == "\(GestureRelease.text(height)) pt" { return Threshold("detent", height) }
      return Threshold(name.first?.isNumber == true ? "detent \(name)" : name, height)
    }
  }

  /// The position at which the gesture began, pt; not 0 if it interrupted an animation, and for the
  /// height of a sheet.
  public var origin: Double
  /// The distance by which the gesture moved, pt; negative backward.
  public var translation: Double
  /// The velocity, pt/s; negative backward.
  public var velocity: Double
  /// The position at which the view would come to rest by deceleration, pt.
  public var projection: Double
  /// The limits with which the gesture compared, in the order in which they are tried.
  public var thresholds: [Threshold]
  /// What happens, and which of the values decided: `completes, because the translation reaches 150
  /// pt`.
  public var decision: String

  /// Creates a release.
  ///
  /// - Parameters:
  ///   - origin: The position at which the gesture began, pt; 0 by default.
  ///   - translation: The distance by which the gesture moved, pt.
  ///   - velocity: The velocity, pt/s.
  ///   - projection: The position at which the view would come to rest, pt.
  ///   - thresholds: The limits with which the gesture compared.
  ///   - decision: What happens, and why.
  public init(
    from origin: Double = 0, translation: Double, velocity: Double, projection: Double,
    thresholds: [Threshold], decision: String
  ) {
    self.origin = origin
    self.translation = translation
    self.velocity = velocity
    self.projection = projection
    self.thresholds = thresholds
    self.decision = decision
  }

  /// The position at the release, pt.
  package var position: Double { origin + translation }

  /// All of it on one line, with numbers to a tenth. A name is followed by `=`: that of a detent may be a
  /// number itself.
  public var description: String {
    let start = origin == 0 ? "" : " from \(Self.text(origin)) pt"
    let limits = thresholds.map { "\($0.name) = \(Self.text($0.value)) \($0.unit.rawValue)" }
    var text = "translation \(Self.text(translation)) pt\(start)"
    text += ", velocity \(Self.text(velocity)) pt/s, projection \(Self.text(projection)) pt"
    if let first = limits.first {
      text += "; thresholds \(limits.dropFirst().reduce(first) { "\($0), \($1)" })"
    }
    return "\(text); \(decision)"
  }

  /// Returns a number to a tenth: `406`, `162.4`.
  package static func text(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    guard let whole = Int(exactly: tenths) else { return "\(tenths)" }
    return "\(whole)"
  }
}
