/// What a menu or a control offers: a title and a picture.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether a choice is on.
  public nonisolated enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// On in part.
    case mixed = 2
  }

  /// How a choice may be used.
  public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after it.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The words.
  open internal(set) var title: String
  /// More words.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A closure that a control or a menu runs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action, by which a control replaces and removes it.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name; one that no other action alive has where none was given.
  public var identifier: Identifier {
    named ?? Identifier("action \(UInt(bitPattern: ObjectIdentifier(self)))")
  }
  private let named: Identifier?
  /// Longer words for finding the action.
  open var discoverabilityTitle: String?
  /// How the action may be used.
  open var attributes: Attributes
  /// Whether the action is on.
  open var state: State
  /// Who sent the action, while its handler runs.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    named = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender.map { $0 as AnyObject }
    handler(self)
    self.sender = nil
  }
}
