/// A picture, drawn as a stand-in with its name.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view without picture, which takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes a view of a picture's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }
  /// Makes a view of a picture's size, with another picture for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  /// The picture; nil by default.
  open var image: UIImage? {
    didSet {
      showImage()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The picture while highlighted; nil, meaning the same, by default.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether the view is highlighted; false by default.
  open var isHighlighted = false { didSet { showImage() } }
  /// Stored: pictures shown one after another; nil by default.
  open var animationImages: [UIImage]?
  /// Stored: the same while highlighted; nil by default.
  open var highlightedAnimationImages: [UIImage]?
  /// Stored: how long one round takes, s; 0, meaning 1/30 s each, by default.
  open var animationDuration: TimeInterval = 0
  /// Stored: how many rounds, 0 for no end; 0 by default.
  open var animationRepeatCount = 0
  /// Whether `startAnimating` was called last.
  open private(set) var isAnimating = false
  /// Stored: the pictures would be shown one after another.
  open func startAnimating() { isAnimating = true }
  /// Stored: back to the one picture.
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
