/// How the preview of a view is drawn.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  nonisolated deinit {}

  /// Creates the default parameters.
  public override init() { super.init() }
  /// Creates parameters for lines of text.
  public convenience init(textLineRects: [NSValue]) { self.init() }

  /// The visible part, in the view's coordinates; `nil`, the default, selects the whole view.
  /// Stored only.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; `nil`, the default, selects `visiblePath`.
  /// Stored only.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; the system's background by default.
  /// Stored only.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  nonisolated deinit {}

  /// The view that contains the preview.
  open var container: UIView { ownContainer }
  /// The center, in the container's coordinates, pt.
  open var center: CGPoint { ownCenter }
  /// The transform of the preview.
  open var transform: CGAffineTransform { ownTransform }
  private let ownContainer: UIView
  private let ownCenter: CGPoint
  private let ownTransform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    ownContainer = container
    ownCenter = center
    ownTransform = transform
    super.init()
  }
  /// Creates a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown during an interaction.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  nonisolated deinit {}

  /// The view.
  open var view: UIView { ownView }
  /// How it is drawn.
  open var parameters: UIPreviewParameters { ownParameters }
  /// Where it is shown.
  open var target: UIPreviewTarget { ownTarget }
  /// The size of the view, pt.
  open var size: CGSize { ownView.bounds.size }
  private let ownView: UIView
  private let ownParameters: UIPreviewParameters
  private let ownTarget: UIPreviewTarget

  /// Creates a preview at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    ownView = view
    ownParameters = parameters
    ownTarget = target
    super.init()
  }
  /// Creates a preview at the position of a view in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.window == nil {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "UITargetedPreview requires a view in a window; \(SimulatedDevice.describe(view)) is in none"
      )
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }
  /// Creates a preview at the position of a view in a window, with default parameters.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Returns the preview at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
