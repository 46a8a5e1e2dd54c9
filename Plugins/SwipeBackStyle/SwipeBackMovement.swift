import SegueConfig
import SegueCore
import SegueParts

extension SwipeBackParameters {
  /// Moves the upper view across the trailing edge, and the lower one a fraction of that distance.
  func movement(for direction: TransitionDirection) -> DisplacementMovement {
    DisplacementMovement(
      timing.timing(for: direction),
      presented: { .slide(toward: $0.trailing, by: $0.presentedFrame.width) },
      presenting: { .slide(toward: $0.trailing, by: -$0.presentedFrame.width * parallax) },
      decorations: shadowOpacity > 0 ? [EdgeShadow(opacity: shadowOpacity)] : [])
  }
}

extension MovementContext {
  /// The side toward which the upper view disappears.
  fileprivate var trailing: Side { ConfigEdge.trailing.side(in: container) }
}

/// The shadow next to the upper view. A separate view casts it, because a view that clips its
/// content would clip its shadow.
private final class EdgeShadow: MovementDecoration {
  /// The width of the shadow, and its extension above and below the view, pt.
  private static let reach = (beside: 4.0, above: 20.0)

  private let opacity: Double
  private var edge: UIView?

  /// Makes a shadow of an opacity, 0...1.
  init(opacity: Double) { self.opacity = opacity }

  func install(on context: MovementContext) {
    let (page, reach) = (context.presentedFrame, Self.reach)
    let isMirrored = context.trailing == .left
    let edge = UIView(
      frame: CGRect(
        x: isMirrored ? page.maxX - reach.beside : page.minX, y: page.minY - reach.above,
        width: reach.beside, height: page.height + 2 * reach.above))
    edge.autoresizingMask = isMirrored ? [.flexibleLeftMargin, .flexibleHeight] : .flexibleHeight
    edge.backgroundColor = .black
    edge.isUserInteractionEnabled = false
    edge.layer.shadowOpacity = Float(opacity)
    edge.layer.shadowRadius = reach.beside
    edge.layer.shadowOffset = CGSize(width: isMirrored ? reach.beside : -reach.beside, height: 0)
    context.container.insertSubview(edge, belowSubview: context.view)
    self.edge = edge
  }

  func place(beside displacement: Displacement, isPresented: Bool) {
    edge?.transform = isPresented ? .identity : displacement.transform
    // The shadow must not remain visible when the view is offscreen.
    edge?.alpha = isPresented ? 1 : 0
  }

  func remove() { edge?.removeFromSuperview() }
}
