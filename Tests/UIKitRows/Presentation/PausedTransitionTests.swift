import HeadlessUIKit
import Testing

/// Failures between a gesture and the transition that it drives.
@Suite struct PausedTransitionTests {
  /// What drives the transition.
  enum Control: CaseIterable, CustomTestStringConvertible, Sendable {
    /// A percent driver, with an animation block or an interruptible animator.
    case animation, interruptible
    /// A custom interaction controller.
    case byHand
    /// A percent driver that pauses a running interruptible animator.
    case interrupted

    var testDescription: String { "\(self)" }
  }

  struct CancelCase: CustomTestStringConvertible, Sendable {
    var isPresenting: Bool
    var removesPresentersView: Bool
    var control: Control
    var fraction: Double
    var testDescription: String {
      "\(control) \(isPresenting ? "presentation" : "dismissal") at \(fraction)"
        + (removesPresentersView ? ", presenter removed" : "")
    }
  }

  nonisolated static let cancels = Control.allCases.flatMap { control in
    [true, false].flatMap { isPresenting in
      [true, false].flatMap { removesPresentersView in
        [0, 0.37, 1].map {
          CancelCase(
            isPresenting: isPresenting, removesPresentersView: removesPresentersView,
            control: control, fraction: $0)
        }
      }
    }
  }

  private func animator(
    for control: Control, _ ui: Driver
  ) -> any UIViewControllerAnimatedTransitioning {
    switch control {
    case .animation, .byHand: LoggingAnimator(ui.log)
    case .interruptible, .interrupted: InterruptibleSlide(ui.log)
    }
  }

  private func state(of ui: Driver) -> [String] {
    treeLines(of: ui.window) + treeLines(of: ui.root.view) + chainLines(of: ui.root)
  }

  @Test(
    "[F004][F019][F045][I7] canceling a transition restores views and controllers bit for bit",
    arguments: cancels)
  func restoresTheTree(cancel: CancelCase) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let dimming = UIView()
      delegate.setUp = { made in
        made.removesPresentersView = cancel.removesPresentersView
        made.inset = 20.1
        made.hooks["presentationTransitionWillBegin"] = {
          dimming.alpha = 0
          dimming.frame = $0.containerView?.bounds ?? .zero
          $0.containerView?.insertSubview(dimming, at: 0)
          ui.root.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0.3 }
          )
          ui.root.transitionCoordinator?.animateAlongsideTransition(in: ui.root.view) { _ in
            ui.root.view.layer.cornerRadius = 12
            ui.root.view.alpha = 0.93
            // The slide sets the frame of a presenter's view that it adds again; a transform
            // would change that frame.
            if cancel.removesPresentersView { return }
            ui.root.view.transform = CGAffineTransform(scaleX: 0.93, y: 0.93)
          } completion: { _ in
          }
        }
        made.hooks["presentationTransitionDidEnd(false)"] = { _ in dimming.removeFromSuperview() }
        made.hooks["dismissalTransitionWillBegin"] = { _ in
          ui.root.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
          ui.root.transitionCoordinator?.animateAlongsideTransition(in: ui.root.view) { _ in
            ui.root.view.layer.cornerRadius = 0
            ui.root.view.alpha = 1
            ui.root.view.transform = .identity
          } completion: { _ in
          }
        }
      }
      let neighbor = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      ui.window.insertSubview(neighbor, at: 0)
      let sheet = ui.custom("sheet", delegate)
      if !cancel.isPresenting { ui.show(sheet) }
      let before = state(of: ui)
      let made = animator(for: cancel.control, ui)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = cancel.control != .interrupted
      let hand = HandInteractor(ui.log)
      let interactor: any UIViewControllerInteractiveTransitioning =
        cancel.control == .byHand ? hand : driver
      (delegate.animator, delegate.dismissalAnimator) = (made, made)
      (delegate.interactor, delegate.dismissalInteractor) = (interactor, interactor)
      if cancel.isPresenting {
        ui.root.present(sheet, animated: true)
      } else {
        ui.root.dismiss(animated: true)
      }
      ui.turn()
      if cancel.control == .interrupted {
        ui.advance(by: 0.2)
        driver.pause()
      }
      // Of driver and hand, the one that the delegate does not return has no effect.
      driver.update(cancel.fraction)
      hand.drag(to: cancel.fraction)
      ui.advance(by: 0.05)
      driver.cancel()
      hand.cancel()
      ui.settle()
      #expect(state(of: ui).difference(from: before).isEmpty)
      #expect(AppearanceGrammar.faults(of: ["root", "sheet"], in: ui.log) == [])
    }
  }

  @Test(
    "[F021] progress never increases after a cancel and never decreases after a finish",
    arguments: [true, false], [true, false])
  func neverFlashes(isInterruptible: Bool, isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(
        ui, by: animator(for: isInterruptible ? .interruptible : .animation, ui))
      ui.turn()
      scene.driver.update(0.5)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      #expect(isClose(scene.shownFraction, 0.5))
      var last = scene.shownFraction
      for _ in 1...120 where scene.sheet.view.window != nil {
        ui.advance(by: 1.0 / 120)
        guard scene.sheet.view.window != nil else { break }
        #expect(isCancelled ? scene.shownFraction <= last : scene.shownFraction >= last)
        last = scene.shownFraction
      }
      ui.settle()
      #expect(scene.isPresented != isCancelled)
    }
  }

  @Test(
    "[99] with the switch the other end flashes for one frame at completion speed 1, not 0.999 (99a, 99b)",
    arguments: [(1, true), (1, false), (0.999, true), (0.999, false)])
  func flashesByChoice(speed: Double, isCancelled: Bool) {
    Driver.run(choosing: { $0.percentDriverFlashesAtSpeedOne = true }) { ui in
      let scene = DrivenScene(ui)
      scene.driver.completionSpeed = speed
      ui.turn()
      scene.driver.update(0.5)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      var shown: [CGFloat] = []
      for _ in 1...60 where scene.sheet.transitionCoordinator != nil {
        ui.advance(by: 1.0 / 240)
        if scene.sheet.transitionCoordinator != nil { shown.append(scene.shownFraction) }
      }
      let flashes = shown.filter { $0 == (isCancelled ? 1 : 0) }
      // A frame of 1/60 s contains three or four of these samples.
      #expect((3...4).contains(flashes.count) == (speed == 1))
      #expect(speed == 1 || flashes == [])
      ui.settle()
      #expect(scene.isPresented != isCancelled)
    }
  }

  @Test("[F012] a driver that is canceled without a transition does not affect the next one")
  func cancelWithoutTransitionHasNoEffect() {
    Driver.run { ui in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.update(0.5)
      driver.cancel()
      let scene = DrivenScene(ui, driver: driver)
      ui.turn()
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      #expect(driver.percentComplete == 0)
      driver.finish()
      ui.settle()
      #expect(scene.isPresented)
    }
  }

  @Test(
    "[F011][F012] a dismissal whose driver is never updated stays paused, with touches off, and is reported",
    arguments: [true, false])
  func isNotDrivenAtAll(isInterruptible: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(
        ui, presents: false, by: animator(for: isInterruptible ? .interruptible : .animation, ui))
      var taps = 0
      ui.window.addGestureRecognizer(Tap { taps += 1 })
      ui.settle()
      for _ in 1...2 {
        ui.tap(at: CGPoint(x: 100, y: 100))
        ui.advance(by: 20)
      }
      #expect(taps == 0)
      #expect(ui.root.presentedViewController === scene.sheet)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      let seconds = isInterruptible ? 10 : 5
      #expect(
        ui.diagnosticMessages == [
          "the dismissal of sheet has been paused at 0 for \(seconds) s without a touch; the app "
            + "stays frozen; supply an interaction controller only while a gesture is active, or "
            + "set wantsInteractiveStart to false, and finish or cancel when the gesture ends"
        ])
      #expect(scene.completionCalls == [])
      scene.driver.update(0.1)
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.turn()
      #expect(taps == 1)
      scene.driver.finish()
      ui.settle()
      #expect(scene.completionCalls == ["dismiss"])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
    }
  }

  @Test("the deadline of a paused transition starts when the touch ends without finish or cancel")
  func deadlineStartsWhenTouchEnds() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.touchDown(at: CGPoint(x: 100, y: 100))
      ui.turn()
      scene.driver.update(0.4)
      ui.advance(by: 100)
      #expect(ui.diagnosticMessages == [])
      #expect(isClose(scene.shownFraction, 0.4))
      ui.touchUp()
      ui.advance(by: 4)
      #expect(ui.diagnosticMessages == [])
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "the presentation of sheet has been paused at 0.4 for 5 s without a touch; the app stays frozen; "
            + "supply an interaction controller only while a gesture is active, or set "
            + "wantsInteractiveStart to false, and finish or cancel when the gesture ends"
        ])
      #expect(isClose(scene.shownFraction, 0.4))
    }
  }

  @Test(
    "[F007][I6] the completion runs once, whether the transition completes or is canceled",
    arguments: [true, false], [true, false])
  func completionRunsOnce(isPresenting: Bool, isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: isPresenting)
      ui.turn()
      scene.driver.update(0.5)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      #expect(scene.completionCalls == [isPresenting ? "present" : "dismiss"])
      #expect(ui.log.count(of: "animator.animationEnded(\(!isCancelled))") == 1)
    }
  }

  @Test(
    "[F015] a second call during the interaction or after its end has no effect and is reported",
    arguments: [true, false])
  func refusesASecondCall(isSettling: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: false)
      ui.turn()
      scene.driver.update(0.5)
      if isSettling { scene.driver.finish() }
      let shown = scene.shownFraction
      ui.root.dismiss(animated: true)
      scene.sheet.present(ui.controller("other"), animated: true)
      #expect(scene.shownFraction == shown)
      #expect(
        ui.diagnosticMessages == [
          "Trying to dismiss the presentation controller while transitioning already. "
            + "(LoggingPresentation)",
          "Attempt to present other on sheet (from sheet) while a presentation is in progress.",
        ])
      if !isSettling { scene.driver.finish() }
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(scene.completionCalls == ["dismiss"])
      #expect(ui.window.subviews == [ui.root.view])
    }
  }

  @Test(
    "[335] an interactive transition of a replaced root continues until its touch ends (335a)",
    arguments: combinations(
      [true, false], [true, false], [true, false]))
  func losesTheRoot(isCanceled: Bool, isInterruptible: Bool, isPresenting: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(
        ui, presents: isPresenting,
        by: animator(for: isInterruptible ? .interruptible : .animation, ui))
      ui.turn()
      scene.driver.update(0.5)
      let next = ui.controller("next")
      ui.window.rootViewController = next
      scene.driver.update(0.7)
      isCanceled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      let isLeft = isPresenting != isCanceled
      #expect(ui.window.subviews.first === next.view)
      #expect(ui.window.subviews.count == (isLeft ? 2 : 1))
      #expect((scene.sheet.view.window != nil) == isLeft)
      #expect(next.transitionCoordinator == nil)
      #expect(
        ui.diagnosticMessages == [
          "rootViewController was set to next while root presents sheet; what it presents stays in "
            + "the window and in memory; dismiss it first"
        ])
      #expect(AppearanceGrammar.faults(of: ["root", "sheet", "next"], in: ui.log) == [])
    }
  }

  @Test(
    "[F049] after a rotation during an interactive transition the final frames fit the new size",
    arguments: [true, false], [true, false])
  func rotationUpdatesFinalFrames(isPresenting: Bool, isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: isPresenting, removesPresentersView: true)
      ui.turn()
      scene.driver.update(0.5)
      ui.rotate(to: .landscapeLeft)
      ui.advance(by: 0.1)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      let screen = CGRect(x: 0, y: 0, width: 667, height: 375)
      #expect(scene.isPresented == (isPresenting != isCancelled))
      #expect((scene.isPresented ? scene.sheet.view : ui.root.view).frame == screen)
      #expect(presentationFrame(of: scene.isPresented ? scene.sheet.view : ui.root.view) == screen)
      if scene.isPresented {
        ui.root.dismiss(animated: false)
        ui.settle()
        #expect(ui.root.view.frame == screen)
      }
    }
  }

  @Test(
    "[F090][I8] a finished, canceled, interrupted or abandoned transition leaks nothing",
    arguments: Control.allCases, ["finish", "cancel", "root", "device"])
  func leaksNothing(control: Control, end: String) {
    let census = Census()
    Driver.run { ui in
      releasingLocals {
        let made = animator(for: control, ui)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = control != .interrupted
        let scene = DrivenScene(ui, by: made, driver: driver)
        census.add("animator", made)
        census.add("driver", driver)
        census.add("sheet", scene.sheet)
        ui.turn()
        if control == .interrupted {
          ui.advance(by: 0.2)
          driver.pause()
        }
        driver.update(0.5)
        census.add("presentation", scene.delegate.presentation)
        census.add("coordinator", scene.sheet.transitionCoordinator)
        switch end {
        case "finish": driver.finish()
        case "cancel": driver.cancel()
        case "root":
          ui.window.rootViewController = UIViewController()
          driver.cancel()
          #expect(
            ui.diagnosticMessages == [
              "rootViewController was set to UIViewController while root presents sheet; what it "
                + "presents stays in the window and in memory; dismiss it first"
            ])
        default: return
        }
        ui.settle()
        ui.root.dismiss(animated: false)
        ui.settle()
        ui.window.rootViewController = UIViewController()
        ui.settle()
      }
    }
    #expect(census.count == 5)
    #expect(census.living == [])
  }

  /// Runs a body whose locals are released when it returns.
  private func releasingLocals(_ body: () -> Void) { body() }
}
