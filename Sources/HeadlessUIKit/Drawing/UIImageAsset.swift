/// The variants of an image for traits.
open nonisolated class UIImageAsset: NSObject, @unchecked Sendable {
  private final var variants: [(traits: UITraitCollection, image: UIImage)] = []
  private final var original: UIImage.Rendition?

  /// Creates an asset without images.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  convenience init(_ rendition: UIImage.Rendition) {
    self.init()
    original = rendition
  }

  /// Returns the last image that was registered for traits that these contain, or else the asset's.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let variant = variants.last(where: { traitCollection.containsTraits(in: $0.traits) }) {
      return variant.image
    }
    return original.map { UIImage(rendition: $0) } ?? variants.first?.image ?? UIImage()
  }
  /// Returns the image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Registers an image for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    variants.append((traitCollection, image))
  }
  /// Registers an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Removes the image that was registered for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }
  /// Removes the image that was registered for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns whether the objects are the same; the assets of one name are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageAsset else { return false }
    return self === other || original != nil && original?.source == other.original?.source
  }
  open override var hash: Int { variants.count }
}
