import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@testable import SheetStyle

/// The calls that a sheet's pan makes to a custom sheet.
@Suite(.checkedDevices) struct SheetPanGestureTests {
  /// A sheet of 300 points that records its calls.
  final class Sheet: UIPresentationController, DraggableSheet {
    var calls: [String] = []
    lazy var pan = SheetPanGesture(self)

    let drag = DragParameters()
    let rubberBands = true
    let dragsByGrabberOnly = false
    var heights: SheetHeights {
      SheetHeights([.points(300), .points(500)], in: 600, below: 0) { 0 }
    }
    let dismissalDistance: CGFloat = 300
    func canDismissInteractively() -> Bool { true }
    func beginDrag() -> CGFloat {
      calls.append("beginDrag")
      return 300
    }
    func move(to height: CGFloat) { calls.append("move to \(height)") }
    func beginInteractiveDismissal() { calls.append("beginInteractiveDismissal") }
    func endDrag(velocity: CGFloat?, isRefused: Bool) { calls.append("endDrag") }
    func beginDismissal(by cause: TransitionHost.DismissalCause) {
      calls.append("beginDismissal")
      presentingViewController.dismiss(animated: true)
    }
    func didAttemptToDismiss() {}

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 300, width: 400, height: 300)
    }
    override func presentationTransitionWillBegin() {
      if let view = presentedView { pan.install(on: view) }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Moves the view below the container.
  private struct Fall: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.4) }
    func prepare(_ context: MovementContext) {}
    func animate(_ context: MovementContext) {
      context.view.frame.origin.y = context.presentedFrame.height
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var sheet: Sheet?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      sheet = Sheet(presentedViewController: presented, presenting: presenting)
      return sheet
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      let animator = TransitionAnimator(.reverse, Fall())
      sheet?.pan.willRun(animator)
      return animator
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      (animator as? TransitionAnimator)?.interactionController
    }
  }

  /// Presents a sheet, drags a touch over positions on it, and ends the touch.
  private func drag(
    over positions: [CGFloat]
  ) -> (calls: [String], isPresented: Bool, diagnosticMessages: [String]) {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    return device.perform {
      let root = UIViewController()
      makeWindow(root)
      let panel = UIViewController()
      let delegate = Delegate()
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = delegate
      root.present(panel, animated: false)
      device.settle()
      device.touchDown(at: CGPoint(x: 200, y: 310))
      for position in positions {
        device.advance(by: 0.02)
        device.touchMove(to: CGPoint(x: 200, y: position))
        device.turn()
      }
      device.touchUp()
      device.settle()
      return (
        delegate.sheet?.calls ?? [], root.presentedViewController != nil,
        device.diagnostics.map(\.message)
      )
    }
  }

  @Test("an interactive dismissal is announced before the presented controller is dismissed")
  func beginsInteractiveDismissal() {
    let result = drag(over: [320, 360])
    #expect(result.calls == ["beginDrag", "beginInteractiveDismissal", "beginDismissal"])
    #expect(!result.isPresented)
  }

  @Test("a drag that reverses an interactive dismissal begins a new drag of the sheet")
  func beginsSecondDrag() {
    let result = drag(over: [320, 360, 290])
    #expect(
      result.calls == [
        "beginDrag", "beginInteractiveDismissal", "beginDismissal", "beginDrag",
        "move to 330.0", "endDrag",
      ])
  }
}
