/// The surroundings of an interface: its device, its room, its style. A trait may be unspecified.
open nonisolated class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  // MARK: - Creating a trait collection

  /// Makes a collection whose traits are all unspecified.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Makes a collection and writes some of its traits.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().changed(by: mutations))
  }

  /// Makes a collection of what some collections specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.take(collection.values) }
    self.init(values: values)
  }

  final func overlaid(by overrides: UITraitCollection?) -> UITraitCollection {
    overrides.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }

  /// This collection with some of its traits written.
  public final func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  // MARK: - Getting the traits

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; zero when not known.
  open var displayScale: CGFloat { values.displayScale }
  /// The room along the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room along the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the force of touches is measured.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The colors of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The preferred contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The preferred weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Active or inactive.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether the screen is being recorded.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  // MARK: - Comparing collections

  /// Whether this collection has every value that another specifies; unspecified ones do not count.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.take(trait.values)
    return merged == values
  }

  /// Whether dynamic colors may resolve differently in another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
      || values.displayGamut != other.displayGamut
      || values.activeAppearance != other.activeAppearance
  }

  /// Whether all traits are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A number that equal collections share.
  open override var hash: Int { values.hashValue }

  /// The collection itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - The current traits

  /// The traits by which dynamic colors resolve when nothing else is said.
  ///
  /// Unspecified, hence light, outside `performAsCurrent(_:)`. There is no setter: a value that outlived
  /// its caller would make one run depend on another.
  open class var current: UITraitCollection { CurrentTraits.traits }

  /// Runs something with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.$traits.withValue(self) { actions() }
  }
}

private nonisolated enum CurrentTraits {
  @TaskLocal static var traits = UITraitCollection()
}

extension TraitValues {
  fileprivate nonisolated func changed(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
