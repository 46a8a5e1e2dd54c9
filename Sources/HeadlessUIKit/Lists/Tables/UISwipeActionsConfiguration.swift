/// The actions that a swipe of a row reveals; rows do not swipe here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  nonisolated deinit {}

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
  /// The actions, from the edge inward.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; true by default.
  /// Stored only.
  open var performsFirstActionWithFullSwipe = true
}

/// An action of a swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  nonisolated deinit {}

  /// The appearance of an action.
  public nonisolated enum Style: Int, Sendable {
    /// A usual action.
    case normal = 0
    /// An action that deletes data.
    case destructive = 1
  }
  /// A closure that performs an action, and then calls its last argument with whether it has.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
  /// The style.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title; `nil` for none.
  open var title: String?
  /// The background color; red or gray by default.
  open var backgroundColor: UIColor!
  /// The image; `nil` by default.
  open var image: UIImage?
}

/// An action of a swipe, before `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  nonisolated deinit {}

  /// The appearance of an action.
  public nonisolated enum Style: Int, Sendable {
    /// An action that deletes data; also the default.
    case `default` = 0
    /// A usual action.
    case normal = 1
    /// An action that deletes data.
    public static let destructive = Style.default
  }

  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
  /// The style.
  open private(set) var style: Style
  /// The title; `nil` for none.
  open var title: String?
  /// The background color; `nil` by default.
  open var backgroundColor: UIColor?
  /// The background's effect; `nil` by default.
  /// Stored only.
  open var backgroundEffect: UIVisualEffect?
}
