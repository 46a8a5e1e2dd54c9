import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SlideInParameters {
  /// The slide-in style: a panel slides in from an edge above a dimmed presenter.
  public static var slideIn: Self {
    StyleDescriptor(
      identifier: "slideIn",
      summary: "A panel slides in from an edge over a dimmed presenter.",
      parameters: SlideInParameters.table,
      examples: [
        "{ style: slideIn, edge: right }",
        "{ style: slideIn, edge: bottom, extent: { points: 320 }, dimming: { opacity: 0.3 } }",
        "{ style: slideIn, edge: leading, motion: { spring: { duration: 0.4, bounce: 0.2 } } }",
        "{ style: slideIn, extent: { fraction: 1 }, shouldRemovePresentersView: true }",
      ],
      make: { SlideInTransition($0) })
  }
}

/// A slide-in style, which several controllers may use in turn.
final class SlideInTransition: TunableStyle, ModalTransitionDelegate {
  var parameters: SlideInParameters
  private var host = TransitionHost()

  init(_ parameters: SlideInParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) { self.host = host }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SlideInPresentation(presented, presenting: presenting, parameters, host)
  }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    // A dismissal uses the presentation's parameters, even if the style's have changed.
    let parameters = (presentation as? SlideInPresentation)?.parameters ?? self.parameters
    return DisplacementMovement(
      parameters.timing.timing(for: direction),
      presented: { parameters.displacement(of: $0.presentedFrame, in: $0.container) })
  }

  func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let parameters = (presentation as? SlideInPresentation)?.parameters else { return .none }
    let isCompactHeight = traitCollection.verticalSizeClass == .compact
    return parameters.disableCompactHeight && isCompactHeight ? .overFullScreen : .none
  }

  func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController? {
    let presentation = presented.presentationController as? SlideInPresentation
    let parameters = presentation?.parameters ?? self.parameters
    return parameters.compactHeightScreen.flatMap(host.controller)
  }
}

extension SlideInParameters {
  /// Returns the displacement of the view from its frame to just outside the container.
  func displacement(of frame: CGRect, in container: UIView) -> Displacement {
    let side = edge.side(in: container)
    return .slide(toward: side, by: frame.distance(outOf: container.bounds, toward: side))
  }
}
