import SegueConfig
import SegueCore
import SegueParts

/// How the view moves: from beyond an edge, from a smaller size in the center, or fading in.
extension DimmingTransitionParameters {
  /// The edge from which the view comes; nil for none.
  nonisolated var edge: ConfigEdge? { ConfigEdge(rawValue: from.rawValue) }

  /// The movement of a direction, and back.
  func movement(for direction: TransitionDirection) -> DisplacementMovement {
    DisplacementMovement(
      timing.timing(for: direction),
      presented: { context in
        displacement(
          of: context.presentedFrame, in: context.container,
          isPulled: direction == .forward && context.isInteractive)
      })
  }

  /// What displaces the view from its frame to where it is not shown yet.
  ///
  /// A gesture that presents moves it from just outside the container, so that it stays under the touch.
  func displacement(
    of frame: CGRect, in container: UIView, isPulled: Bool = false
  ) -> Displacement {
    guard let edge else { return (from == .center ? .scale(scale) : .none) + .fade() }
    let (side, bounds) = (edge.side(in: container), container.bounds)
    let least = frame.distance(outOf: bounds, toward: side)
    let length = edge.isHorizontal ? bounds.width : bounds.height
    return .slide(toward: side, by: isPulled ? least : max(travel * length, least))
  }
}
