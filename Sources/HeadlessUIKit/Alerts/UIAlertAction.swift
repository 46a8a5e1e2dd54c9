/// A button of an alert, and its handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  nonisolated deinit {}

  /// The style of an action.
  public nonisolated enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// Cancels without a change; an alert has at most one.
    case cancel = 1
    /// May change or delete data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style.
  open private(set) var style = Style.default
  /// Whether the action is enabled; `true` by default.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// The identifier for tests and scenarios, which the button has too.
  open var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }
  private var handler: ((UIAlertAction) -> Void)?
  /// The action's button.
  @BoxedReference var button: AlertButton?

  /// Creates an action without a title.
  public override init() { super.init() }
  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: Whether the button is plain, cancels or destroys.
  ///   - handler: Called after the alert is dismissed by a tap on the button.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns a copy with the same title, style and handler, which no alert shows.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  private final func makeCopy() -> UIAlertAction {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  final func run() { handler?(self) }
}
