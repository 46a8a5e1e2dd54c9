/// What an element is to assistive technologies.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// An element that is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element whose value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that summarizes the current conditions.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 9)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element that starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that the user touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 14)
  /// An element that turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The container of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16 | 1 << 17)
}
