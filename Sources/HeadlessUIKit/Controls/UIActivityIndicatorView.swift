/// A view that shows that a task is in progress: a ring, which does not turn in pictures.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public nonisolated enum Style: Int, Sendable {
    /// 20 pt.
    case medium = 100
    /// 37 pt.
    case large = 101
    /// The former large one, white.
    case whiteLarge = 0
    /// The former one of 20 pt, white.
    case white = 1
    /// The former one of 20 pt, gray.
    case gray = 2
  }

  private let ring = UIView(frame: .zero)
  private var isRunning = false

  /// Creates a stopped indicator with its natural size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    install()
  }
  /// Creates a stopped indicator of the medium style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    install()
  }
  /// Creates an indicator of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    install()
  }

  /// The size; medium by default.
  open var style: Style { didSet { styleDidChange() } }
  /// Whether the view is hidden while stopped; true by default.
  open var hidesWhenStopped = true { didSet { showState() } }
  /// The color; a gray by default.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      showColor()
    }
  }
  private var ownColor: UIColor?
  /// Whether the indicator runs.
  open var isAnimating: Bool { isRunning }
  /// Starts the indicator, and shows it.
  open func startAnimating() {
    isRunning = true
    showState()
  }
  /// Stops the indicator, and hides it if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    isRunning = false
    showState()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.size
    ring.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    ring.layer.cornerRadius = size.width / 2
    ring.layer.borderWidth = size.width / 8
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func install() {
    ring.isUserInteractionEnabled = false
    addSubview(ring)
    showColor()
    showState()
  }
  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showColor()
  }
  private func showColor() {
    ring.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
  private func showState() {
    if hidesWhenStopped { isHidden = !isRunning } else if isHidden { isHidden = false }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    self == .large || self == .whiteLarge
      ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    default: .systemGray
    }
  }
}
