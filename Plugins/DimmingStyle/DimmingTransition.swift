public import SegueCore

nonisolated extension StyleDescriptor where Parameters == DimmingTransitionParameters {
  /// The dimming style: a view of its preferred size above a dimmed presenter.
  public static var dimming: Self {
    StyleDescriptor(
      identifier: "dimming",
      summary:
        "A view of its preferred size slides in, grows or fades in above a dimmed presenter.",
      parameters: DimmingTransitionParameters.table,
      examples: [
        "{ style: dimming, height: { fraction: 0.4 } }",
        "{ style: dimming, from: right, placement: center, width: { points: 280 } }",
        "{ style: dimming, from: center, width: { fraction: 0.7 }, height: { points: 200 } }",
        "{ style: dimming, from: fade, forward: { duration: 400ms, motion: linear } }",
        "{ style: dimming, width: { fraction: 1 }, height: { fraction: 1 }, shouldRemovePresentersView: true }",
      ],
      make: { DimmingTransition($0) })
  }
}

/// A dimming style, which several controllers may use in turn.
final class DimmingTransition: TunableStyle, ModalTransitionDelegate {
  var parameters: DimmingTransitionParameters
  private var host = TransitionHost()

  init(_ parameters: DimmingTransitionParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) { self.host = host }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presented, presenting: presenting, parameters, host)
  }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    (presentation as? DimmingPresentation)?.movement(for: direction)
      ?? parameters.movement(for: direction)
  }
}
