/// The name of a function that makes transforms of numbers.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String
  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, rad.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, rad.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, rad.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale of all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale of the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale of the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale of the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation, pt.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis, pt.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis, pt.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis, pt.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that makes transforms of the numbers of an animation.
open nonisolated class CAValueFunction: NSObject {
  private let ownName: CAValueFunctionName
  /// The component of the transform that the function gives.
  let component: String

  /// The name of the function.
  open var name: CAValueFunctionName { ownName }

  /// Creates a function by its name; nil for an unknown one.
  ///
  /// Of `scale` and `translate`, whose values are arrays in UIKit, a number and a size are accepted here.
  public init?(name: CAValueFunctionName) {
    let components: [CAValueFunctionName: String] = [
      .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: "scale",
      .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z", .translate: "translation",
      .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
    ]
    guard let component = components[name] else { return nil }
    ownName = name
    self.component = component
    super.init()
  }
}
