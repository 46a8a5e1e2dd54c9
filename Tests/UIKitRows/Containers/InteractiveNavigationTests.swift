import HeadlessUIKit
import Testing

/// Pushes, pops and tab changes with a percent-driven interaction controller.
@Suite struct InteractiveNavigationTests {
  private func startPop(
    _ scene: StackScene, by animator: any UIViewControllerAnimatedTransitioning,
    _ driver: UIPercentDrivenInteractiveTransition
  ) {
    scene.delegate.animator = animator
    scene.delegate.interactor = driver
    scene.stack.popViewController(animated: true)
    scene.ui.turn()
  }

  @Test(
    "[41][96][F096] a canceled pop reverses the callbacks and restores the view tree, to the bit (96b)",
    arguments: [true, false])
  func cancelsAPop(isInterruptible: Bool) {
    Driver.run { ui in
      let scene = ui.stack("a", "b")
      let before = treeLines(of: ui.window)
      let driver = UIPercentDrivenInteractiveTransition()
      startPop(scene, by: isInterruptible ? interruptibleFade() : fade(), driver)
      driver.update(0.6)
      #expect(isClose(presentationOpacity(of: scene[1].view), 0.4))
      #expect(scene.names == ["a"])
      driver.cancel()
      ui.log.add("-.cancel")
      ui.settle()
      #expect(scene.names == ["a", "b"])
      #expect(treeLines(of: ui.window).difference(from: before).isEmpty)
      #expect(
        ui.log.calls(of: "a", "b", "-") == [
          "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "-.cancel",
          "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewIsAppearing",
          "b.viewDidAppear",
        ])
      #expect(ui.log.calls.count { $0.hasPrefix("delegate.didShow") } == 0)
    }
  }

  @Test(
    "[91] cancel() of a percent-driven pop calls nothing; completeTransition(false) calls all four callbacks (91a, 91b)"
  )
  func canceledPopWaitsForItsCompletion() {
    Driver.run { ui in
      let scene = ui.stack("a", "b")
      let animator = LoggingAnimator(ui.log, .waits)
      let driver = UIPercentDrivenInteractiveTransition()
      startPop(scene, by: animator, driver)
      driver.update(0.6)
      ui.log.clear()
      driver.cancel()
      #expect(ui.log.calls == [])
      ui.advance(by: 1)
      #expect(ui.log.calls == [])
      animator.context?.completeTransition(false)
      #expect(
        ui.log.calls == [
          "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewIsAppearing",
          "b.viewDidAppear", "animator.animationEnded(false)",
        ])
      #expect(scene.names == ["a", "b"])
    }
  }

  @Test(
    "a pop that is paused midway continues from there, and ends as it is finished or canceled",
    arguments: [true, false])
  func pausedPopContinues(isCancelled: Bool) {
    Driver.run { ui in
      let scene = ui.stack("a", "b")
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      startPop(scene, by: interruptibleFade(), driver)
      ui.advance(by: 0.25)
      driver.pause()
      #expect(isClose(driver.percentComplete, 0.25))
      #expect(scene.stack.transitionCoordinator?.isInteractive == true)
      ui.advance(by: 1)
      #expect(isClose(presentationOpacity(of: scene[1].view), 0.75))
      isCancelled ? driver.cancel() : driver.finish()
      ui.settle()
      #expect(scene.names == (isCancelled ? ["a", "b"] : ["a"]))
      #expect(scene[1].view.alpha == 1)
    }
  }

  @Test("an interactive tab change finishes or cancels", arguments: [true, false])
  func drivesTabs(isCancelled: Bool) {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log)
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.animator = fade()
      delegate.interactor = driver
      let scene = ui.tabs([ui.controller("a"), ui.controller("b")], delegate: delegate)
      let before = treeLines(of: ui.window)
      scene.tabs.selectedIndex = 1
      ui.turn()
      driver.update(0.5)
      #expect(isClose(presentationOpacity(of: scene.controllers[0].view), 0.5))
      isCancelled ? driver.cancel() : driver.finish()
      ui.settle()
      #expect(scene.tabs.selectedIndex == (isCancelled ? 0 : 1))
      if isCancelled { #expect(treeLines(of: ui.window).difference(from: before).isEmpty) }
    }
  }

  @Test("an interactive pop that nothing drives is reported and finished")
  func isNotDriven() {
    Driver.run { ui in
      let scene = ui.stack("a", "b")
      startPop(scene, by: fade(), UIPercentDrivenInteractiveTransition())
      ui.settle()
      #expect(scene.names == ["a"])
      #expect(
        ui.diagnosticMessages == [
          "the pop of b has been paused at 0 for 5 s without a touch; the app stays frozen; "
            + "supply an interaction controller only while a gesture is active, or set "
            + "wantsInteractiveStart to false, and finish or cancel when the gesture ends"
        ])
    }
  }
}

/// Returns an animator that fades the disappearing view out over the appearing one.
private func fade() -> ClosureAnimator {
  ClosureAnimator(lasting: 0.5) { context in
    let fromView = arrange(context)
    UIView.animate(withDuration: 0.5) {
      fromView?.alpha = 0
    } completion: { _ in
      fromView?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Inserts the appearing view below the disappearing one, and returns the latter.
private func arrange(_ context: any UIViewControllerContextTransitioning) -> UIView? {
  if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
    view.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(view, at: 0)
  }
  return context.view(forKey: .from)
}

/// Returns an interruptible animator with the same fade: linearly, in 1 s.
private func interruptibleFade() -> InterruptibleAnimator {
  InterruptibleAnimator(lasting: 1) { context in
    let fromView = arrange(context)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fromView?.alpha = 0 }
    animator.addCompletion { position in
      fromView?.alpha = 1
      context.completeTransition(position == .end)
    }
    return animator
  }
}
