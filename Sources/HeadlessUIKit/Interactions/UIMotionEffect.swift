/// An effect that depends on the position of the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  nonisolated deinit {}

  /// Creates an effect without values.
  public override init() { super.init() }

  /// Returns the relative values of properties for a position of the device; `nil` by default.
  ///
  /// The simulated device lies still, so that UIKit's machinery never calls it.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// An effect that interpolates a value between two ends as the device is tilted.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of an effect.
  public nonisolated enum EffectType: Int, Sendable {
    /// The left and right tilt.
    case tiltAlongHorizontalAxis = 0
    /// The up and down tilt.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  open var keyPath: String { ownKeyPath }
  /// The axis.
  open var type: EffectType { ownType }
  /// The relative value at the smallest offset; `nil` by default.
  open var minimumRelativeValue: Any?
  /// The relative value at the largest offset; `nil` by default.
  open var maximumRelativeValue: Any?
  private let ownKeyPath: String
  private let ownType: EffectType

  /// Creates an effect without values.
  public init(keyPath: String, type: EffectType) {
    ownKeyPath = keyPath
    ownType = type
    super.init()
  }

  /// Returns the number between both ends for an offset of -1...1 along the axis.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { interpolate(viewerOffset) }

  private func interpolate(_ offset: UIOffset) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    let position = ownType == .tiltAlongHorizontalAxis ? offset.horizontal : offset.vertical
    let fraction = (max(-1, min(1, Double(position))) + 1) / 2
    return [ownKeyPath: NSNumber(value: low + (high - low) * fraction)]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    default: nil
    }
  }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// Creates an empty group.
  public override init() { super.init() }
  /// The effects of the group; `nil` by default.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects; of two for one property, the later.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values.merge(own) { $1 }
    }
    return values.isEmpty ? nil : values
  }
}
