import HeadlessUIKit
import Testing

/// Calls to a percent-driven transition in an unexpected order.
@Suite struct InteractiveCallbackOrderTests {
  /// The calls of a short gesture in one order; only the start takes a run-loop turn.
  nonisolated struct Early: CustomTestStringConvertible, Sendable {
    enum Step: Sendable { case update, end, start }
    var steps: [Step]
    var isInterruptible: Bool
    var isPresenting: Bool
    var isCancelled: Bool
    var endsEarly: Bool { steps.firstIndex(of: .end) ?? 0 < steps.firstIndex(of: .start) ?? 0 }
    var isLate: Bool { steps.last == .update }
    /// The diagnostic for an update after the gesture ended.
    var lateDiagnostic: String {
      "update(_:) was called after \(isCancelled ? "cancel()" : "finish()") of the "
        + "\(isPresenting ? "presentation" : "dismissal") of sheet; it is ignored here, on a "
        + "device the animation may jump back; stop updating when the gesture ends"
    }
    var testDescription: String {
      [
        isInterruptible ? "interruptible" : "animation", isPresenting ? "presenting" : "dismissing",
        isCancelled ? "canceled:" : "finished:",
      ].joined(separator: " ") + steps.map { " \($0)" }.joined()
    }

    static let all = [
      [Step.update, .end, .start], [.end, .update, .start], [.update, .start, .end],
      [.end, .start, .update], [.start, .update, .end], [.start, .end, .update],
    ].flatMap { steps in
      [true, false].flatMap { isInterruptible in
        [true, false].flatMap { isPresenting in
          [true, false].map {
            Early(
              steps: steps, isInterruptible: isInterruptible, isPresenting: isPresenting,
              isCancelled: $0)
          }
        }
      }
    }
  }

  private func animator(
    _ early: Early, _ ui: Driver
  ) -> any UIViewControllerAnimatedTransitioning {
    early.isInterruptible ? InterruptibleSlide(ui.log) : LoggingAnimator(ui.log)
  }

  @Test(
    "[F010] a gesture that ends before the transition starts is reported and freezes nothing",
    arguments: Early.all)
  func releaseBeforeStartIsReported(_ early: Early) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: early.isPresenting, by: animator(early, ui))
      for step in early.steps {
        switch step {
        case .update: scene.driver.update(0.2)
        case .end: early.isCancelled ? scene.driver.cancel() : scene.driver.finish()
        case .start: ui.turn()
        }
      }
      ui.settle()
      #expect(scene.isPresented == (early.isPresenting != early.isCancelled))
      #expect(ui.root.transitionCoordinator == nil)
      #expect(scene.completionCalls.count == 1)
      let call = early.isCancelled ? "cancel()" : "finish()"
      let kind = early.isPresenting ? "presentation" : "dismissal"
      #expect(
        ui.diagnosticMessages
          == (early.endsEarly
            ? [
              "\(call) was called before the \(kind) of sheet started, one run-loop turn after the "
                + "call that requested it; it takes effect here, on a device the app may stay "
                + "frozen; set wantsInteractiveStart to false when the gesture has ended by then"
            ] : []) + (early.isLate ? [early.lateDiagnostic] : []))
      #expect(AppearanceGrammar.faults(of: ["root", "sheet"], in: ui.log) == [])
    }
  }

  @Test(
    "[F014] update after finish or cancel has no effect and is reported once",
    // Every animator, direction and end once; the steps are not used.
    arguments: Early.all.prefix(8))
  func ignoresTheLate(_ late: Early) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: late.isPresenting, by: animator(late, ui))
      ui.turn()
      scene.driver.update(0.5)
      late.isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.advance(by: 0.05)
      let shown = scene.shownFraction
      scene.driver.update(0.1)
      scene.driver.update(0.2)
      late.isCancelled ? scene.driver.finish() : scene.driver.cancel()
      #expect(scene.shownFraction == shown)
      #expect(scene.driver.percentComplete == 0.5)
      ui.settle()
      #expect(scene.isPresented == (late.isPresenting != late.isCancelled))
      scene.driver.update(0.9)
      scene.driver.cancel()
      ui.settle()
      #expect(scene.isPresented == (late.isPresenting != late.isCancelled))
      #expect(scene.completionCalls.count == 1)
      #expect(ui.diagnosticMessages == [late.lateDiagnostic])
    }
  }

  @Test(
    "[120] overriding update, finish and cancel without super leaves the transition waiting (120a)",
    arguments: [true, false])
  func owesSuperLater(_ isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: SuperlessDriver())
      ui.turn()
      scene.driver.update(0.5)
      #expect(scene.shownFraction == 0)
      #expect(scene.driver.percentComplete == 0)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.advance(by: 1)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      #expect(scene.shownFraction == 0)
      #expect(ui.diagnosticMessages == [])
      ui.settle()
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      #expect(scene.completionCalls == [])
      #expect(
        ui.diagnosticMessages == [
          "the presentation of sheet has been paused at 0 for 5 s without a touch; the app stays "
            + "frozen; supply an interaction controller only while a gesture is active, or "
            + "set wantsInteractiveStart to false, and finish or cancel when the gesture ends"
        ])
    }
  }
}

/// Overrides the interaction methods without calling `super`.
final class SuperlessDriver: UIPercentDrivenInteractiveTransition {
  override func update(_ percentComplete: CGFloat) {}
  override func finish() {}
  override func cancel() {}
}
