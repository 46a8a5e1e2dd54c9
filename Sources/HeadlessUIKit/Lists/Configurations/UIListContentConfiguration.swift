/// The content of a cell of a list: an image, a text and a secondary text.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The appearance of the image.
  public nonisolated struct ImageProperties: Hashable {
    /// The dimension of an image that a system symbol would have.
    public static let standardDimension: CGFloat = 0
    /// The tint color; `nil` selects the view's.
    public var tintColor: UIColor?
    /// The transformation of the tint color; `nil` by default.
    /// Stored only.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, pt; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, pt; zero, the default, means any.
    public var maximumSize = CGSize.zero
    /// The size of the area for the image, pt; zero, the default, is the image's size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image ignores accessibility settings for inverted colors; false by default.
    /// Stored only.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public nonisolated struct TextProperties: Hashable {
    /// The alignment of a text.
    public nonisolated enum TextAlignment: Hashable, Sendable {
      /// The alignment of the language.
      case natural
      /// In the middle.
      case center
      /// To both edges.
      case justified
    }

    /// A change of the letters of a text.
    public nonisolated enum TextTransform: Hashable, Sendable {
      /// No change.
      case none
      /// Capital letters.
      case uppercase
      /// Small letters.
      case lowercase
      /// Words that begin with capital letters.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The transformation of the color; `nil` by default.
    /// Stored only.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment; natural by default.
    public var alignment = TextAlignment.natural
    /// The line break mode; truncates the tail by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means any.
    public var numberOfLines = 0
    /// Whether the font size shrinks to fit; false by default.
    /// Stored only.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor for that; 0 by default.
    /// Stored only.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are tightened before truncation; false by default.
    /// Stored only.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the content size category; true by default.
    /// Stored only.
    public var adjustsFontForContentSizeCategory = true
    /// The change of letters; none by default.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor = .label) { (self.font, self.color) = (font, color) }

    /// Returns the color after the transformation.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The image; `nil` by default.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; `nil` by default.
  public var text: String?
  /// The attributed text, of which the string is shown; `nil` by default.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text; `nil` by default.
  public var secondaryText: String?
  /// The attributed secondary text, of which the string is shown; `nil` by default.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The edges at which the margins include the superview's; all by default.
  /// Stored only.
  public var axesPreservingSuperviewLayoutMargins = [.horizontal, .vertical] as UIAxis
  /// The margins of the content, pt.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are next to each other if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, pt.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are next to each other, pt.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// The distance between texts one above the other, pt.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ text: TextProperties, _ secondary: TextProperties, isSideBySide: Bool = false,
    margins: CGFloat = 11
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    prefersSideBySideTextAndSecondaryText = isSideBySide
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins, leading: 16, bottom: margins, trailing: 16)
  }

  // MARK: Creating a configuration

  private static var body: TextProperties { .init(.systemFont(ofSize: 17)) }
  private static var small: TextProperties { .init(.systemFont(ofSize: 12)) }
  private static func header(_ size: CGFloat, _ weight: UIFont.Weight = .semibold) -> Self {
    .init(.init(.systemFont(ofSize: size, weight: weight)), small, margins: 6)
  }

  /// Returns the configuration of a cell.
  public static func cell() -> Self { .init(body, small) }
  /// Returns the configuration of a cell whose secondary text is below.
  public static func subtitleCell() -> Self { .init(body, small) }
  /// Returns the configuration of a cell whose secondary text is at the trailing edge.
  public static func valueCell() -> Self {
    .init(body, .init(.systemFont(ofSize: 17), .secondaryLabel), isSideBySide: true)
  }
  /// Returns the configuration of a header.
  public static func header() -> Self { header(17) }
  /// Returns the configuration of a footer.
  public static func footer() -> Self { groupedFooter() }
  /// Returns the configuration of a header of a plain list.
  public static func plainHeader() -> Self { header(17) }
  /// Returns the configuration of a footer of a plain list.
  public static func plainFooter() -> Self { groupedFooter() }
  /// Returns the configuration of a header of a grouped list.
  public static func groupedHeader() -> Self {
    var configuration = header(13, .regular)
    configuration.textProperties.color = .secondaryLabel
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  /// Returns the configuration of a footer of a grouped list.
  public static func groupedFooter() -> Self {
    var configuration = header(13, .regular)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }
  /// Returns the configuration of a prominent header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { header(17) }
  /// Returns the configuration of a very prominent header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self { header(20, .bold) }
  /// Returns the configuration of a cell of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Returns the configuration of a cell of a sidebar whose secondary text is below.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the configuration of a cell next to a sidebar.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// Returns the configuration of a cell next to a sidebar whose secondary text is below.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the configuration of a header of a sidebar.
  public static func sidebarHeader() -> Self { header(20, .bold) }

  static func standard(for style: UITableViewCell.CellStyle) -> Self {
    switch style {
    case .default: cell()
    case .subtitle: subtitleCell()
    case .value1, .value2: valueCell()
    }
  }

  /// Returns a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shownText)
    hasher.combine(shownSecondaryText)
  }

  var shownText: String? { (attributedText?.string ?? text).map(textProperties.shown) }
  var shownSecondaryText: String? {
    (secondaryAttributedText?.string ?? secondaryText).map(secondaryTextProperties.shown)
  }
}
