import HeadlessUIKit
import Testing

/// The deadline after which an abandoned transition is reported.
@Suite struct DeadlineTests {
  /// A step of a gesture in a transition of 0.25 s, or an interruption of a transition of 1 s.
  struct Step: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var interrupts = false
    /// Whether the animation must end, as nothing is interactive.
    var ends = false
    var act: @MainActor @Sendable (UIPercentDrivenInteractiveTransition, HandInteractor) -> Void
    nonisolated static let all = [
      Step(testDescription: "updates the driver") { driver, _ in driver.update(0.3) },
      Step(testDescription: "updates the context") { _, hand in hand.drag(to: 0.3) },
      Step(testDescription: "finishes", ends: true) { _, hand in
        hand.context?.finishInteractiveTransition()
      },
      Step(testDescription: "cancels", ends: true) { _, hand in
        hand.context?.cancelInteractiveTransition()
      },
      Step(testDescription: "interrupts", interrupts: true) { driver, _ in driver.pause() },
    ]
  }

  @Test("[123] an interruption reports an animator that returns another property animator (123a)")
  func interruptionReportsNewAnimator() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let driver = UIPercentDrivenInteractiveTransition()
      let animator = InterruptibleSlide(ui.log)
      driver.wantsInteractiveStart = false
      delegate.interactor = driver
      delegate.animator = animator
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.advance(by: 0.2)
      animator.makesAnotherEachTime = true
      let message =
        "interruptibleAnimator(using:) returned a different animator than before in the presentation "
        + "of sheet; the first one is used; create it once and keep it until animationEnded(_:)"
      #expect(ui.diagnosticMessages == [])
      driver.pause()
      #expect(ui.diagnosticMessages == [message])
      driver.finish()
      ui.settle()
      #expect(ui.diagnosticMessages == [message, message])
    }
  }

  /// Animations of 40 s: the rest of a transition of 1 s after a release, or a block in one that
  /// announces 0.25 s.
  enum LongRest: CaseIterable { case propertyAnimator, block }

  @Test(
    "[84] an animation longer than announced is no transition that is never completed (84a)",
    arguments: LongRest.allCases)
  func longRest(_ rest: LongRest) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let slide = PausableAnimator(ui.log)
      switch rest {
      case .propertyAnimator: delegate.animator = slide
      case .block: delegate.animator = patientAnimator()
      }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.advance(by: 0.1)
      if rest == .propertyAnimator {
        slide.interrupt()
        slide.release(canceling: false, lasting: 40)
      }
      ui.advance(by: 39)
      #expect(ui.root.transitionCoordinator != nil)
      ui.advance(by: 2)
      #expect(ui.root.transitionCoordinator == nil)
    }
  }

  @Test("[84] after a longer animation a missing completion is still reported (84a)")
  func reportedAfterAnimation() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.animator = patientAnimator(completes: false)
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      // The deadline of 5 s follows the animation of 40 s.
      ui.advance(by: 44.9)
      #expect(ui.diagnosticMessages == [])
      ui.advance(by: 0.2)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was not called for the presentation of sheet within 45 s; the app "
            + "stays frozen; call completeTransition(!context.transitionWasCancelled) when the "
            + "animation ends"
        ])
    }
  }

  @Test("[84] every interaction restarts the deadline (84a)", arguments: Step.all)
  func interactionRestartsDeadline(_ step: Step) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let driver = UIPercentDrivenInteractiveTransition()
      let hand = HandInteractor(ui.log)
      driver.wantsInteractiveStart = !step.interrupts
      let byHand = step.testDescription != "updates the driver" && !step.interrupts
      delegate.interactor = byHand ? hand : driver
      if step.interrupts { delegate.animator = InterruptibleSlide(ui.log) }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.advance(by: step.interrupts ? 0.5 : 4)
      // The deadline is ten times the duration, at least 5 s: 10 s for the one of 1 s.
      step.act(driver, hand)
      ui.advance(by: step.interrupts ? 9.95 : 4.95)
      #expect(ui.diagnosticMessages == [])
      #expect(ui.root.transitionCoordinator != nil)
      ui.advance(by: 0.1)
      let message =
        step.ends
        ? "completeTransition was not called for the presentation of sheet within 5 s; the app stays "
          + "frozen; call completeTransition(!context.transitionWasCancelled) when the animation ends"
        : "the presentation of sheet has been paused at \(step.interrupts ? "0.5 for 10" : "0.3 for 5") s "
          + "without a touch; the app stays frozen; supply an interaction controller only while a "
          + "gesture is active, or set wantsInteractiveStart to false, and finish or cancel when the "
          + "gesture ends"
      #expect(ui.diagnosticMessages == [message])
      #expect(ui.root.transitionCoordinator != nil)
      ui.advance(by: 100)
      #expect(ui.diagnosticMessages == [message])
    }
  }
}

/// Returns an animator that animates for 40 s, although it announces 0.25 s.
private func patientAnimator(completes: Bool = true) -> ClosureAnimator {
  ClosureAnimator(lasting: 0.25) { context in
    let slide = Slide(context)
    UIView.animate(withDuration: 40) {
      slide.move()
    } completion: { _ in
      if completes { context.completeTransition(true) }
    }
  }
}
