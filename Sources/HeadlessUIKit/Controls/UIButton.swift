/// A control with a title and a picture that is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks and behaves.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// The system's: titles have the tint color.
    case system = 1
    /// An arrow to the right.
    case detailDisclosure = 2
    /// An i on light ground.
    case infoLight = 3
    /// An i on dark ground.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// Flat, for televisions.
    case plain = 6
    /// A cross that closes.
    case close = 7

    /// An older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The padding above and below a title without insets, pt; measured on a button of a phone.
  static let padding: CGFloat = 6

  /// What the button is.
  open private(set) var buttonType = ButtonType.custom
  var looks = ButtonLooks()
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Makes a button without look of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    for part in [picture, label] { addSubview(part) }
    showState()
  }
  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    showState()
  }
  /// Makes a button of a type that runs an action, whose title and picture it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring the Title and the Images

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }
  /// Sets the words for a state; those of `normal` stand in for the others.
  open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
  /// Sets the color of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.colors[state] = color }
  }
  /// Stored: sets the color of the words' shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.shadows[state] = color }
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
  /// Stored: sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgrounds[state] = image }
  }
  /// The words set for a state, or for `normal`.
  open func title(for state: State) -> String? { ButtonLooks.value(looks.titles, state) }
  /// The color of the words set for a state, or for `normal`.
  open func titleColor(for state: State) -> UIColor? { ButtonLooks.value(looks.colors, state) }
  /// The shadow's color set for a state, or for `normal`.
  open func titleShadowColor(for state: State) -> UIColor? {
    ButtonLooks.value(looks.shadows, state)
  }
  /// The picture set for a state, or for `normal`.
  open func image(for state: State) -> UIImage? { ButtonLooks.value(looks.images, state) }
  /// The picture behind everything set for a state, or for `normal`.
  open func backgroundImage(for state: State) -> UIImage? {
    ButtonLooks.value(looks.backgrounds, state)
  }
  /// The words that are shown.
  open var currentTitle: String? { title(for: state) }
  /// The color of the words that are shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind everything that would be shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The room round title and picture, pt; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { showState() } }
  /// Stored: moves the title, pt; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Stored: moves the picture, pt; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Stored: whether the picture darkens under a finger; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Stored: whether the picture darkens while disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Stored: whether the button glows under a finger; false by default.
  open var showsTouchWhenHighlighted = false

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(picture, label)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// A tap on the button is the button's, not that of a recognizer on a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override func showState() {
    label.text = currentTitle
    label.textColor =
      isEnabled || titleColor(for: state) != nil ? currentTitleColor : .tertiaryLabel
    picture.image = currentImage
    setNeedsLayout()
  }

  private func change(_ body: (inout ButtonLooks) -> Void) {
    body(&looks)
    showState()
  }
}
