/// The appearance of a bar button in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  nonisolated deinit {}

  /// The attributes of the title, of which font and color are drawn; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, pt; zero by default.
  /// Stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background; `nil` by default.
  /// Stored only.
  open var backgroundImage: UIImage?
  /// The offset of the background, pt; zero by default.
  /// Stored only.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() { super.init() }
}

/// The appearance of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  nonisolated deinit {}

  /// The normal state.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  /// The highlighted state.
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  /// The disabled state.
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  /// The focused state.
  open var focused: UIBarButtonItemStateAppearance { states[3] }
  private var states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }

  /// Creates the appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }
  /// Creates the appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Unarchiving is not supported: creates the default appearance.
  public init(coder: NSCoder) { super.init() }
  /// Selects the values of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }
  }

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }
  private func makeCopy() -> UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance(style: .plain)
    for (new, old) in zip(made.states, states) {
      new.titleTextAttributes = old.titleTextAttributes
      new.titlePositionAdjustment = old.titlePositionAdjustment
      new.backgroundImage = old.backgroundImage
      new.backgroundImagePositionAdjustment = old.backgroundImagePositionAdjustment
    }
    return made
  }
}

/// The appearance of a tab bar's item in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  nonisolated deinit {}

  /// The attributes of the title, of which font and color are drawn; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, pt; zero by default.
  /// Stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image; `nil` by default.
  open var iconColor: UIColor?
  /// The offset of the badge, pt; zero by default.
  /// Stored only.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge; `nil`, the default, selects red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; empty by default.
  /// Stored only.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text, pt; zero by default.
  /// Stored only.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  override init() { super.init() }
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  nonisolated deinit {}

  /// The layout of an item.
  public nonisolated enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title next to the image.
    case inline = 1
    /// The title next to the image, in compact height.
    case compactInline = 2
  }

  /// The normal state.
  open var normal: UITabBarItemStateAppearance { states[0] }
  /// The selected state.
  open var selected: UITabBarItemStateAppearance { states[1] }
  /// The disabled state.
  open var disabled: UITabBarItemStateAppearance { states[2] }
  /// The focused state.
  open var focused: UITabBarItemStateAppearance { states[3] }
  private var states = (0..<4).map { _ in UITabBarItemStateAppearance() }

  /// Creates the stacked appearance.
  public convenience override init() { self.init(style: .stacked) }
  /// Creates the appearance of a layout.
  public init(style: Style) { super.init() }
  /// Unarchiving is not supported: creates the default appearance.
  public init(coder: NSCoder) { super.init() }
  /// Selects the values of a layout.
  open func configureWithDefault(for style: Style) {
    states = (0..<4).map { _ in UITabBarItemStateAppearance() }
  }

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }
  private func makeCopy() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance(style: .stacked)
    for (new, old) in zip(made.states, states) {
      new.titleTextAttributes = old.titleTextAttributes
      new.titlePositionAdjustment = old.titlePositionAdjustment
      new.iconColor = old.iconColor
      new.badgePositionAdjustment = old.badgePositionAdjustment
      new.badgeBackgroundColor = old.badgeBackgroundColor
      new.badgeTextAttributes = old.badgeTextAttributes
      new.badgeTitlePositionAdjustment = old.badgeTitlePositionAdjustment
    }
    return made
  }
}
