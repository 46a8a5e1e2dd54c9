/// The environment of an interface: device, size classes, style. A trait may be unspecified.
open nonisolated class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  final private(set) var values = TraitValues()

  // MARK: - Creating a trait collection

  /// Creates a collection whose traits are all unspecified.
  public override init() { super.init() }

  convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection and sets some of its traits.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().changed(by: mutations))
  }

  /// Creates a collection of the traits that collections specify; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.adopt(collection.values) }
    self.init(values: values)
  }

  final func overlaid(by overrides: UITraitCollection?) -> UITraitCollection {
    overrides.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }

  /// Returns this collection with some traits changed.
  public final func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  // MARK: - Getting the traits

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; zero if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The force touch capability.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred content size category.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The color gamut of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The preferred contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The elevation level.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The legibility weight.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The active appearance.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The capture state.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  // MARK: - Comparing collections

  /// Returns whether this collection has every value that another specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.adopt(trait.values)
    return merged == values
  }

  /// Returns whether dynamic colors may resolve differently in another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
      || values.displayGamut != other.displayGamut
      || values.activeAppearance != other.activeAppearance
  }

  /// Returns whether all traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash value; equal for equal collections.
  open override var hash: Int { values.hashValue }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - The current traits

  /// The traits with which dynamic colors resolve by default.
  ///
  /// Unspecified, hence light, outside `performAsCurrent(_:)`. A value that is set remains until that
  /// closure returns or, outside of one, until the run-loop turn of the device ends, as UIKit restores
  /// its own after each update; without a device, setting it has no effect.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.set(newValue) }
  }

  /// Runs a closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.with(self, actions)
  }
}

/// The current traits: of the innermost `performAsCurrent(_:)`, or of the device's run-loop turn.
private nonisolated enum CurrentTraits {
  /// The traits of one `performAsCurrent(_:)`, which a set replaces.
  final class Scope: @unchecked Sendable {
    // Unchecked: a scope is used by the thread whose closure it surrounds.
    var traits: UITraitCollection
    init(_ traits: UITraitCollection) { self.traits = traits }
  }

  @TaskLocal static var scope: Scope?
  private static let unspecified = UITraitCollection()

  static var value: UITraitCollection {
    scope?.traits ?? SimulatedDevice.current?.turnTraits ?? unspecified
  }

  static func set(_ traits: UITraitCollection) {
    if let scope { scope.traits = traits } else { SimulatedDevice.current?.turnTraits = traits }
  }

  static func with(_ traits: UITraitCollection, _ actions: () -> Void) {
    $scope.withValue(Scope(traits)) { actions() }
  }
}

extension TraitValues {
  fileprivate nonisolated func changed(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // A closure may also have replaced the traits by an instance of another type, which is ignored.
    return traits as? TraitValues ?? self
  }
}
