import HeadlessUIKit
import Testing

/// Views that transitions add outside their container, or lose.
@Suite struct LeftViewsTests {
  /// Adds a dimming view to the presenter's view, and moves the presented view.
  private final class Dimmer: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var removesDimming = false
    /// Whether the presentation controller adds the view instead of the animator.
    var dimsByPresentationController = false
    private var dimming: [UIView] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      DimmingController(self, presentedViewController: presented, presenting: presenting)
    }

    fileprivate func dim(_ view: UIView) {
      dimming.append(UIView(frame: view.bounds))
      view.addSubview(dimming[dimming.count - 1])
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        if !dimsByPresentationController, let presenter = context.viewController(forKey: .from) {
          dim(presenter.view)
        }
      } else if removesDimming {
        dimming.removeLast().removeFromSuperview()
      }
      let shown = context.view(forKey: .to) ?? context.view(forKey: .from)
      UIView.animate(withDuration: 0.25) {
        shown?.transform = CGAffineTransform(translationX: 0, y: 1)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class DimmingController: UIPresentationController {
    private let dimmer: Dimmer

    init(_ dimmer: Dimmer, presentedViewController: UIViewController, presenting: UIViewController?)
    {
      self.dimmer = dimmer
      super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
      if dimmer.dimsByPresentationController { dimmer.dim(presentingViewController.view) }
    }
  }

  @Test(
    "a dimming view that each presentation adds, and no dismissal removes, is reported once for each",
    arguments: [true, false], [true, false])
  func reportsTheSecondDimming(removes: Bool, byPresentationController: Bool) {
    Driver.run { ui in
      let dimmer = Dimmer()
      dimmer.removesDimming = removes
      dimmer.dimsByPresentationController = byPresentationController
      for _ in 1...3 {
        let sheet = ui.controller("sheet", style: .custom)
        sheet.transitioningDelegate = dimmer
        ui.show(sheet)
        ui.root.dismiss(animated: true)
        ui.settle()
      }
      let reports = [2, 3].map {
        "the presentation of sheet is not the first whose start added a view to the view of root "
          + "or to the window: \($0) of them are there; remove it when the dismissal ends, or add it "
          + "to containerView"
      }
      #expect(ui.diagnosticMessages == (removes ? [] : reports))
    }
  }

  @Test(
    "[343] a removed view is in the window at the controller's end, and in none afterward (343a, 343b)"
  )
  func removesTheViewLate() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      var isInWindow: [String: Bool] = [:]
      delegate.setUp = {
        $0.removesPresentersView = true
        $0.hooks["presentationTransitionDidEnd(true)"] = { _ in
          isInWindow["root at its end"] = ui.root.view.window != nil
        }
        $0.hooks["dismissalTransitionDidEnd(true)"] = { _ in
          isInWindow["sheet at its end"] = sheet.view.window != nil
        }
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      delegate.loggingAnimator?.context?.completeTransition(true)
      isInWindow["root afterward"] = ui.root.view.window != nil
      ui.root.dismiss(animated: true)
      ui.turn()
      delegate.loggingDismissalAnimator?.context?.completeTransition(true)
      isInWindow["sheet afterward"] = sheet.view.window != nil
      #expect(
        isInWindow == [
          "root at its end": true, "root afterward": false, "sheet at its end": true,
          "sheet afterward": false,
        ])
    }
  }

  @Test(
    "[343] a from view that takes part is a direct subview of the container, and that of the window (343c)"
  )
  func containsTheFromView() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      var isDirect: [Bool] = []
      var isContainerDirect: [Bool] = []
      for animator in [delegate.loggingAnimator, delegate.loggingDismissalAnimator] {
        animator?.onStart = {
          isDirect.append($0.view(forKey: .from)?.superview === $0.containerView)
          isContainerDirect.append($0.containerView.superview === ui.window)
        }
      }
      ui.show(ui.custom("sheet", delegate))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(isDirect == [true, true])
      #expect(isContainerDirect == [true, true])
    }
  }

  @Test("[346] the duration of a transition is requested more than once")
  func requestsTheDurationAgain() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.turn()
      #expect(ui.log.count(of: "animator.transitionDuration") == 2)
      ui.settle()
    }
  }

  @Test("[88] a transition that is completed during its interaction is reported, and ends (88a)")
  func reportsTheEarlyCompletion() {
    Driver.run { ui in
      let scene = HandScene(ui)
      scene.context?.completeTransition(true)
      ui.settle()
      #expect(ui.root.presentedViewController === scene.sheet)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was called during the interaction of the presentation of sheet; call "
            + "finish() or cancel() first"
        ])
    }
  }

  @Test(
    "[117] without an interactive start update and cancel have no effect, and are reported once (117b)",
    arguments: [true, false])
  func reportsUpdatesWithoutInteraction(updates: Bool) {
    Driver.run { ui in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      let scene = DrivenScene(ui, driver: driver)
      ui.advance(by: 0.1)
      if updates {
        driver.update(0.3)
        driver.update(0.4)
      }
      driver.cancel()
      ui.settle()
      #expect(scene.isPresented)
      let call = updates ? "update(_:)" : "cancel()"
      #expect(
        ui.diagnosticMessages == [
          "\(call) was called on the presentation of sheet, which runs without an interaction, "
            + "because wantsInteractiveStart was false; it has no effect; leave "
            + "wantsInteractiveStart true, or call pause() first"
        ])
    }
  }
}
