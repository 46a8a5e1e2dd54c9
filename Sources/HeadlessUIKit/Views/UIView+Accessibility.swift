/// What assistive technologies use; all of it is stored only.
extension UIView {
  private static let invertKey = key("invert")
  private static let largeTitleKey = key("large title")
  private static let largeImageKey = key("large image")
  private static let showsLargeKey = key("shows large")
  private static let maximumKey = key("maximum size")
  private static let minimumKey = key("minimum size")

  /// Returns a key of `associations`, whose address identifies it.
  private static func key(_ name: StaticString) -> UnsafeRawPointer {
    UnsafeRawPointer(name.utf8Start)
  }

  /// Whether the view keeps its colors when the colors of the screen are inverted; false by default.
  /// Stored only.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { associations[Self.invertKey] as? Bool ?? false }
    set { associations[Self.invertKey] = newValue }
  }
  /// The title in the large content viewer; `nil` by default.
  /// Stored only.
  public final var largeContentTitle: String? {
    get { associations[Self.largeTitleKey] as? String }
    set { associations[Self.largeTitleKey] = newValue }
  }
  /// The image in the large content viewer; `nil` by default.
  /// Stored only.
  public final var largeContentImage: UIImage? {
    get { associations[Self.largeImageKey] as? UIImage }
    set { associations[Self.largeImageKey] = newValue }
  }
  /// Whether the large content viewer shows the view; false by default.
  /// Stored only.
  public final var showsLargeContentViewer: Bool {
    get { associations[Self.showsLargeKey] as? Bool ?? false }
    set { associations[Self.showsLargeKey] = newValue }
  }
  /// The largest text size of the view and its subviews; `nil`, the default, for no limit.
  /// Stored only.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { associations[Self.maximumKey] as? UIContentSizeCategory }
    set { associations[Self.maximumKey] = newValue }
  }
  /// The smallest text size of the view and its subviews; `nil`, the default, for no limit.
  /// Stored only.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { associations[Self.minimumKey] as? UIContentSizeCategory }
    set { associations[Self.minimumKey] = newValue }
  }
}
