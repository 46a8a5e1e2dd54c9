/// Asks a question in front of everything, with a button for each answer.
///
/// A tap on a button takes the alert away; what the button does comes after that. Text fields are not
/// part of this platform.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public nonisolated enum Style: Int, Sendable {
    /// Buttons at the bottom of a narrow screen; a popover where there is room.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  private var shownStyle = Style.actionSheet
  private var added: [UIAlertAction] = []

  /// Makes an empty alert.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    storedStyle = .popover
  }
  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    shownStyle = preferredStyle
    if preferredStyle == .alert {
      // UIKit's own style is private; this one covers everything and takes nothing away.
      storedStyle = .overFullScreen
    }
    self.title = title
    self.message = message
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring the alert

  /// The words on top.
  open override var title: String? { didSet { alertView?.contentDidChange() } }
  /// The words below those.
  open var message: String? { didSet { alertView?.contentDidChange() } }
  /// How it is shown.
  open var preferredStyle: Style { shownStyle }

  // MARK: Configuring the user actions

  /// Adds a button; a second one that cancels is an exception in UIKit and left out here.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return objectToAction(
        action,
        "can have one action of the style cancel only; it has one already, and this is left out")
    }
    added.append(action)
    alertView?.contentDidChange()
  }
  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { added }
  /// The action that stands out, one of those that were added; nil by default. An alert without one
  /// lets the one that cancels stand out.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let action = preferredAction, !added.contains(where: { $0 === action }) {
        preferredAction = oldValue
        objectToAction(action, "can prefer one of its own actions only; add it first")
      } else {
        alertView?.contentDidChange()
      }
    }
  }

  open override func loadView() { view = AlertView(self) }
}

extension UIAlertController {
  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// The action that leaves everything as it was.
  final var cancelAction: UIAlertAction? { added.first { $0.style == .cancel } }

  /// A person has chosen: the alert goes, and then the action runs.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = activePresentation, presentation.phase == .presented
    else { return }
    presentingViewController?.dismiss(animated: true) { action.run() }
  }

  /// What UIKit raises an exception for when it is presented.
  final var objectionToShowing: String? {
    let words = [title, message].compactMap(\.self)
    guard words.allSatisfy(\.isEmpty), added.isEmpty else { return nil }
    return "An alert needs a title, a message or an action to show; this one has none."
  }

  private func objectToAction(_ action: UIAlertAction, _ sentence: String) {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(
      .misuse,
      "\(device.name(of: self)), action \(action.title ?? "without words"): an alert "
        + sentence)
  }
}
