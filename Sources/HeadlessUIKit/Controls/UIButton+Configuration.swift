extension UIButton {
  /// The role of a button.
  public nonisolated enum Role: Int, Sendable {
    /// No special meaning.
    case normal = 0
    /// The default action.
    case primary = 1
    /// Cancels.
    case cancel = 2
    /// Destroys data.
    case destructive = 3
  }

  /// A closure that adapts a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance of a button and its content.
  ///
  /// The font sizes, insets and corner radii of the sizes are chosen near an iPhone's.
  @preconcurrency @MainActor
  public struct Configuration: @MainActor Hashable {
    /// The size of a button.
    public nonisolated enum Size: Sendable {
      /// Very small.
      case mini
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }
    /// The alignment of title and subtitle to each other.
    public nonisolated enum TitleAlignment: Sendable {
      /// By the position of the image.
      case automatic
      /// At the leading edges.
      case leading
      /// Centered.
      case center
      /// At the trailing edges.
      case trailing
    }
    /// The corner radius of the background.
    public nonisolated enum CornerStyle: Sendable {
      /// The background's.
      case fixed
      /// The background's, scaled with the text size.
      case dynamic
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
      /// Half of the height.
      case capsule
    }
    /// The style on a Mac.
    public nonisolated enum MacIdiomStyle: Sendable {
      /// The system's choice.
      case automatic
      /// With a border.
      case bordered
      /// Without a border.
      case borderless
      /// Without a border, tinted.
      case borderlessTinted
    }
    /// The indicator of a menu.
    public nonisolated enum Indicator: Sendable {
      /// The system's choice.
      case automatic
      /// None.
      case none
      /// Two arrows.
      case popup
    }
    enum Kind { case plain, tinted, gray, filled }

    let kind: Kind
    /// The background.
    public var background: UIBackgroundConfiguration
    /// How the corner radius is selected; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size; medium by default.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The style on a Mac; automatic by default.
    /// Stored only.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of title and image; `nil`, the default, selects that of the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil`, the default, selects that of the style.
    public var baseBackgroundColor: UIColor?
    /// The image; `nil` by default.
    public var image: UIImage?
    /// The function of the image's color; `nil` by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The symbol configuration of the image; `nil` by default.
    /// Stored only.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width that is reserved for the image, pt; 0 by default.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The function of the indicator's color; `nil` by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title; `nil` by default.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; `nil` by default.
    public var attributedTitle: AttributedString?
    /// The line break mode of the title; wraps words by default.
    /// Stored only.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The function of the title's attributes; `nil` by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The subtitle; `nil` by default.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes; `nil` by default.
    public var attributedSubtitle: AttributedString?
    /// The line break mode of the subtitle; wraps words by default.
    /// Stored only.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The function of the subtitle's attributes; `nil` by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The indicator of a menu; automatic by default.
    /// Stored only.
    public var indicator = Indicator.automatic
    /// The function of the indicator's color; `nil` by default.
    /// Stored only.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The insets of the content, pt; by the size by default.
    public var contentInsets: NSDirectionalEdgeInsets { didSet { hasDefaultInsets = false } }
    private var hasDefaultInsets = true
    /// The edge of the title at which the image is placed; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, pt; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, pt; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; automatic by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button has another appearance; true by default.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) {
      self.kind = kind
      background = .clear()
      background.backgroundColor = nil
      background.strokeColor = nil
      background.cornerRadius = 5.95
      contentInsets = Size.medium.insets
    }

    /// Returns a style without background.
    public static func plain() -> Self { Self(.plain) }
    /// Returns a style with a background in a light tint color.
    public static func tinted() -> Self { Self(.tinted) }
    /// Returns a style with a gray background.
    public static func gray() -> Self { Self(.gray) }
    /// Returns a style with a background in the tint color.
    public static func filled() -> Self { Self(.filled) }
    /// Returns a style without border.
    public static func borderless() -> Self { Self(.plain) }
    /// Returns a style with a border, drawn as gray.
    public static func bordered() -> Self { Self(.gray) }
    /// Returns a style with a border in the tint color, drawn as tinted.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// Returns a style with a prominent border, drawn as filled.
    public static func borderedProminent() -> Self { Self(.filled) }
    /// Returns the style of glass, drawn as gray.
    public static func glass() -> Self { Self(.gray) }
    /// Returns the style of prominent glass, drawn as filled.
    public static func prominentGlass() -> Self { Self(.filled) }

    /// Sets the content insets of the size.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
      hasDefaultInsets = true
    }
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: .init(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: .init(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
  var titleSize: CGFloat { self == .mini || self == .small ? 15 : 17 }
  var subtitleSize: CGFloat { self == .mini || self == .small ? 11 : 12 }
}

extension UIButton.Configuration {
  /// Compares all values but the functions.
  public static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.background == b.background && a.cornerStyle == b.cornerStyle
      && a.buttonSize == b.buttonSize && a.baseForegroundColor == b.baseForegroundColor
      && a.baseBackgroundColor == b.baseBackgroundColor && a.image == b.image
      && a.showsActivityIndicator == b.showsActivityIndicator
      && a.attributedTitle == b.attributedTitle && a.attributedSubtitle == b.attributedSubtitle
      && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement
      && a.imagePadding == b.imagePadding && a.titlePadding == b.titlePadding
      && a.titleAlignment == b.titleAlignment && a.indicator == b.indicator
  }
  /// Hashes the texts and the background.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(attributedTitle)
    hasher.combine(attributedSubtitle)
    hasher.combine(background)
  }
}
