/// A trait that an app or UIKit defines, for registrations of changes.
///
/// The traits of apps have no values here, and so never change.
public nonisolated protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of a trait that is not set.
  static var defaultValue: Value { get }
  /// The name, for messages; by default that of the type.
  static var name: String { get }
  /// The identifier; by default the name of the type with its module.
  static var identifier: String { get }
  /// Whether dynamic colors depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The default implementation returns the name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The default implementation returns the name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The default implementation returns `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, which has a value in every collection.
nonisolated protocol SystemTrait: UITraitDefinition {
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// The kind of device.
public nonisolated struct UITraitUserInterfaceIdiom: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom == other.userInterfaceIdiom
  }
}

/// The light or dark style.
public nonisolated struct UITraitUserInterfaceStyle: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// True: dynamic colors depend on it.
  public static var affectsColorAppearance: Bool { true }
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle
  }
}

/// The layout direction.
public nonisolated struct UITraitLayoutDirection: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection == other.layoutDirection
  }
}

/// The number of pixels per point.
public nonisolated struct UITraitDisplayScale: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: CGFloat = 0
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayScale == other.displayScale
  }
}

/// The horizontal size class.
public nonisolated struct UITraitHorizontalSizeClass: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass == other.horizontalSizeClass
  }
}

/// The vertical size class.
public nonisolated struct UITraitVerticalSizeClass: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass == other.verticalSizeClass
  }
}

/// The force touch capability.
public nonisolated struct UITraitForceTouchCapability: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.forceTouchCapability == other.forceTouchCapability
  }
}

/// The text size that the user prefers.
public nonisolated struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

/// The color gamut of the display.
public nonisolated struct UITraitDisplayGamut: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// True: dynamic colors depend on it.
  public static var affectsColorAppearance: Bool { true }
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayGamut == other.displayGamut
  }
}

/// The preferred contrast.
public nonisolated struct UITraitAccessibilityContrast: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// True: dynamic colors depend on it.
  public static var affectsColorAppearance: Bool { true }
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.accessibilityContrast == other.accessibilityContrast
  }
}

/// The elevation level.
public nonisolated struct UITraitUserInterfaceLevel: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// True: dynamic colors depend on it.
  public static var affectsColorAppearance: Bool { true }
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceLevel == other.userInterfaceLevel
  }
}

/// The legibility weight.
public nonisolated struct UITraitLegibilityWeight: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.legibilityWeight == other.legibilityWeight
  }
}

/// The active appearance.
public nonisolated struct UITraitActiveAppearance: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// True: dynamic colors depend on it.
  public static var affectsColorAppearance: Bool { true }
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.activeAppearance == other.activeAppearance
  }
}

/// The capture state.
public nonisolated struct UITraitSceneCaptureState: SystemTrait {
  /// The value of a collection that does not specify it.
  public static let defaultValue: UISceneCaptureState = .unspecified
  static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.sceneCaptureState == other.sceneCaptureState
  }
}
