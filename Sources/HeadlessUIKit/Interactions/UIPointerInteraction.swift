/// The delegate that selects the appearance of a pointer; never called, as there is no pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// An interaction that changes the pointer over its view. There is no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  nonisolated deinit {}

  /// The delegate; weak.
  open weak var delegate: (any UIPointerInteractionDelegate)? { ownDelegate }
  private weak var ownDelegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled; true by default.
  /// Stored only.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing.
  open func invalidate() {}
}

/// The effect of a pointer on a view, none of which is drawn.
@preconcurrency @MainActor
open class UIPointerEffect: NSObject {
  nonisolated deinit {}

  /// The view of the effect.
  open var preview: UITargetedPreview { ownPreview }
  private let ownPreview: UITargetedPreview
  /// Creates an effect.
  public init(preview: UITargetedPreview) {
    ownPreview = preview
    super.init()
  }
}

/// The shape of a pointer, none of which is drawn.
public nonisolated enum UIPointerShape: Hashable, Sendable {
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

/// The appearance of a pointer, none of which is drawn.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  nonisolated deinit {}

  /// Creates a style with an effect and a shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  private override init() { super.init() }
  /// Returns the style of a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
}
