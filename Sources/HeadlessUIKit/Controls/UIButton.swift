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
    installParts()
  }
  private func installParts() {
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
  /// Creates a button with a configuration, which performs an action and displays its title and image.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// Returns a system button with an image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Creates a button of a registered storyboard or nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installParts()
  }

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

  /// The shadow color of the displayed title.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// Sets the title with attributes for a state, of which the string is displayed.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change {
      $0.attributedTitles[state] = title
      if let title { $0.titles[state] = title.string }
    }
  }
  /// Returns the title with attributes set for a state, or for `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    ButtonContents.value(contents.attributedTitles, state)
  }
  /// The displayed title with attributes; `nil` if none was set.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Sets the symbol configuration of the image for a state.
  /// Stored only.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change { $0.symbolConfigurations[state] = configuration } }
  /// Returns the symbol configuration of the image for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    ButtonContents.value(contents.symbolConfigurations, state)
  }
  /// The symbol configuration of the displayed image.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Managing Configurations

  /// The appearance, which replaces the insets and colors of the button; `nil` by default.
  open var configuration: Configuration? {
    get { existingParts?.configuration }
    set { changeConfiguration(to: newValue) }
  }
  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdate() }
  /// Adapts the configuration to the state; by default calls `configurationUpdateHandler`.
  open func updateConfiguration() { adaptConfiguration() }
  /// A closure that adapts the configuration to the state; `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { existingParts?.handler }
    set {
      parts.handler = newValue
      requestUpdate()
    }
  }
  /// Whether the colors follow the state; true by default.
  open var automaticallyUpdatesConfiguration: Bool {
    get { existingParts?.updatesAutomatically ?? true }
    set { parts.updatesAutomatically = newValue }
  }
  /// The label of the subtitle; `nil` without a configuration.
  open var subtitleLabel: UILabel? { existingParts?.subtitle }
  /// The role; normal by default.
  open var role = Role.normal { didSet { showState() } }
  /// Whether a pointer is over the button: never, as there is none.
  open var isHovered: Bool { false }
  /// Whether the button is held down.
  open var isHeld: Bool { isHighlighted }
  /// Whether the button has a pointer effect; false by default.
  /// Stored only.
  open var isPointerInteractionEnabled = false

  // MARK: Presenting a Menu

  /// The menu of the button; `nil` by default. A long press shows it, or a tap if
  /// `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// The order of the menu's elements; automatic by default.
  /// Stored only.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap toggles `isSelected`, or a selection in the menu is the title; false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }

  /// The insets around title and image, pt; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { showState() } }
  /// The insets of the title, pt, which move it without a change of the button's size; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image, pt, which move it without a change of the button's size; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the title's shadow is mirrored while highlighted; false by default.
  /// Stored only.
  open var reversesTitleShadowWhenHighlighted = false
  /// Stored: whether the image darkens while highlighted; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Stored: whether the image darkens while disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Stored: whether the button glows while highlighted; false by default.
  open var showsTouchWhenHighlighted = false

  // MARK: Layout

  /// Returns the rectangle of the background image in a button with these bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of title and image in a button with these bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }
  /// Returns the rectangle of the title in the rectangle of title and image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame(in: contentRect) }
  /// Returns the rectangle of the image in the rectangle of title and image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame(in: contentRect) }
  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    layOut(imageSubview, label)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if existingParts != nil { requestUpdate() }
    showState()
  }
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration() }

  /// Gives the button precedence over tap recognizers of its superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isTapOfSuperview(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func controlStateDidChange() {
    if existingParts != nil { requestUpdate() }
  }
  override func showState() {
    if let configuration {
      showConfiguration(configuration, label, imageSubview)
    } else {
      showContents(label, imageSubview)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ body: (inout ButtonContents) -> Void) {
    body(&contents)
    showState()
  }
}
