/// An image of Core Image, which keeps the image that it was created from.
open nonisolated class CIImage: NSObject, @unchecked Sendable {
  /// The extent, pixels.
  public final let extent: CGRect
  /// The Core Graphics image; `nil` without one.
  public final let cgImage: CGImage?

  /// Creates an image of a Core Graphics image.
  public init(cgImage image: CGImage) {
    cgImage = image
    extent = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    super.init()
  }
  /// Creates an image of an image; `nil` for one without pixels.
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage ?? image.ciImage?.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
  /// Returns the image, which is not filtered.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    self
  }
  /// Returns the image, which is not filtered.
  open func applyingFilter(_ filterName: String) -> CIImage { self }
  /// Returns the image, which is not blurred.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// Returns the image, which is not extended.
  open func clampedToExtent() -> CIImage { self }
  /// Returns the part of the image in a rectangle whose origin is at the lower left.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = CGRect(
      x: rect.minX, y: extent.height - rect.maxY, width: rect.width, height: rect.height)
    return cgImage?.cropping(to: part).map(CIImage.init(cgImage:)) ?? self
  }
}

/// A filter of Core Image, which returns its input.
open nonisolated class CIFilter: NSObject {
  /// The name.
  public final let name: String
  private final var values: [String: Any] = [:]

  /// Creates a filter; `nil` for an empty name.
  public init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    super.init()
  }
  /// Creates a filter with parameters; `nil` for an empty name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// The input, which is not filtered.
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  /// Sets a parameter.
  open func setParameter(_ value: Any?, forKey key: String) { values[key] = value }
  /// Sets the parameters to their defaults: removes them.
  open func setDefaults() { values = [:] }
}

/// The key of a filter's input.
public nonisolated let kCIInputImageKey = "inputImage"
/// The key of a filter's radius.
public nonisolated let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's intensity.
public nonisolated let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's color.
public nonisolated let kCIInputColorKey = "inputColor"
/// The key of a filter's output.
public nonisolated let kCIOutputImageKey = "outputImage"

/// A context that renders images of Core Image.
open nonisolated class CIContext: NSObject {
  /// Creates a context; the options are ignored.
  public init(options: [String: Any]? = nil) { super.init() }
  /// Returns the part of an image in a rectangle whose origin is at the lower left.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.cgImage : image.cropped(to: fromRect).cgImage
  }
}

extension UIImage {
  /// Creates an image of an image of Core Image, with one pixel per point.
  public nonisolated convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// Creates an image of an image of Core Image.
  public nonisolated convenience init(
    ciImage: CIImage, scale: CGFloat, orientation: Orientation
  ) {
    var rendition =
      ciImage.cgImage.map { Rendition.bitmap($0, scale, orientation) }
      ?? Rendition(source: .none, size: .zero)
    rendition.ciImage = ciImage
    self.init(rendition: rendition)
  }
}
