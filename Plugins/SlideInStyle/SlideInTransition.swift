import SegueConfig
public import SegueCore
import SegueMotion
import SegueParts

/// The slide-in style: a panel comes from an edge over a dimmed presenter.
public nonisolated let slideIn = StyleDescriptor(
  identifier: "slideIn",
  summary: "A panel slides in from an edge over a dimmed presenter.",
  parameters: SlideInParameters.table,
  examples: [
    "{ style: slideIn, edge: right }",
    "{ style: slideIn, edge: bottom, extent: { points: 320 }, dimming: { opacity: 0.3 } }",
    "{ style: slideIn, edge: leading, motion: { spring: { duration: 0.4, bounce: 0.2 } } }",
    "{ style: slideIn, extent: { share: 1 }, shouldRemovePresentersView: true }",
  ],
  make: { SlideInTransition($0) })

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
    return SlideInMovement(parameters: own)
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

/// From fully outside the container to its place, and back.
struct SlideInMovement: TransitionMovement {
  let parameters: SlideInParameters

  var timing: TransitionTiming { parameters.motion.timing(duration: parameters.duration) }

  func prepare(_ stage: TransitionStage) {
    if stage.direction == .present { stage.view.frame = hiddenFrame(on: stage) }
  }

  func animate(_ stage: TransitionStage) {
    stage.view.frame = stage.direction == .present ? stage.shownFrame : hiddenFrame(on: stage)
  }

  private func hiddenFrame(on stage: TransitionStage) -> CGRect {
    parameters.hiddenFrame(for: stage.shownFrame, in: stage.container)
  }
}

extension SlideInParameters {
  /// The frame just outside a container, beyond the edge from which the view comes.
  func hiddenFrame(for shown: CGRect, in container: UIView) -> CGRect {
    var frame = shown
    let bounds = container.bounds
    switch edge.side(in: container) {
    case .top: frame.origin.y = bounds.minY - frame.height
    case .bottom: frame.origin.y = bounds.maxY
    case .left: frame.origin.x = bounds.minX - frame.width
    case .right: frame.origin.x = bounds.maxX
    }
    return frame
  }
}
