public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == ZoomParameters {
  /// The zoom style: a view zooms from another one, and back into it.
  public static var zoom: Self {
    StyleDescriptor(
      identifier: "zoom",
      summary: "A view zooms from an element of the presenter, and back into it.",
      parameters: ZoomParameters.table,
      examples: [
        "{ style: zoom, source: photo }",
        "{ style: zoom, source: photo, placement: fill, cornerRadius: 0, dimming: { opacity: 0 } }",
        "{ style: zoom, placement: { size: [300, 300] }, duration: 250ms, motion: easeOut }",
        "{ style: zoom, source: photo, placement: fill, shouldRemovePresentersView: true }",
      ],
      make: { ZoomTransition($0) })
  }
}

/// A zoom style, which several controllers may use in turn.
final class ZoomTransition: TunableStyle, ModalTransitionDelegate {
  var parameters: ZoomParameters
  private var host = TransitionHost()

  init(_ parameters: ZoomParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) { self.host = host }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ZoomPresentation(presented, presenting: presenting, parameters, host)
  }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    guard let presentation = presentation as? ZoomPresentation else { return nil }
    // Not the style's parameters, which may have changed for another presentation.
    let parameters = presentation.parameters
    return DisplacementMovement(
      parameters.timing.timing(for: direction),
      presented: { presentation.displacement(of: $0.presentedFrame) })
  }
}
