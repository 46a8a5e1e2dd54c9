import HeadlessUIKit
import SegueCore
import SegueMotion
import TestSupport
import Testing

/// A style that animates pushes of a navigation controller and tab changes.
@Suite(.checkedDevices) struct ContainerStyleTests {
  final class Style: TransitionStyle, NavigationTransitionDelegate, TabTransitionDelegate {
    var asked: [String] = []
    /// The arguments of the requested movements: from, to, and the container.
    var controllers: [[UIViewController]] = []
    var isDriven = false
    let driver = UIPercentDrivenInteractiveTransition()

    var navigationDelegate: (any NavigationTransitionDelegate)? { self }
    var tabBarDelegate: (any TabTransitionDelegate)? { self }

    func navigationMovement(
      for direction: TransitionDirection, from: UIViewController, to: UIViewController,
      in stack: UINavigationController
    ) -> (any TransitionMovement)? {
      asked.append("navigation \(direction)")
      controllers.append([from, to, stack])
      return Across()
    }
    func tabMovement(
      for direction: TransitionDirection, from: UIViewController, to: UIViewController,
      in tabs: UITabBarController
    ) -> (any TransitionMovement)? {
      asked.append("tab \(direction)")
      controllers.append([from, to, tabs])
      return Across()
    }
    func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {
      drive(animator)
    }
    func willRun(_ animator: TransitionAnimator, in tabs: UITabBarController) { drive(animator) }

    private func drive(_ animator: TransitionAnimator) {
      asked.append("animator \(animator.direction)")
      if isDriven { animator.interactionController = driver }
    }
  }

  struct Across: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ context: MovementContext) {
      if context.direction == .forward {
        context.view.frame.origin.x = context.container.bounds.width
      }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.x =
        context.direction == .forward ? 0 : context.container.bounds.width
    }
  }

  private func run(_ root: UIViewController, _ body: (SimulatedDevice) -> Void) {
    let device = makeDevice()
    device.perform {
      makeWindow(root)
      device.settle()
      body(device)
      #expect(device.diagnostics.map(\.message) == [])
    }
  }

  private func presentationMinX(_ controller: UIViewController) -> CGFloat? {
    controller.view.layer.presentation()?.frame.minX
  }

  @Test("a navigation controller animates with its style, and without one after its removal")
  func stack() {
    let (home, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: home)
    let style = Style()
    stack.use(style)
    run(stack) { device in
      stack.pushViewController(detail, animated: true)
      device.advance(by: 0.1)
      #expect(presentationMinX(detail) == 187.5)
      #expect(presentationMinX(home) == 0)
      device.settle()
      stack.popViewController(animated: true)
      device.advance(by: 0.05)
      #expect(presentationMinX(detail) == 93.75)
      #expect(home.view.frame == stack.view.bounds)
      device.settle()
      #expect(
        style.asked == [
          "navigation forward", "animator forward", "navigation reverse", "animator reverse",
        ])
      #expect(style.controllers == [[home, detail, stack], [detail, home, stack]])
      stack.use(nil)
      #expect(stack.delegate == nil)
    }
  }

  @Test("a tab change to a later tab animates like a push, to an earlier one like a pop")
  func tabs() {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    let style = Style()
    tabs.use(style)
    run(tabs) { device in
      tabs.selectedIndex = 1
      device.settle()
      tabs.selectedIndex = 0
      device.settle()
      #expect(
        style.asked == [
          "tab forward", "animator forward", "tab reverse", "animator reverse",
        ])
      #expect(style.controllers == [[first, second, tabs], [second, first, tabs]])
    }
  }

  @Test(
    "the interaction controller of a pop that a gesture has set drives the views")
  func driver() {
    let (home, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: home)
    stack.pushViewController(detail, animated: false)
    let style = Style()
    stack.use(style)
    style.isDriven = true
    run(stack) { device in
      stack.popViewController(animated: true)
      device.turn()
      #expect(style.asked == ["navigation reverse", "animator reverse"])
      style.driver.update(0.4)
      #expect(presentationMinX(detail) == 150)
      style.driver.cancel()
      device.settle()
      #expect(stack.viewControllers == [home, detail])
      #expect(presentationMinX(detail) == 0)
    }
  }
}
