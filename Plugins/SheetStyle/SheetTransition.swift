import SegueConfig
public import SegueCore
import SegueMotion
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SheetParameters {
  /// The sheet style: a bottom sheet with detents that the user can drag.
  public static var sheet: Self {
    StyleDescriptor(
      identifier: "sheet",
      summary:
        "A sheet slides in from the bottom, rests at one or more detents, and follows a drag.",
      parameters: SheetParameters.table,
      examples: [
        "{ style: sheet, detents: [content] }",
        "{ style: sheet, detents: [medium, { inset: 60 }], cornerRadius: 16, grabberVisible: false }",
        "{ style: sheet, detents: [{ points: 300 }], dismissOnDrag: false, dimming: { opacity: 0.3 } }",
        "{ style: sheet, preset: card, presenter: { scale: 0.92 } }",
        "{ style: sheet, preset: card, shouldRemovePresentersView: true }",
      ],
      roles: ["sheetView"],
      make: { SheetTransition($0) })
  }
}

/// A sheet style, which several controllers may use in turn.
final class SheetTransition: TunableStyle, ModalTransitionDelegate {
  var parameters: SheetParameters
  private var host = TransitionHost()
  /// The presentation that a drag is dismissing.
  private weak var draggedPresentation: SheetPresentation?

  init(_ parameters: SheetParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) { self.host = host }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentation(presented, presenting: presenting, parameters, host) { [weak self] in
      self?.draggedPresentation = $0
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
    (presentation as? SheetPresentation)?.panGesture.willRun(animator)
  }

  var isInteracting: Bool { draggedPresentation?.panGesture.isDismissing ?? false }

  func interactionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    direction == .reverse
      ? draggedPresentation?.panGesture.takeInteractionController(for: animator) : nil
  }
}
