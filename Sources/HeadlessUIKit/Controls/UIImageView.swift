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
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

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
  /// Stored: the images of an animation; `nil` by default.
  open var animationImages: [UIImage]?
  /// Stored: the images of an animation while highlighted; `nil` by default.
  open var highlightedAnimationImages: [UIImage]?
  /// Stored: the duration of one cycle, s; 0, the default, means 1/30 s per image.
  open var animationDuration: TimeInterval = 0
  /// Stored: the number of cycles; 0, the default, means no limit.
  open var animationRepeatCount = 0
  /// Whether the image animation has been started and not stopped.
  open private(set) var isAnimating = false
  /// Stored: starts the image animation.
  open func startAnimating() { isAnimating = true }
  /// Stored: stops the image animation.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    guard let size = image?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
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

  private func showImage() {
    guard let shown = isHighlighted ? highlightedImage ?? image : image, let name = shown.name
    else {
      drawing = .none
      return
    }
    let tint: UIColor = shown.tint ?? tintColor
    drawing = .image(
      name: name, isSymbol: shown.isSymbolImage,
      tint: RGBA(tint.resolvedColor(with: traitCollection).cgColor))
  }
}
