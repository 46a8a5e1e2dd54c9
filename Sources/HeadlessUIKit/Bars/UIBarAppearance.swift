/// The background and the shadow of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  nonisolated deinit {}

  /// The idiom of the values.
  open var idiom: UIUserInterfaceIdiom { ownIdiom }
  private let ownIdiom: UIUserInterfaceIdiom
  /// Called when a value has changed.
  var onChange: () -> Void = {}

  /// Creates the default appearance.
  public convenience override init() { self.init(idiom: .phone) }
  /// Creates the default appearance of an idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    ownIdiom = idiom
    super.init()
    useDefaultBackground()
  }
  /// Creates an appearance with the background and shadow of another one.
  public init(barAppearance: UIBarAppearance) {
    ownIdiom = barAppearance.ownIdiom
    super.init()
    adopt(barAppearance)
  }
  /// Unarchiving is not supported: creates the default appearance.
  public init(coder: NSCoder) {
    ownIdiom = .phone
    super.init()
    useDefaultBackground()
  }

  /// Selects the default background: translucent, with a shadow.
  open func configureWithDefaultBackground() { useDefaultBackground() }
  /// Selects an opaque background with a shadow.
  open func configureWithOpaqueBackground() {
    set(effect: nil, color: .systemBackground, shadow: .separator)
  }
  /// Selects no background and no shadow.
  open func configureWithTransparentBackground() { set(effect: nil, color: nil, shadow: nil) }
  /// The blur of the background; `nil` for none. It is drawn as the system's background color.
  open var backgroundEffect: UIBlurEffect? { didSet { onChange() } }
  /// The color of the background; `nil` for none.
  open var backgroundColor: UIColor? { didSet { onChange() } }
  /// The image of the background; `nil` by default.
  /// Stored only.
  open var backgroundImage: UIImage?
  /// The content mode of the image; scaleToFill by default.
  /// Stored only.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the shadow; `nil` for none.
  open var shadowColor: UIColor? { didSet { onChange() } }
  /// The image of the shadow; `nil` by default.
  /// Stored only.
  open var shadowImage: UIImage?

  /// Returns a copy.
  open func copy() -> Self { unsafeDowncast(copy(with: nil) as AnyObject, to: Self.self) }
  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  private func useDefaultBackground() {
    set(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
  }
  private func set(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
  private func adopt(_ other: UIBarAppearance) {
    set(effect: other.backgroundEffect, color: other.backgroundColor, shadow: other.shadowColor)
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowImage = other.shadowImage
  }

  /// The color that is drawn.
  var drawnColor: UIColor {
    backgroundColor ?? (backgroundEffect == nil ? .clear : .systemBackground)
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates the default appearance of an idiom.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// Creates an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backImages = other.backImages
  }
  /// Unarchiving is not supported: creates the default appearance.
  public override init(coder: NSCoder) { super.init(coder: coder) }

  /// The attributes of titles, of which font and color are drawn; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// The attributes of large titles, of which font and color are drawn; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// The offset of titles, pt; zero by default.
  /// Stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of prominent buttons.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image of the back button.
  open var backIndicatorImage: UIImage { backImages.image }
  /// The mask of that image during transitions.
  open var backIndicatorTransitionMaskImage: UIImage { backImages.mask }
  private var backImages = (image: UIImage(), mask: UIImage())
  /// Sets the image of the back button and its mask.
  /// Stored only.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    backImages = (backIndicatorImage ?? UIImage(), backIndicatorTransitionMaskImage ?? UIImage())
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates the default appearance of an idiom.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// Creates an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
  /// Unarchiving is not supported: creates the default appearance.
  public override init(coder: NSCoder) { super.init(coder: coder) }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Creates the default appearance of an idiom.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// Creates an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
  /// Unarchiving is not supported: creates the default appearance.
  public override init(coder: NSCoder) { super.init(coder: coder) }

  /// The items with their titles below the images.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The items with their titles next to the images.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The items with their titles next to the images in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the selection indicator; `nil` by default.
  /// Stored only.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the selection indicator; `nil` by default.
  /// Stored only.
  open var selectionIndicatorImage: UIImage?
  /// The positions of the items; automatic by default.
  /// Stored only.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of the items, pt; 0 by default.
  /// Stored only.
  open var stackedItemWidth: CGFloat = 0
  /// The distance of the items, pt; 0 by default.
  /// Stored only.
  open var stackedItemSpacing: CGFloat = 0

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
