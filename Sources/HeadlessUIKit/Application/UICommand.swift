/// A command of a menu, whose action the responder chain handles.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  private let ownAction: Selector
  private let ownList: Any?
  private let ownAlternates: [UICommandAlternate]
  /// The title in the list of commands; `nil` by default.
  /// Stored only.
  open var discoverabilityTitle: String?
  /// The attributes; none by default.
  /// Stored only.
  open var attributes: UIMenuElement.Attributes
  /// The state; off by default.
  /// Stored only.
  open var state: UIMenuElement.State

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle.
  ///   - image: The image.
  ///   - action: The action.
  ///   - propertyList: Data of the app.
  ///   - alternates: The alternatives with modifier keys.
  ///   - discoverabilityTitle: The title in the list of commands.
  ///   - attributes: The attributes.
  ///   - state: The state.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    ownAction = action
    ownList = propertyList
    ownAlternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
  /// Creates a command of an archive: `nil`, as archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The action.
  open var action: Selector { ownAction }
  /// Data of the app.
  open var propertyList: Any? { ownList }
  /// The alternatives with modifier keys.
  open var alternates: [UICommandAlternate] { ownAlternates }
}

/// An alternative of a command, with modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  nonisolated deinit {}

  private let ownTitle: String
  private let ownAction: Selector
  private let ownFlags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    ownTitle = title
    ownAction = action
    ownFlags = modifierFlags
    super.init()
  }

  /// The title.
  open var title: String { ownTitle }
  /// The action.
  open var action: Selector { ownAction }
  /// The modifier keys.
  open var modifierFlags: UIKeyModifierFlags { ownFlags }
}
