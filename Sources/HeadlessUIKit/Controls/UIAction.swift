/// An element of a menu or a control, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  nonisolated deinit {}

  /// The state of an element.
  public nonisolated enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// Mixed.
    case mixed = 2
  }

  /// The attributes of an element.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the action.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// The subtitle.
  open var subtitle: String?
  /// The image.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  /// Creates an element of an archive: `nil`, as archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns a copy with the same title, subtitle and image.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }
  func makeCopy() -> UIMenuElement { UIMenuElement(title: title, subtitle: subtitle, image: image) }
}

/// The signature of an action's handler.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that a control or a menu performs with a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier by which a control replaces and removes an action.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; without an explicit one, a value unique among existing actions.
  open var identifier: Identifier {
    named ?? Identifier("action \(UInt(bitPattern: ObjectIdentifier(self)))")
  }
  private let named: Identifier?
  /// An elaborated title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: Attributes
  /// The state of the action.
  open var state: State
  /// The sender, while the handler runs.
  open var sender: Any? { currentSender }
  private weak var currentSender: AnyObject?
  private let handler: UIActionHandler
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    named = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }
  /// Creates an action of an archive: `nil`, as archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns a copy with the same identifier and handler; it has no sender.
  override func makeCopy() -> UIMenuElement {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Runs the handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    currentSender = sender.map { $0 as AnyObject }
    handler(self)
    currentSender = nil
  }
}
