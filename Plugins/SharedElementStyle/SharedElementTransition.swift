import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SharedElementParameters {
  /// The shared-element style: elements of one view controller move to their positions in the next.
  public static var sharedElement: Self {
    StyleDescriptor(
      identifier: "sharedElement",
      summary: "Elements of a view controller move to their positions in the next one.",
      parameters: SharedElementParameters.table,
      examples: [
        "{ style: sharedElement, elements: [photo] }",
        "{ style: sharedElement, elements: [photo, { from: caption, to: title }], movement: push }",
        "{ style: sharedElement, elements: [photo], movement: slide, activationArea: edge }",
        "{ style: sharedElement, shouldRemovePresentersView: false, motion: linear }",
      ],
      roles: [ElementFlight.role],
      otherNames: ["hero", "magicMove", "sharedElements"],
      appearsFrom: \.movement.edge,
      make: {
        CoverTransition(
          $0, pan: \.pan, popsDownward: true,
          presentation: { .init(shouldRemovePresentersView: $0.shouldRemovePresentersView) }
        ) {
          parameters, direction, controllers in
          parameters.movement(direction, above: controllers.lower?.viewIfLoaded)
        }
      })
  }
}

extension SharedElementParameters {
  fileprivate func movement(
    _ direction: TransitionDirection, above lower: UIView?
  ) -> DisplacementMovement {
    let timing = timing.timing(for: direction)
    let flights = [ElementFlights(elements, from: lower)]
    return switch movement {
    case .fade: DisplacementMovement(timing, presented: { _ in .fade() }, decorations: flights)
    case .push: .push(timing, toward: .trailing, parallax: 1, decorations: flights)
    case .slide: .push(timing, toward: .bottom, parallax: 0, decorations: flights)
    }
  }
}

nonisolated extension SharedElementParameters.Movement {
  /// The edge from which the upper view appears; nil for a fade.
  fileprivate var edge: ConfigEdge? {
    switch self {
    case .fade: nil
    case .push: .trailing
    case .slide: .bottom
    }
  }
}
