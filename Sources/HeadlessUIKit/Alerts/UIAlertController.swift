/// Presents an alert or an action sheet with a button for each action.
///
/// A tap on a button dismisses the alert, and then calls the action's handler. The first text field
/// becomes first responder when the alert appears, and the alert is centered above the keyboard.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public nonisolated enum Style: Int, Sendable {
    /// Buttons at the bottom of the screen; a popover on an iPad in regular width.
    case actionSheet = 0
    /// A card at the center.
    case alert = 1
  }

  private var shownStyle = Style.actionSheet
  private var added: [UIAlertAction] = []
  private var fields: [UITextField] = []
  final private(set) var alertView: AlertView?

  /// Creates an empty alert.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    storedStyle = .popover
  }
  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    shownStyle = preferredStyle
    if preferredStyle == .alert {
      // UIKit's style is private; this one covers the screen and removes no view.
      storedStyle = .overFullScreen
    }
    self.title = title
    self.message = message
  }
  /// Returns `nil`: storyboards and archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring the alert

  /// The title.
  open override var title: String? { didSet { alertView?.contentDidChange() } }
  /// The message below the title.
  open var message: String? { didSet { alertView?.contentDidChange() } }
  /// The style.
  open var preferredStyle: Style { shownStyle }

  // MARK: Configuring the user actions

  /// Adds an action. A second cancel action, an exception in UIKit, is reported and not added.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return reportMisuse(
        action,
        "can have only one action with the style cancel; this one is not added")
    }
    added.append(action)
    alertView?.contentDidChange()
  }
  /// The actions, in the order of their addition.
  open var actions: [UIAlertAction] { added }
  /// The emphasized action, which must be one of `actions`; `nil` by default, which emphasizes the
  /// cancel action.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let action = preferredAction, !added.contains(where: { $0 === action }) {
        preferredAction = oldValue
        reportMisuse(action, "can prefer only an action that was added to it; add it first")
      } else {
        alertView?.contentDidChange()
      }
    }
  }

  // MARK: Configuring the text fields

  /// Adds a text field below the message. An action sheet has none: there the call, an exception in
  /// UIKit, is reported.
  ///
  /// - Parameter configurationHandler: Configures the field, at once; `nil` by default.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return reportMisuse(
        "only an alert with the style alert can have text fields; this one is not added")
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.backgroundColor = .systemBackground
    field.font = .systemFont(ofSize: AlertMetrics.card.messageSize)
    fields.append(field)
    configurationHandler?(field)
    alertView?.contentDidChange()
  }
  /// The text fields, in the order of their addition; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func loadView() {
    alertView = AlertView(self)
    view = alertView
  }

  override func systemPresentationController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController {
    switch style {
    case .overFullScreen: AlertPresentationController(self)
    case .popover: AlertPopoverController(self)
    default: super.systemPresentationController(for: style)
    }
  }

  override var objectionToShowing: String? {
    let text = [title, message].compactMap(\.self)
    guard text.allSatisfy(\.isEmpty), added.isEmpty else { return nil }
    return "An alert needs a title, a message or an action to show; this one has none."
  }

  override func dismissByEscape() -> Bool {
    guard let cancelAction else { return false }
    choose(cancelAction)
    return true
  }
}

extension UIAlertController {
  /// The action with the style cancel.
  final var cancelAction: UIAlertAction? { added.first { $0.style == .cancel } }

  /// Dismisses the alert for the user, and then runs the action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = activePresentation, presentation.phase == .presented
    else { return }
    presentingViewController?.dismiss(animated: true) { action.run() }
  }

  private func reportMisuse(_ action: UIAlertAction, _ sentence: String) {
    reportMisuse("an alert \(sentence)", of: ", action \(action.title ?? "without a title")")
  }

  private func reportMisuse(_ sentence: String, of part: String = "") {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(.invalidCall, "\(device.name(of: self))\(part): \(sentence)")
  }
}
