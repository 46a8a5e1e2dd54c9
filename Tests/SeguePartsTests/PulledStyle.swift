import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport

/// A style that slides in from below, and is dismissed by a drag.
final class PulledStyle: TransitionStyle, ModalTransitionDelegate {
  let timing: TransitionTiming
  var driver: PanInteractionController?
  private(set) var animator: TransitionAnimator?

  init(_ timing: TransitionTiming) { self.timing = timing }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? { Movement(timing: timing) }

  func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
    self.animator = animator
    if let driver, driver.isActive { animator.interactionController = driver.driving(animator) }
  }

  struct Movement: TransitionMovement {
    let timing: TransitionTiming

    func prepare(_ context: MovementContext) {
      if context.direction == .forward {
        context.view.frame.origin.y = context.presentedFrame.height
      }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.y =
        context.direction == .forward ? 0 : context.presentedFrame.height
    }
  }
}

/// A controller that performs an action before it disappears.
final class Panel: UIViewController {
  var willGo: () -> Void = {}
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    willGo()
  }
}

/// A device of 400 x 600 points with a controller that uses the style.
struct PulledStage: StageHolder {
  let stage: Stage
  let panel = Panel()
  let style: PulledStyle

  init(
    _ timing: TransitionTiming = .curve(.linear, duration: 0.4), isPresented: Bool = true,
    endsAbandonedTransitions: Bool = false
  ) {
    var configuration = DeviceConfiguration(size: CGSize(width: 400, height: 600))
    configuration.endsAbandonedTransitions = endsAbandonedTransitions
    stage = Stage(configuration)
    style = PulledStyle(timing)
    device.perform {
      panel.use(style)
      if isPresented { root.present(panel, animated: false) }
    }
    device.settle()
  }

  /// Begins an interactive dismissal.
  func drag(_ parameters: DragParameters = DragParameters()) -> PanInteractionController {
    let driver = PanInteractionController(parameters)
    device.perform {
      style.driver = driver
      root.dismiss(animated: true)
      device.turn()
    }
    return driver
  }

  /// Interrupts the running transition.
  func interruptTransition(_ goal: PanInteractionController.Goal) -> PanInteractionController? {
    guard let animator = style.animator else { return nil }
    let driver = PanInteractionController(DragParameters())
    return device.perform { driver.interrupt(animator, toward: goal, over: 600) }
      ? driver : nil
  }

  /// The current presentation position of the panel.
  var y: CGFloat {
    device.perform { (panel.view.layer.presentation() ?? panel.view.layer).frame.minY }
  }

  /// The current velocity of the panel, pt/s.
  var speed: CGFloat {
    let (start, step) = (y, 1e-5)
    device.advance(by: step)
    return (y - start) / step
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    device.perform { panel.transitionCoordinator }
  }

  var isPresented: Bool { panel.presentingViewController != nil }
}
