import DimmingStyle
import HeadlessUIKit
import SegueCore
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct CancellationTests {
  nonisolated static let origins: [DimmingTransitionParameters.Entrance] = [
    .bottom, .leading, .center, .fade,
  ]

  @Test("a canceled presentation leaves nothing behind", arguments: origins)
  func presentation(_ origin: DimmingTransitionParameters.Entrance) {
    let stage = DimmingStage()
    let before = stage.tree
    let held = HeldStyle(makeParameters { $0.from = origin })
    held.isInteracting = true
    stage.present(held)
    stage.device.perform { held.driver.update(0.6) }
    #expect(stage.tree != before)
    let container = stage.panel.presentationController?.containerView
    #expect(container?.subviews.first?.accessibilityIdentifier == "dimming")
    stage.device.perform { held.driver.cancel() }
    stage.device.settle()
    #expect(stage.tree == before)
    #expect(container?.subviews == [])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.panel.view.transform.isIdentity)
    #expect(stage.panel.view.alpha == 1)
  }

  @Test(
    "a canceled dismissal restores everything, and the next one completes",
    arguments: origins)
  func dismissal(_ origin: DimmingTransitionParameters.Entrance) {
    let stage = DimmingStage()
    let held = HeldStyle(makeParameters { $0.from = origin })
    stage.present(held)
    stage.device.settle()
    let before = stage.tree
    held.isInteracting = true
    stage.dismiss()
    stage.device.perform { held.driver.update(0.6) }
    #expect(stage.tree != before)
    stage.device.perform { held.driver.cancel() }
    stage.device.settle()
    #expect(stage.tree == before)
    #expect(stage.root.presentedViewController === stage.panel)
    held.isInteracting = false
    stage.device.tap(at: CGPoint(x: 150, y: 20))
    stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
  }
}

/// The dimming style with a gesture that drives its transitions.
private final class HeldStyle: TransitionStyle, ModalTransitionDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteracting = false
  private let style: any TransitionStyle

  init(_ parameters: DimmingTransitionParameters) {
    style = StyleDescriptor.dimming.make(parameters)
  }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    style.transitioningDelegate?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    style.transitioningDelegate?.movement(for: direction, of: controller, in: presentation)
  }

  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    if isInteracting { animator.interactionController = driver }
  }
}
