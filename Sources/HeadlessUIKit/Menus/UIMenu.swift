/// A group of actions and submenus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is displayed.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are displayed in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element of the menu and its inline submenus is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are displayed as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements.
  public nonisolated enum ElementSize: Int, Sendable {
    /// Side by side, without titles.
    case small = 0
    /// Side by side.
    case medium = 1
    /// One below the other.
    case large = 2
    /// The system's choice.
    case automatic = -1
  }

  /// The identifier; without an explicit one, a value unique among existing menus.
  open var identifier: Identifier {
    named ?? Identifier("menu \(UInt(bitPattern: ObjectIdentifier(self)))")
  }
  /// How the menu is displayed.
  open var options: Options { ownOptions }
  /// The elements.
  open var children: [UIMenuElement] { ownChildren }
  /// The elements that are on, in the menu and its inline submenus.
  open var selectedElements: [UIMenuElement] { findSelected() }
  /// The size of the elements; automatic by default.
  /// Stored only.
  open var preferredElementSize = ElementSize.automatic
  private let named: Identifier?
  private let ownOptions: Options
  private let ownChildren: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    named = identifier
    ownOptions = options
    ownChildren = children
    super.init(title: title, subtitle: subtitle, image: image)
    self.preferredElementSize = preferredElementSize
  }
  /// Creates a menu of an archive: `nil`, as archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: named, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  override func makeCopy() -> UIMenuElement { replacingChildren(children) }

  private func findSelected() -> [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// The elements as rows: those of inline submenus in their place, hidden ones left out.
  var rows: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
      if let deferred = child as? UIDeferredMenuElement { return deferred.elements }
      if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [child]
    }
  }
}

/// An element whose menu elements a closure supplies when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var supplied: [UIMenuElement]?

  /// Creates an element whose closure is called once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(cached: true, elementProvider) }
  private init(
    cached: Bool, _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    isCached = cached
    super.init(title: "", subtitle: nil, image: nil)
  }
  /// Creates an element of an archive: `nil`, as archives are not supported.
  public required init?(coder: NSCoder) { nil }
  /// Returns an element whose closure is called each time that the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(cached: false, elementProvider) }

  /// The elements that the closure has supplied when it returns.
  var elements: [UIMenuElement] {
    if isCached, let supplied { return supplied }
    provider { [weak self] in self?.supplied = $0 }
    return supplied ?? []
  }
  override func makeCopy() -> UIMenuElement {
    UIDeferredMenuElement(cached: isCached, provider)
  }
}
