/// The appearance of a background.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// The color of the background; `nil` selects the tint color.
  public var backgroundColor: UIColor? = .clear
  /// A transformation of the background color; `nil` by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The corner radius, pt; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The insets from the edges of the view, pt; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the insets are in addition to the view's margins; none by default.
  /// Stored only.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// An effect of the background; `nil` by default.
  /// Stored only.
  public var visualEffect: UIVisualEffect?
  /// An image of the background; `nil` by default.
  /// Stored only.
  public var image: UIImage?
  /// The mode of the image; scaleToFill by default.
  /// Stored only.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the outline; `nil` selects the tint color.
  public var strokeColor: UIColor? = .clear
  /// A transformation of the outline's color; `nil` by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, pt; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline from the edges, pt; 0 by default.
  /// Stored only.
  public var strokeOutset: CGFloat = 0
  /// A view in the background; `nil` by default.
  /// Stored only.
  public var customView: UIView?
  /// The color of a selected or highlighted cell; `nil` selects none.
  private var selectedColor: UIColor?

  private init(_ color: UIColor? = .clear, selected: UIColor? = nil) {
    backgroundColor = color
    selectedColor = selected
  }

  /// Returns a configuration without a color.
  public static func clear() -> UIBackgroundConfiguration { .init() }
  /// Returns the configuration of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(.systemBackground, selected: .systemGray4)
  }
  /// Returns the configuration of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.systemBackground)
  }
  /// Returns the configuration of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  /// Returns the configuration of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init() }
  /// Returns the configuration of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Returns the configuration of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration { .init() }
  /// Returns the configuration of a footer in a list.
  public static func listFooter() -> UIBackgroundConfiguration { .init() }
  /// Returns the configuration of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init() }
  /// Returns the configuration of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    .init(.clear, selected: .systemGray4)
  }
  /// Returns the configuration of a cell in the list next to a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.clear, selected: .systemGray4)
  }

  /// Returns the configuration for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let selectedColor, let cell = state as? UICellConfigurationState,
      cell.isSelected || cell.isHighlighted
    else { return self }
    var configuration = self
    configuration.backgroundColor = selectedColor
    return configuration
  }

  /// Returns the color for a tint color, after the transformation.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the outline for a tint color, after the transformation.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Hashes the color and the corner radius.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }

  /// Gives a view behind another's content the background.
  @MainActor func apply(to view: UIView, in owner: UIView) {
    view.frame = owner.bounds.inset(
      by: UIEdgeInsets(backgroundInsets, in: owner.effectiveUserInterfaceLayoutDirection))
    view.backgroundColor = resolvedBackgroundColor(for: owner.tintColor)
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor =
      strokeWidth > 0 ? resolvedStrokeColor(for: owner.tintColor).cgColor : nil
  }
}

/// A transformation of a configuration's color.
public nonisolated struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private let identity: ObjectIdentifier
  private let box: Box

  private final class Box {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  /// The transformation.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// Creates a transformation.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    box = Box(transform)
    identity = ObjectIdentifier(box)
  }

  /// Transforms a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  /// Returns gray of the color's brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let rgba = RGBA(color.cgColor)
    let gray = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
    return UIColor(white: gray, alpha: rgba.alpha)
  }
  /// Returns the color.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns the color with 30 % of its opacity.
  public static let monochromeTint = UIConfigurationColorTransformer {
    $0.withAlphaComponent(0.3)
  }

  /// Returns whether both are the same transformation.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
