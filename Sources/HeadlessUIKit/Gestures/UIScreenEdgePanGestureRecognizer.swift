/// A recognizer of pans that begin at an edge of the window and move inward (UIKit row 207).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The width of the edge region in which the touch must begin, pt; chosen, not documented for
  /// UIKit.
  static let edgeWidth: CGFloat = 20

  /// The accepted edges; none by default.
  ///
  /// Stored in the superclass, and final: an action whose parameter has this class is also called for a
  /// plain pan (UIKit row 303), as Objective-C does not check the class of a sender.
  public final var edges: UIRectEdge {
    get { screenEdges }
    set { screenEdges = newValue }
  }

  private var touchedEdges: UIRectEdge = []

  /// Creates a recognizer of one touch (UIKit row 207).
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let window = touch.window else { return }
    touchedEdges = edges.intersection(window.edges(at: touch.location(in: nil)))
    if touchedEdges.isEmpty { state = .failed }
  }

  override func isPan(_ panTranslation: CGPoint) -> Bool? {
    guard let isFar = super.isPan(panTranslation) else { return nil }
    // The direction is evaluated once, at the recognition distance (fault F064).
    return isFar
      && PanDirection.allCases.contains {
        touchedEdges.contains($0.edge) && $0.along(panTranslation) > $0.across(panTranslation)
      }
  }
}

extension UIWindow {
  fileprivate func edges(at location: CGPoint) -> UIRectEdge {
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    var edges: UIRectEdge = []
    if location.x - bounds.minX < width { edges.insert(.left) }
    if bounds.maxX - location.x < width { edges.insert(.right) }
    if location.y - bounds.minY < width { edges.insert(.top) }
    if bounds.maxY - location.y < width { edges.insert(.bottom) }
    return edges
  }
}
