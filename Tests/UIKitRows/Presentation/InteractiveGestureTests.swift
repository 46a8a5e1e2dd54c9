import HeadlessUIKit
import Testing

/// Transitions driven by touches: gestures, interruptions by the system, and hit testing.
@Suite struct InteractiveGestureTests {
  private func withPan(
    _ ui: Driver, _ body: (LoggingController, DismissalPan) -> Void
  ) {
    let delegate = LoggingDelegate(ui.log)
    let sheet = ui.custom("sheet", delegate)
    ui.show(sheet)
    body(sheet, DismissalPan(sheet, delegate))
  }

  private func drag(_ ui: Driver, to distance: CGFloat) {
    ui.touchDown(at: CGPoint(x: 100, y: 50))
    for step in 1...10 {
      ui.advance(by: 0.016)
      ui.touchMove(to: CGPoint(x: 100, y: 50 + distance * CGFloat(step) / 10))
    }
    ui.advance(by: 0.016)
  }

  @Test(
    "a drag moves the sheet with the touch, and its end decides the outcome", arguments: [400, 200])
  func drags(distance: Double) {
    Driver.run { ui in
      withPan(ui) { sheet, pan in
        drag(ui, to: distance)
        #expect(pan.state == .changed)
        #expect(isClose(presentationFrame(of: sheet.view).minY, distance, within: 1e-4))
        #expect(sheet.transitionCoordinator?.isInteractive == true)
        ui.touchUp()
        ui.settle()
        #expect((ui.root.presentedViewController == nil) == (distance == 400))
      }
    }
  }

  @Test("[F013] a transition that ignores touches keeps the touch that drives it")
  func transitionKeepsDrivingTouch() {
    Driver.run { ui in
      withPan(ui) { sheet, pan in
        drag(ui, to: 100)
        for distance in [300.0, 120, 500] {
          ui.touchMove(to: CGPoint(x: 100, y: 50 + distance))
          ui.advance(by: 0.016)
          #expect(isClose(presentationFrame(of: sheet.view).minY, distance, within: 1e-4))
        }
        #expect(pan.state == .changed)
        ui.touchUp()
        ui.settle()
      }
    }
  }

  @Test(
    "[84][126] after the release a transition ignores touches unless it is interruptible (84b)",
    arguments: [true, false])
  func touchesAreIgnoredAfterRelease(isInterruptible: Bool) {
    Driver.run { ui in
      var taps = 0
      let animator: any UIViewControllerAnimatedTransitioning =
        isInterruptible
        ? InterruptibleSlide(ui.log) : LoggingAnimator(ui.log, .slides, lasting: 1)
      let scene = DrivenScene(ui, by: animator) { sheet in
        // An animating view receives no touches (UIKit row 158).
        let chrome = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        chrome.addGestureRecognizer(Tap { taps += 1 })
        sheet.hooks["viewIsAppearing"] = {
          $0.transitionCoordinator?.containerView.addSubview(chrome)
        }
      }
      ui.turn()
      scene.driver.update(1)
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.turn()
      #expect(taps == 1)
      scene.driver.update(0.5)
      scene.driver.finish()
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.turn()
      #expect(taps == (isInterruptible ? 2 : 1))
      ui.settle()
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.turn()
      #expect(taps == (isInterruptible ? 3 : 2))
    }
  }

  @Test(
    "[307] a transition ignores touches in its own window or, by the switch, in every window",
    arguments: [false, true])
  func touchesAreIgnoredByWindow(ignoresAll: Bool) {
    Driver.run(choosing: { $0.transitionsIgnoreTouchesInEveryWindow = ignoresAll }) { ui in
      var taps: [String] = []
      let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      overlay.windowLevel = .alert
      overlay.addGestureRecognizer(Tap { taps.append("overlay") })
      overlay.isHidden = false
      ui.window.addGestureRecognizer(Tap { taps.append("window") })
      ui.root.present(ui.controller("sheet", style: .overFullScreen), animated: true)
      ui.advance(by: 0.1)
      ui.tap(at: CGPoint(x: 100, y: 50))
      ui.tap(at: CGPoint(x: 100, y: 300))
      ui.turn()
      #expect(taps == (ignoresAll ? [] : ["overlay"]))
      ui.settle()
      ui.tap(at: CGPoint(x: 100, y: 50))
      ui.tap(at: CGPoint(x: 100, y: 300))
      ui.turn()
      #expect(taps.suffix(2) == ["overlay", "window"])
    }
  }

  @Test(
    "[F062] entering the background during a drag restores the sheet and calls each callback once")
  func backgroundRestoresDraggedSheet() {
    Driver.run { ui in
      withPan(ui) { sheet, pan in
        let before = treeLines(of: ui.window)
        drag(ui, to: 300)
        ui.goToBackgroundAndBack()
        #expect(ui.root.presentedViewController === sheet)
        #expect(sheet.transitionCoordinator == nil)
        #expect(treeLines(of: ui.window) == before)
        #expect(ui.log.count(of: "presentation.dismissalTransitionDidEnd(false)") == 1)
        ui.settle()
        #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      }
    }
  }

  @Test(
    "[F062] entering the background after the release ends the transition at its target",
    arguments: [true, false], [true, false])
  func endsInTheBackground(isCancelled: Bool, isInterruptible: Bool) {
    Driver.run { ui in
      let animator: any UIViewControllerAnimatedTransitioning =
        isInterruptible ? InterruptibleSlide(ui.log) : LoggingAnimator(ui.log)
      let scene = DrivenScene(ui, presents: false, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.advance(by: 0.03)
      ui.goToBackgroundAndBack()
      #expect(scene.isPresented == isCancelled)
      #expect(scene.sheet.transitionCoordinator == nil)
      if isCancelled { #expect(scene.sheet.view.frame == ui.window.bounds) }
      ui.settle()
    }
  }

  @Test(
    "[F061] ignoring a canceled gesture freezes the transition, with touches off, and is reported")
  func ignoredCancellationIsReported() {
    Driver.run { ui in
      withPan(ui) { sheet, pan in
        pan.handlesCancellation = false
        var taps = 0
        ui.window.addGestureRecognizer(Tap { taps += 1 })
        drag(ui, to: 300)
        ui.goToBackgroundAndBack()
        #expect(sheet.transitionCoordinator?.isInteractive == true)
        ui.tap(at: CGPoint(x: 100, y: 100))
        ui.turn()
        #expect(taps == 1)
        ui.settle()
        for _ in 1...2 {
          ui.tap(at: CGPoint(x: 100, y: 100))
          ui.advance(by: 20)
        }
        #expect(taps == 1)
        #expect(sheet.transitionCoordinator?.isInteractive == true)
        #expect(
          ui.diagnosticMessages == [
            "the dismissal of sheet has been paused at 0.45 for 5 s without a touch; the app stays frozen; "
              + "supply an interaction controller only while a gesture is active, or set "
              + "wantsInteractiveStart to false, and finish or cancel when the gesture ends"
          ])
      }
    }
  }

  private func tapAtEveryFrame(_ ui: Driver, _ controller: UIViewController) {
    ui.turn()
    var frames = 0
    while controller.transitionCoordinator != nil {
      for x in stride(from: 20.0, to: 375, by: 100) { ui.tap(at: CGPoint(x: x, y: 300)) }
      ui.advance(by: 1.0 / 60)
      frames += 1
    }
    #expect(frames > 10)
  }

  nonisolated enum Change: CaseIterable, Sendable { case presentation, push }

  @Test(
    "[F069] a tap in any frame of a transition reaches neither view controller",
    arguments: Change.allCases)
  func tapDuringTransitionHasNoEffect(_ change: Change) {
    Driver.run { ui in
      var taps: [String] = []
      let (first, second) = (UIViewController(), UIViewController())
      first.view.addGestureRecognizer(Tap { taps.append("first") })
      second.view.addGestureRecognizer(Tap { taps.append("second") })
      let stack = UINavigationController(rootViewController: first)
      ui.window.rootViewController = stack
      ui.settle()
      second.modalPresentationStyle = .fullScreen
      change == .push
        ? stack.pushViewController(second, animated: true) : first.present(second, animated: true)
      tapAtEveryFrame(ui, first)
      #expect(taps == [])
      ui.tap(at: CGPoint(x: 100, y: 300))
      ui.turn()
      #expect(taps == ["second"])
      if change == .push {
        stack.popViewController(animated: true)
      } else {
        first.dismiss(animated: true)
      }
      tapAtEveryFrame(ui, first)
      #expect(taps == ["second"])
      ui.tap(at: CGPoint(x: 100, y: 300))
      ui.turn()
      #expect(taps == ["second", "first"])
    }
  }
}
