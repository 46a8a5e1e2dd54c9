extension UIFont {
  /// The role of text; its font size follows the user's preference.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The system's name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { self.init(rawValue: "UICTFontTextStyle" + name) }

    /// An extra-large title.
    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    /// A second-level extra-large title.
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
    /// A large title.
    public static let largeTitle = TextStyle("Title0")
    /// A first-level title.
    public static let title1 = TextStyle("Title1")
    /// A second-level title.
    public static let title2 = TextStyle("Title2")
    /// A third-level title.
    public static let title3 = TextStyle("Title3")
    /// A heading.
    public static let headline = TextStyle("Headline")
    /// A subheading.
    public static let subheadline = TextStyle("Subhead")
    /// Body text.
    public static let body = TextStyle("Body")
    /// A callout.
    public static let callout = TextStyle("Callout")
    /// A footnote.
    public static let footnote = TextStyle("Footnote")
    /// A caption.
    public static let caption1 = TextStyle("Caption1")
    /// An alternative caption.
    public static let caption2 = TextStyle("Caption2")
  }

  nonisolated static func preferred(
    _ style: TextStyle, _ traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (sizes[style] ?? bodySizes)[step(in: traitCollection)]
    return systemFont(ofSize: size, weight: weights[style] ?? .regular)
  }

  /// Returns the line height of a style for given traits, divided by that at the default text size.
  nonisolated static func lineScale(
    of style: TextStyle, _ traitCollection: UITraitCollection?
  ) -> CGFloat {
    let leadings = leadings[style] ?? bodyLeadings
    return leadings[step(in: traitCollection)] / leadings[UIContentSizeCategory.large.step]
  }

  /// Returns the index of the content size category: of the one that traits specify, or else of the
  /// device's, or else of `large`.
  private nonisolated static func step(in traits: UITraitCollection?) -> Int {
    let specified = traits?.preferredContentSizeCategory ?? .unspecified
    if specified.step >= 0 { return specified.step }
    let preferred = SimulatedDevice.current.map { device in
      MainActor.assumeIsolated { device.preferredContentSizeCategory }
    }
    return (preferred ?? .large).specified.step
  }

  private nonisolated static let weights: [TextStyle: Weight] = [
    .headline: .semibold, .extraLargeTitle: .bold, .extraLargeTitle2: .bold,
  ]

  private nonisolated static let bodySizes: [CGFloat] = [
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
  ]

  /// The font sizes, pt, from extra small to the largest accessibility size.
  ///
  /// **Source:** Human Interface Guidelines, "Typography", iOS Dynamic Type sizes; the two
  /// extra-large titles have one size each.
  private nonisolated static let sizes: [TextStyle: [CGFloat]] = [
    .extraLargeTitle: Array(repeating: 36, count: 12),
    .extraLargeTitle2: Array(repeating: 28, count: 12),
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private nonisolated static let bodyLeadings: [CGFloat] = [
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,
  ]

  /// The line heights of the same table, pt; for the extra-large titles any constant, because only
  /// ratios are used.
  private nonisolated static let leadings: [TextStyle: [CGFloat]] = [
    .extraLargeTitle: Array(repeating: 1, count: 12),
    .extraLargeTitle2: Array(repeating: 1, count: 12),
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: bodyLeadings,
    .body: bodyLeadings,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}
