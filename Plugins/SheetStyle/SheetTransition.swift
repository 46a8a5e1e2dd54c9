import SegueConfig
public import SegueCore
import SegueMotion
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SheetParameters {
  /// The sheet style: a sheet at the bottom that rests at heights and follows the finger.
  public static var sheet: Self {
    StyleDescriptor(
      identifier: "sheet",
      summary:
        "A sheet comes from the bottom, rests at one or more heights, and follows the finger.",
      parameters: SheetParameters.table,
      examples: [
        "{ style: sheet, detents: [content] }",
        "{ style: sheet, detents: [medium, { inset: 60 }], cornerRadius: 16, grabberVisible: false }",
        "{ style: sheet, detents: [{ points: 300 }], dismissOnDrag: false, dimming: { opacity: 0.3 } }",
        "{ style: sheet, preset: card, presenter: { scale: 0.92 } }",
        "{ style: sheet, preset: card, shouldRemovePresentersView: true }",
      ],
      make: { SheetTransition($0) })
  }
}

/// One sheet style, which any number of controllers may use one after the other.
final class SheetTransition: TunableStyle, ModalTransitionDelegate {
  var parameters: SheetParameters
  private var host = TransitionHost()
  /// The presentation that a finger pulls off.
  private weak var pulled: SheetPresentation?

  init(_ parameters: SheetParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) { self.host = host }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentation(presented, presenting: presenting, parameters, host) { [weak self] in
      self?.pulled = $0
    }
  }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    guard let presentation = presentation as? SheetPresentation else { return nil }
    return DisplacementMovement(
      presentation.parameters.timing.timing(for: direction),
      presented: { _ in presentation.displacement })
  }

  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    (presentation as? SheetPresentation)?.pull.willRun(animator)
  }

  var isInteracting: Bool { pulled?.pull.isDismissing ?? false }

  func interactionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    direction == .reverse ? pulled?.pull.takeDriver(for: animator) : nil
  }
}
