import SegueConfig
import SegueCore
import SegueParts

/// The animation of the view: from an edge, from a scale about the center, or by fading.
extension DimmingTransitionParameters {
  /// The edge from which the view slides in; nil for none.
  nonisolated var edge: ConfigEdge? { ConfigEdge(rawValue: from.rawValue) }

  /// Returns the movement of a direction.
  func movement(for direction: TransitionDirection) -> DisplacementMovement {
    DisplacementMovement(
      timing.timing(for: direction),
      presented: { context in
        displacement(
          of: context.presentedFrame, in: context.container,
          isInteractive: direction == .forward && context.isInteractive)
      })
  }

  /// Returns the displacement of the view from its frame to its hidden position.
  ///
  /// An interactive presentation starts just outside the container, so that the view stays under
  /// the touch.
  func displacement(
    of frame: CGRect, in container: UIView, isInteractive: Bool = false
  ) -> Displacement {
    guard let edge else { return (from == .center ? .scale(scale) : .none) + .fade() }
    let (side, bounds) = (edge.side(in: container), container.bounds)
    let least = frame.distance(outOf: bounds, toward: side)
    let length = edge.isHorizontal ? bounds.width : bounds.height
    return .slide(toward: side, by: isInteractive ? least : max(travel * length, least))
  }
}
