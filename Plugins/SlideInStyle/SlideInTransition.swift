import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SlideInParameters {
  /// The slide-in style: a panel comes from an edge over a dimmed presenter.
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

/// One slide-in style, which any number of controllers may use one after the other.
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
    // What was presented goes the way it came, however the style was re-tuned meanwhile.
    let own = (presentation as? SlideInPresentation)?.parameters ?? parameters
    return DisplacementMovement(
      own.timing.timing(for: direction),
      presented: { own.displacement(of: $0.presentedFrame, in: $0.container) })
  }

  func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let own = (presentation as? SlideInPresentation)?.parameters else { return .none }
    let isLow = traitCollection.verticalSizeClass == .compact
    return own.disableCompactHeight && isLow ? .overFullScreen : .none
  }

  func replacement(
    for presented: UIViewController, in style: UIModalPresentationStyle
  ) -> UIViewController? {
    let own = (presented.presentationController as? SlideInPresentation)?.parameters ?? parameters
    return own.compactHeightScreen.flatMap(host.controller)
  }
}

extension SlideInParameters {
  /// What moves the view from its frame to just outside the container, beyond its edge.
  func displacement(of frame: CGRect, in container: UIView) -> Displacement {
    let side = edge.side(in: container)
    return .slide(toward: side, by: frame.distance(outOf: container.bounds, toward: side))
  }
}
