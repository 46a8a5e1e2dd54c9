/// A view that displays an image, drawn as a placeholder with the image's name.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view without an image; user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }
  /// Creates a view with the size of an image, and another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }
  /// Creates a view of a registered storyboard or nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; `nil` by default.
  open var image: UIImage? {
    didSet {
      showImage()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The image while highlighted; `nil`, the default, selects `image`.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether the view is highlighted; false by default.
  open var isHighlighted = false { didSet { showImage() } }
  /// The configuration of symbols; `nil` by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      showImage()
      invalidateIntrinsicContentSize()
    }
  }
  /// The images of an animation, shown while it runs; `nil` by default.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of an animation while highlighted; `nil` by default.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle, s; 0, the default, means 1/30 s per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0, the default, means no limit.
  open var animationRepeatCount = 0
  /// The device's time at which the animation started; `nil` while none runs.
  final var animationStart: TimeInterval?
  /// The event of the device that ends the animation.
  final var animationEnd: Int?
  /// Whether the image animation runs.
  open var isAnimating: Bool { animationStart != nil }
  /// Starts the image animation; no effect without images, or without a device.
  ///
  /// Pictures show the image of their time. Frames are no events of the device, so that it comes to
  /// rest during an animation without a limit.
  open func startAnimating() { beginImages() }
  /// Stops the image animation.
  open func stopAnimating() { stopImages() }

  open override var intrinsicContentSize: CGSize {
    guard let size = sizedImage?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage?.size ?? bounds.size }
  open override var contentMode: ContentMode { didSet { showImage() } }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  /// The image with the preferred configuration of symbols.
  private var sizedImage: UIImage? {
    guard let image, image.isSymbolImage, image.configuration == nil else { return image }
    return preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showImage()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }
}
