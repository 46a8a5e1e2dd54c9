import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct InteractivePresentationGestureTests {
  /// Everything slides in from below the container, or from the right of it.
  private final class Slide: TransitionStyle, ModalTransitionDelegate {
    struct Movement: TransitionMovement {
      let travel: CGPoint
      var timing: TransitionTiming { .curve(.linear, duration: 0.3) }
      func prepare(_ context: MovementContext) {
        if context.direction == .forward { hide(context.view) }
      }
      func animate(_ context: MovementContext) {
        if context.direction == .forward {
          context.view.transform = .identity
        } else {
          hide(context.view)
        }
      }
      func finish(_ context: MovementContext, completed: Bool) {
        context.view.transform = .identity
      }
      private func hide(_ view: UIView) {
        view.transform = CGAffineTransform(translationX: travel.x, y: travel.y)
      }
    }
    let travel: CGPoint
    init(_ travel: CGPoint) { self.travel = travel }
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Movement(travel: travel) }
  }

  private struct BarStage: StageHolder {
    let stage = Stage()
    let bar = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
    let panel = UIViewController()

    init(
      toward edge: ConfigEdge = .top, travel: CGPoint = CGPoint(x: 0, y: 600),
      in area: PanParameters.ActivationArea = .full
    ) {
      stage.device.perform { [stage, bar, panel] in
        stage.root.view.addSubview(bar)
        InteractivePresentationGesture(
          on: bar, toward: edge, DragParameters(), in: area, from: stage.root
        ) {
          panel.use(Slide(travel))
          return panel
        }
      }
      stage.turn()
    }

    /// Begins a touch on the bar, moves it by a step of ten points, with which the pan begins, and
    /// drags it.
    func drag(to location: CGPoint, along step: CGPoint, rest: Double = 0.2) {
      device.perform {
        device.touchDown(at: CGPoint(x: 300, y: 550))
        device.advance(by: 0.02)
        device.touchMove(to: CGPoint(x: 300 + step.x, y: 550 + step.y))
        device.advance(by: 0.1)
        device.touchMove(to: location)
        device.advance(by: rest)
      }
    }

    func endTouchAndSettle() {
      stage.endTouch()
      stage.settle()
    }

    var shown: CGRect { device.perform { panel.view.layer.presentation()?.frame ?? .null } }
  }

  @Test("the presented view follows the drag, and stays past the threshold")
  func viewFollowsDrag() {
    let stage = BarStage()
    stage.drag(to: CGPoint(x: 300, y: 300), along: CGPoint(x: 0, y: -10))
    #expect(isClose(stage.shown.minY, 360))
    #expect(stage.device.perform { stage.panel.transitionCoordinator?.isInteractive } == true)
    stage.endTouchAndSettle()
    #expect(stage.root.presentedViewController === stage.panel)
    #expect(stage.shown.minY == 0)
  }

  @Test("a drag that ends early cancels, and a later programmatic presentation is noninteractive")
  func shortDragCancels() {
    let stage = BarStage()
    // 230 of 600 pt; the threshold is 0.4.
    stage.drag(to: CGPoint(x: 300, y: 310), along: CGPoint(x: 0, y: -10))
    stage.endTouchAndSettle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
    stage.device.perform {
      stage.root.present(stage.panel, animated: true)
      stage.device.settle()
    }
    #expect(stage.root.presentedViewController === stage.panel)
  }

  @Test("toward a side the travel is that side's")
  func sideways() {
    let stage = BarStage(toward: .left, travel: CGPoint(x: 400, y: 0))
    stage.drag(to: CGPoint(x: 90, y: 550), along: CGPoint(x: -10, y: 0))
    #expect(isClose(stage.shown.minX, 200))
    stage.endTouchAndSettle()
    #expect(stage.root.presentedViewController === stage.panel)
  }

  @Test(
    "the drag begins only within the activation area, from the edge opposite to its direction",
    arguments: [(50.0, true), (49.0, false)])
  func activationArea(_ width: Double, _ presents: Bool) {
    // The drag begins 50 pt above the bottom of the bar.
    let stage = BarStage(in: .points(width + 0.5))
    stage.drag(to: CGPoint(x: 300, y: 250), along: CGPoint(x: 0, y: -10))
    stage.endTouchAndSettle()
    #expect((stage.root.presentedViewController === stage.panel) == presents)
  }

  @Test(
    "a drag from an activation area precedes the pan of a scroll view", arguments: [true, false])
  func precedesScrolling(_ isLimited: Bool) {
    let stage = BarStage(in: isLimited ? .points(100) : .full)
    let list = UIScrollView(frame: stage.bar.bounds)
    stage.device.perform {
      list.contentSize = CGSize(width: 400, height: 2000)
      stage.bar.addSubview(list)
    }
    stage.drag(to: CGPoint(x: 300, y: 250), along: CGPoint(x: 0, y: -10))
    stage.endTouchAndSettle()
    #expect((list.contentOffset.y == 0) == isLimited)
    #expect((stage.root.presentedViewController === stage.panel) == isLimited)
  }

  @Test("a drag in another direction, or during a presentation, presents nothing")
  func otherDirectionPresentsNothing() {
    let stage = BarStage()
    stage.drag(to: CGPoint(x: 300, y: 590), along: CGPoint(x: 0, y: 10))
    stage.endTouchAndSettle()
    stage.drag(to: CGPoint(x: 100, y: 545), along: CGPoint(x: -10, y: 0))
    stage.endTouchAndSettle()
    #expect(stage.root.presentedViewController == nil)
    stage.device.perform {
      let other = UIViewController()
      other.modalPresentationStyle = .overFullScreen
      stage.root.present(other, animated: false)
      stage.device.settle()
      other.view.isUserInteractionEnabled = false
      stage.bar.isUserInteractionEnabled = true
    }
    stage.drag(to: CGPoint(x: 300, y: 300), along: CGPoint(x: 0, y: -10))
    stage.endTouchAndSettle()
    #expect(stage.root.presentedViewController !== stage.panel)
  }

  @Test("[F010] a touch that ends before the presentation starts is taken into account")
  func touchEndsBeforePresentation() {
    let stage = BarStage()
    stage.device.perform {
      stage.device.touchDown(at: CGPoint(x: 300, y: 550))
      stage.device.advance(by: 0.01)
      stage.device.touchMove(to: CGPoint(x: 300, y: 500))
      stage.device.touchUp()
      stage.device.settle()
    }
    #expect(stage.root.presentedViewController === stage.panel)
    #expect(stage.device.transitions.isEmpty)
  }

  @Test("[F012] the driver of a refused presentation does not drive the next programmatic one")
  func refusedDriver() {
    let stage = BarStage()
    stage.device.perform {
      let first = UIViewController()
      stage.root.present(first, animated: false)
      stage.device.settle()
      stage.panel.use(Slide(CGPoint(x: 0, y: 600)))
      stage.root.present(
        stage.panel, drivenBy: { PanInteractionController(DragParameters()).driving($0) })
      stage.device.settle()
      first.dismiss(animated: false)
      stage.device.settle()
      stage.root.present(stage.panel, animated: true)
      stage.device.settle()
    }
    #expect(stage.root.presentedViewController === stage.panel)
    #expect(stage.device.transitions.isEmpty)
    #expect(stage.device.diagnostics.map(\.code) == [.alreadyPresenting])
  }

  @Test(
    "releasing the view during the pan, or before its last action, cancels the presentation",
    arguments: [false, true])
  func releasingViewCancelsPresentation(hasLifted: Bool) {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    let panel = UIViewController()
    weak var released: UIViewController?
    device.perform {
      let stack = UINavigationController()
      makeWindow(stack)
      var page: UIViewController? = UIViewController()
      released = page
      if let page {
        let bar = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
        page.view.addSubview(bar)
        InteractivePresentationGesture(on: bar, DragParameters(), from: page) {
          panel.use(Slide(CGPoint(x: 0, y: 600)))
          return panel
        }
        stack.setViewControllers([page], animated: false)
      }
      device.settle()
      device.touchDown(at: CGPoint(x: 300, y: 550))
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: 300, y: 540))
      device.advance(by: 0.1)
      device.touchMove(to: CGPoint(x: 300, y: 300))
      device.advance(by: 0.1)
      #expect(panel.transitionCoordinator?.isInteractive == true)
      page = nil
      // The last action is sent in the next run-loop turn (UIKit row 291).
      if hasLifted {
        device.touchDown(1, at: CGPoint(x: 20, y: 20))
        device.touchUp(1)
        device.touchUp()
      }
      stack.setViewControllers([UIViewController()], animated: false)
      if hasLifted {
        stack.view.layoutIfNeeded()
        // A new touch replaces the one that has ended.
        device.touchDown(at: CGPoint(x: 20, y: 20))
        #expect(released == nil)
        device.touchUp()
      }
      device.advance(by: 0.5)
      #expect(panel.presentingViewController == nil)
      #expect(device.transitions.isEmpty)
      if !hasLifted { device.touchUp() }
      device.settle()
    }
    #expect(released == nil)
  }

  @Test("[F024] only the view retains the gesture")
  func lifetime() {
    let device = makeDevice()
    weak var gesture: InteractivePresentationGesture?
    weak var view: UIView?
    device.perform {
      let bar = UIView(frame: .zero)
      view = bar
      let made = InteractivePresentationGesture(on: bar, DragParameters(), from: UIViewController())
      { nil }
      gesture = made
    }
    #expect(view == nil)
    #expect(gesture == nil)
  }
}
