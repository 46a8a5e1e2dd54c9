// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

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
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public override init() { declarationOnly() }
  public init?(coder: NSCoder) { nil }
  public convenience init(mutations: UITraitMutations) { declarationOnly() }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) { declarationOnly() }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { declarationOnly() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { declarationOnly() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { declarationOnly() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { declarationOnly() }
  public convenience init(displayScale scale: CGFloat) { declarationOnly() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { declarationOnly() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { declarationOnly() }
  open func containsTraits(in trait: UITraitCollection?) -> Bool { declarationOnly() }
  open class var current: UITraitCollection {
    get { declarationOnly() }
    set {}
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { declarationOnly() }
  open var userInterfaceStyle: UIUserInterfaceStyle { declarationOnly() }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { declarationOnly() }
  open var displayScale: CGFloat { declarationOnly() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { declarationOnly() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { declarationOnly() }
  open var preferredContentSizeCategory: UIContentSizeCategory { declarationOnly() }
  open var accessibilityContrast: UIAccessibilityContrast { declarationOnly() }
  open var userInterfaceLevel: UIUserInterfaceLevel { declarationOnly() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
