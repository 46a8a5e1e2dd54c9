/// Recognizes a finger that drags inwards from an edge of the window (UIKit row 207).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger must land, pt; chosen, UIKit does not say.
  static let edgeWidth: CGFloat = 20

  /// The edges that count; none by default.
  ///
  /// An action may declare this class and be sent by a plain pan (UIKit row 303), which has none. For
  /// that, public members of this class are final and stored in the pan.
  public final var edges: UIRectEdge {
    get { screenEdges }
    set { screenEdges = newValue }
  }

  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let window = touch.window else { return }
    touchedEdges = edges.intersection(window.edges(at: touch.location(in: nil)))
    if touchedEdges.isEmpty { state = .failed }
  }

  override func isPan(_ travel: CGPoint) -> Bool? {
    guard let isFar = super.isPan(travel) else { return nil }
    // The direction is judged once, when the finger has gone far enough (fault F064).
    return isFar
      && PanDirection.allCases.contains {
        touchedEdges.contains($0.edge) && $0.along(travel) > $0.across(travel)
      }
  }
}

extension UIWindow {
  fileprivate func edges(at place: CGPoint) -> UIRectEdge {
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    var edges: UIRectEdge = []
    if place.x - bounds.minX < width { edges.insert(.left) }
    if bounds.maxX - place.x < width { edges.insert(.right) }
    if place.y - bounds.minY < width { edges.insert(.top) }
    if bounds.maxY - place.y < width { edges.insert(.bottom) }
    return edges
  }
}
