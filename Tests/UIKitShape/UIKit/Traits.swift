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
  public override init() { notImplemented() }
  public init?(coder: NSCoder) { nil }
  public convenience init(mutations: UITraitMutations) { notImplemented() }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) { notImplemented() }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { notImplemented() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { notImplemented() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { notImplemented() }
  public convenience init(displayScale scale: CGFloat) { notImplemented() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { notImplemented() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { notImplemented() }
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    notImplemented()
  }
  open func containsTraits(in trait: UITraitCollection?) -> Bool { notImplemented() }
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    notImplemented()
  }
  open func performAsCurrent(_ actions: () -> Void) {}
  open class var current: UITraitCollection { notImplemented() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { notImplemented() }
  open var userInterfaceStyle: UIUserInterfaceStyle { notImplemented() }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { notImplemented() }
  open var displayScale: CGFloat { notImplemented() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { notImplemented() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { notImplemented() }
  open var preferredContentSizeCategory: UIContentSizeCategory { notImplemented() }
  open var accessibilityContrast: UIAccessibilityContrast { notImplemented() }
  open var userInterfaceLevel: UIUserInterfaceLevel { notImplemented() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
