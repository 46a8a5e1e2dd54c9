import HeadlessUIKit
import Testing

/// Section 6 of the rules: the transition coordinator.
@Suite struct CoordinatorTests {
  @Test("[100] parents and children have a coordinator only during a transition (100a, 100b, 100c)")
  func isThereWhileRunning() {
    Driver.run { ui in
      let child = ui.controller("child")
      ui.root.embed(child)
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      let inner = ui.controller("inner")
      sheet.addChild(inner)
      #expect(ui.root.transitionCoordinator == nil)
      ui.root.present(sheet, animated: true)
      ui.turn()
      let coordinator = sheet.transitionCoordinator
      #expect(coordinator != nil)
      for controller in [ui.root, child, inner] {
        #expect(controller.transitionCoordinator === coordinator)
      }
      ui.settle()
      for controller in [ui.root, child, sheet, inner] {
        #expect(controller.transitionCoordinator == nil)
      }
      ui.rotate(to: .landscapeLeft)
      #expect(child.transitionCoordinator != nil)
      ui.settle()
      #expect(child.transitionCoordinator == nil)
    }
  }

  @Test("[91] completeTransition(false) sets isCancelled before the reversed callbacks (91a)")
  func isCanceledBeforeTheTurn() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.turn()
      let coordinator = sheet.transitionCoordinator
      var wasCanceled: Bool?
      sheet.hooks["viewWillDisappear"] = { _ in wasCanceled = coordinator?.isCancelled }
      delegate.loggingAnimator?.context?.completeTransition(false)
      #expect(wasCanceled == true)
    }
  }

  @Test(
    "[101][105] alongside animations use the transition's timing and complete with it (101a, 105a)")
  func movesAlong() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      let dimming = UIView()
      dimming.alpha = 0
      delegate.setUp = {
        $0.hooks["presentationTransitionWillBegin"] = { presentation in
          presentation.containerView?.insertSubview(dimming, at: 0)
          sheet.transitionCoordinator?.animate { _ in
            dimming.alpha = 1
          } completion: { context in
            ui.log.add("coordinator.completion canceled \(context.isCancelled) at \(ui.now)")
          }
        }
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      for _ in 1...4 {
        ui.advance(by: 0.05)
        let travel = 1 - presentationFrame(of: sheet.view).minY / ui.window.bounds.height
        let opacity = Double(dimming.layer.presentation()?.opacity ?? 0)
        #expect(isClose(opacity, travel))
      }
      ui.settle()
      #expect(ui.log.calls(of: "coordinator") == ["coordinator.completion canceled false at 0.25"])
    }
  }

  @Test(
    "[101] alongside animations follow interactive updates and the completion speed (101c)",
    arguments: [true, false])
  func alongsideFollowsInteractiveUpdates(isCancelled: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      hand.completionCurve = .linear
      hand.completionSpeed = 2
      delegate.interactor = hand
      let dimming = UIView()
      dimming.alpha = 0
      let sheet = ui.custom("sheet", delegate)
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.containerView.addSubview(dimming)
        $0.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
      }
      ui.root.present(sheet, animated: true)
      ui.advance(by: 1)
      #expect(presentationOpacity(of: dimming) == 0)
      hand.drag(to: 0.4)
      #expect(isClose(presentationOpacity(of: dimming), 0.4))
      hand.context?.updateInteractiveTransition(0.6)
      let context = hand.context
      isCancelled
        ? context?.cancelInteractiveTransition() : context?.finishInteractiveTransition()
      // 0.25 s at speed 2: a fraction of 0.6 has passed, and 0.4 remains.
      ui.advance(by: 0.025)
      let expected: CGFloat = isCancelled ? 0.4 : 0.8
      #expect(isClose(presentationOpacity(of: dimming), expected))
      ui.advance(by: 0.1)
      #expect(dimming.alpha == (isCancelled ? 0 : 1))
      context?.completeTransition(!isCancelled)
      ui.settle()
    }
  }

  @Test("[102] without an animation, alongside blocks run when animateTransition returns")
  func runsAfterward() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.animate(alongsideTransition: { _ in ui.log.add("animator.along") }
        )
      }
      delegate.loggingAnimator?.onStart = { _ in ui.log.add("animator.start") }
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(
        ui.log.calls(of: "animator") == [
          "animator.transitionDuration", "animator.transitionDuration",
          "animator.animateTransition", "animator.start", "animator.along",
        ])
      delegate.loggingAnimator?.context?.completeTransition(true)
    }
  }

  @Test("[105] without animation, alongside changes apply and complete immediately (105a)")
  func isThereAtOnce() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      for call in ["viewWillAppear", "viewWillDisappear"] {
        sheet.hooks[call] = { sheet in
          sheet.transitionCoordinator?.animate(alongsideTransition: { context in
            ui.log.add("along.\(call) \(context.isAnimated)")
            sheet.view.alpha = 0.5
          }) { ui.log.add("along.completion \($0.isCancelled)") }
        }
      }
      ui.root.present(sheet, animated: false)
      ui.turn()
      #expect(
        ui.log.calls(of: "along") == ["along.viewWillAppear false", "along.completion false"])
      #expect(sheet.view.layer.presentation()?.opacity == 0.5)
      ui.log.clear()
      sheet.dismiss(animated: false)
      ui.settle()
      #expect(
        ui.log.calls(of: "along") == ["along.viewWillDisappear false", "along.completion false"])
    }
  }

  @Test("[103] a late alongside block is rejected, but its completion still runs (103a, 103b)")
  func refusesTheLate() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let coordinator = sheet.transitionCoordinator
      let during = coordinator?.animate(alongsideTransition: { _ in ui.log.add("late.block") }) {
        _ in ui.log.add("late.completion")
      }
      #expect(during == false)
      ui.settle()
      #expect(ui.log.calls(of: "late") == ["late.completion"])
      let after = coordinator?.animate(alongsideTransition: nil) { _ in ui.log.add("late.after") }
      #expect(after == false)
      ui.settle()
      #expect(ui.log.count(of: "late.after") == 0)
    }
  }

  @Test("[104] animateAlongsideTransition(in:) animates a view outside the container (104a)")
  func movesOutside() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      ui.root.view.addSubview(outside)
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.animateAlongsideTransition(in: ui.root.view) { _ in
          outside.frame.origin.x = 100
        } completion: { _ in
          ui.log.add("coordinator.completion")
        }
      }
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.125)
      #expect(isClose(presentationFrame(of: outside).minX, 50))
      ui.settle()
      #expect(ui.log.count(of: "coordinator.completion") == 1)
    }
  }

  @Test("[105] the completion of a canceled transition runs with isCancelled set (105a, 105b)")
  func completesWhenCanceled() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let sheet = ui.custom("sheet", delegate)
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          ui.log.add("coordinator.completion canceled \(context.isCancelled)")
        }
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.cancel()
      #expect(ui.log.calls(of: "coordinator") == [])
      ui.settle()
      #expect(ui.log.calls(of: "coordinator") == ["coordinator.completion canceled true"])
    }
  }

  @Test("[105] an alongside animation with a longer duration outlives the transition (105c)")
  func alongsideOutlivesTransition() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      let slow = UIView()
      ui.root.view.addSubview(slow)
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.animate(alongsideTransition: { _ in
          UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
            slow.alpha = 0
          }
        })
      }
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.5)
      #expect(sheet.transitionCoordinator == nil)
      let opacity = slow.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0.4)
      #expect(opacity < 0.6)
    }
  }

  @Test(
    "[106] initiallyInteractive is constant and requires an animated transition (106a, 106b)",
    arguments: [(true, true), (true, false), (false, true)])
  func initiallyInteractiveIsConstant(animated: Bool, wantsStart: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      hand.wantsInteractiveStart = wantsStart
      delegate.interactor = hand
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: animated)
      ui.turn()
      let coordinator = sheet.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == (animated && wantsStart))
      #expect(coordinator?.isAnimated == animated)
      hand.finish()
      #expect(coordinator?.initiallyInteractive == (animated && wantsStart))
      ui.settle()
    }
  }

  @Test(
    "[106] a noninteractive transition becomes interactive only if interruptible (106c)",
    arguments: [true, false])
  func becomesInteractive(isInterruptible: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let pausable = PausableAnimator(ui.log)
      if isInterruptible { delegate.animator = pausable }
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let coordinator = sheet.transitionCoordinator
      #expect(coordinator?.isInterruptible == isInterruptible)
      (pausable.context ?? delegate.loggingAnimator?.context)?.pauseInteractiveTransition()
      #expect(coordinator?.isInteractive == isInterruptible)
      #expect(coordinator?.initiallyInteractive == false)
    }
  }

  @Test("[107] progress, velocity and curve are available when the interaction ends")
  func progressIsAvailableAtInteractionEnd() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      hand.completionSpeed = 2
      hand.completionCurve = .easeOut
      delegate.interactor = hand
      let sheet = ui.custom("sheet", delegate)
      var reports: [String] = []
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.notifyWhenInteractionChanges { context in
          let isOut = context.completionCurve == .easeOut
          reports.append("\(context.percentComplete) \(context.completionVelocity) \(isOut)")
        }
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.drag(to: 0.25)
      hand.drag(to: 0.5)
      hand.finish()
      ui.settle()
      #expect(reports == ["0.5 2.0 true"])
    }
  }

  @Test("[108] presentationStyle is the presentation's, and none during a rotation")
  func returnsPresentationStyle() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(sheet.transitionCoordinator?.presentationStyle == .overFullScreen)
      ui.settle()
      ui.rotate(to: .landscapeLeft)
      #expect(sheet.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    }
  }

  @Test("[109] the change handler runs at every change, the end handler once (109a, 109b)")
  func changeHandlerRunsAtEveryChange() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, nil)
      let animator = PausableAnimator(ui.log)
      delegate.animator = animator
      let sheet = ui.custom("sheet", delegate)
      sheet.hooks["viewWillAppear"] = {
        let coordinator = $0.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { ui.log.add("change.\($0.isInteractive)") }
        coordinator?.notifyWhenInteractionEnds { ui.log.add("end.\($0.isInteractive)") }
      }
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.2)
      for _ in 1...2 {
        animator.interrupt()
        animator.release(canceling: false)
      }
      ui.settle()
      #expect(
        ui.log.calls(of: "change", "end") == [
          "change.true", "change.false", "end.false", "change.true", "change.false",
        ])
    }
  }

  @Test("[110] alongside animations of a rotation use its duration and curve (110a, 110b)")
  func turnsAlong() {
    Driver.run { ui in
      let turning = TurningController("turning", ui.log)
      let needle = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      turning.view.addSubview(needle)
      turning.along = { _ in needle.frame.origin.x = 100 }
      ui.window.rootViewController = turning
      ui.settle()
      ui.rotate(to: .landscapeLeft)
      let coordinator = turning.transitionCoordinator
      let duration = coordinator?.transitionDuration ?? 0
      #expect(duration > 0)
      #expect(coordinator?.isAnimated == true)
      // Row 167: easeInOut at these fractions of the duration.
      let samples: [(Double, CGFloat)] = [(0.1, 0.019722), (0.25, 0.129162), (0.75, 0.870838)]
      for (fraction, progress) in samples {
        ui.advance(by: fraction * duration - ui.now)
        #expect(isClose(presentationFrame(of: needle).minX, 100 * progress, within: 1e-4))
        let width = presentationFrame(of: turning.view).width
        #expect(isClose((width - 375) / (667 - 375), progress, within: 1e-6))
      }
      #expect(ui.log.count(of: "turning.completion") == 0)
      ui.settle()
      #expect(ui.log.count(of: "turning.completion") == 1)
      #expect(ui.now == duration)
      #expect(coordinator?.isCancelled == false)
    }
  }
}
