public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() { unbuilt() }
  public init?(coder: NSCoder) { nil }
  public convenience init(mutations: UITraitMutations) { unbuilt() }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) { unbuilt() }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { unbuilt() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { unbuilt() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { unbuilt() }
  public convenience init(displayScale scale: CGFloat) { unbuilt() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { unbuilt() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { unbuilt() }
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection { unbuilt() }
  open func containsTraits(in trait: UITraitCollection?) -> Bool { unbuilt() }
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    unbuilt()
  }
  open func performAsCurrent(_ actions: () -> Void) {}
  open class var current: UITraitCollection { unbuilt() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { unbuilt() }
  open var userInterfaceStyle: UIUserInterfaceStyle { unbuilt() }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { unbuilt() }
  open var displayScale: CGFloat { unbuilt() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { unbuilt() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { unbuilt() }
  open var preferredContentSizeCategory: UIContentSizeCategory { unbuilt() }
  open var accessibilityContrast: UIAccessibilityContrast { unbuilt() }
  open var userInterfaceLevel: UIUserInterfaceLevel { unbuilt() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
