/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button means.
  public nonisolated enum Style: Int, Sendable {
    /// It does what it says.
    case `default` = 0
    /// It leaves everything as it was; an alert has one at most.
    case cancel = 1
    /// It destroys something.
    case destructive = 2
  }

  /// The words.
  open private(set) var title: String?
  /// What it means.
  open private(set) var style = Style.default
  /// Whether it can be tapped; true by default.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// An identifier for tests and scenarios, which the button takes over.
  open var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }
  private var handler: ((UIAlertAction) -> Void)?
  /// The button that shows it.
  weak var button: AlertButton?

  /// Makes an action without words.
  public override init() { super.init() }
  /// Makes an action.
  ///
  /// - Parameter handler: Called when the alert is gone after a tap on the button.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  final func run() { handler?(self) }
}
