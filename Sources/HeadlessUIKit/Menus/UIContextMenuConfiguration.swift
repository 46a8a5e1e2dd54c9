/// A closure that returns a menu; it receives the actions that the system suggests, of which there are
/// none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A closure that returns the controller of a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  nonisolated deinit {}

  /// The order of the elements of a menu.
  public nonisolated enum ElementOrder: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The first element is the nearest to the touch.
    case priority = 1
    /// The order of the menu.
    case fixed = 2
  }

  /// The identifier; without an explicit one, a unique value.
  open var identifier: any NSCopying { ownIdentifier }
  /// The identifiers of further items.
  /// Stored only.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number in the badge of the preview; 0 by default.
  /// Stored only.
  open var badgeCount = 0
  /// The order of the elements; automatic by default.
  /// Stored only.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  private lazy var ownIdentifier: any NSCopying =
    named ?? ("menu \(UInt(bitPattern: ObjectIdentifier(self)))" as NSString)
  private let named: (any NSCopying)?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    named = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// What a preview does when it is tapped.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu disappears.
  case dismiss = 0
  /// The preview expands.
  case pop = 1
}

/// How a context menu is displayed.
public nonisolated enum UIContextMenuInteractionAppearance: Int, Sendable {
  /// No menu is displayed.
  case unknown = 0
  /// Modal, with a preview.
  case rich = 1
  /// Not modal, without a preview.
  case compact = 2
}

/// The animator of a context menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` without one.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animator of a preview that is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What the preview does.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations of a menu that begins or ends.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The duration of a menu's animation, s; chosen.
  static let duration = 0.25

  func run(with change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(withDuration: Self.duration) {
      change()
      for animation in self.animations { animation() }
    } completion: { _ in
      completion()
      for completion in self.completions { completion() }
    }
  }
}
