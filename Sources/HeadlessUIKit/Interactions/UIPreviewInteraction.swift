/// An action of a peek, which the device does not have.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a peek, a press with force, which the device does not have.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  nonisolated deinit {}

  /// The style of an action.
  public nonisolated enum Style: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// A selected action.
    case selected = 1
    /// An action that deletes something.
    case destructive = 2
  }

  /// The title.
  open var title: String
  /// The style.
  open var style: Style
  /// The action, which the device does not call.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [self] _, controller in call(self, controller) }
  }
  private let call: (UIPreviewAction, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    call = handler
  }
}

/// The delegate of a press with force, which the device does not have.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Returns whether a preview begins.
  @_spi(OptionalRequirements) func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool
  /// Tells the delegate how far the preview is.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Tells the delegate how far the commit is.
  @_spi(OptionalRequirements) func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Tells the delegate that the press was canceled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

@_documentation(visibility: internal)
extension UIPreviewInteractionDelegate where Self: NSObject {
  /// The default implementation returns true.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// The default implementation does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// A press with force, which the device does not have: the delegate is never called.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  nonisolated deinit {}

  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate; weak.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction of a view.
  public init(view: UIView) {
    super.init()
    self.view = view
  }
  /// Returns the location of the press: zero, because there is none.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Cancels the press.
  open func cancel() {}
}
