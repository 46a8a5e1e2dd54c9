/// A control with a title and an image that performs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No predefined appearance.
    case custom = 0
    /// The system's appearance: titles have the tint color.
    case system = 1
    /// An arrow to the right.
    case detailDisclosure = 2
    /// An info symbol on a light background.
    case infoLight = 3
    /// An info symbol on a dark background.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross for closing.
    case close = 7

    /// The former name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The padding above and below a title without insets, pt; measured on an iPhone.
  static let padding: CGFloat = 6

  /// The button type.
  open private(set) var buttonType = ButtonType.custom
  var contents = ButtonContents()
  override var isTriggeredByTouchUp: Bool { true }
  private let label = UILabel(frame: .zero)
  private let imageSubview = UIImageView(frame: .zero)

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    for part in [imageSubview, label] { addSubview(part) }
    showState()
  }
  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    showState()
  }
  /// Creates a button of a type that performs an action and displays its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring the Title and the Images

  /// The label that displays the title.
  open var titleLabel: UILabel? { label }
  /// The view that displays the image.
  open var imageView: UIImageView? { imageSubview }
  /// Sets the title for a state; states without a title use that of `normal`.
  open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
  /// Sets the title color for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.colors[state] = color }
  }
  /// Stored: sets the title shadow color for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.shadows[state] = color }
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
  /// Stored: sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgrounds[state] = image }
  }
  /// Returns the title set for a state, or for `normal`.
  open func title(for state: State) -> String? { ButtonContents.value(contents.titles, state) }
  /// Returns the title color set for a state, or for `normal`.
  open func titleColor(for state: State) -> UIColor? {
    ButtonContents.value(contents.colors, state)
  }
  /// Returns the title shadow color set for a state, or for `normal`.
  open func titleShadowColor(for state: State) -> UIColor? {
    ButtonContents.value(contents.shadows, state)
  }
  /// Returns the image set for a state, or for `normal`.
  open func image(for state: State) -> UIImage? { ButtonContents.value(contents.images, state) }
  /// Returns the background image set for a state, or for `normal`.
  open func backgroundImage(for state: State) -> UIImage? {
    ButtonContents.value(contents.backgrounds, state)
  }
  /// The displayed title.
  open var currentTitle: String? { title(for: state) }
  /// The color of the displayed title.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The displayed image.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The insets around title and image, pt; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { showState() } }
  /// Stored: the insets of the title, pt; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Stored: the insets of the image, pt; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Stored: whether the image darkens while highlighted; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Stored: whether the image darkens while disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Stored: whether the button glows while highlighted; false by default.
  open var showsTouchWhenHighlighted = false

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut(imageSubview, label)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Gives the button precedence over tap recognizers of its superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isTapOfSuperview(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func showState() {
    label.text = currentTitle
    label.textColor =
      isEnabled || titleColor(for: state) != nil ? currentTitleColor : .tertiaryLabel
    imageSubview.image = currentImage
    setNeedsLayout()
  }

  private func change(_ body: (inout ButtonContents) -> Void) {
    body(&contents)
    showState()
  }
}
