import HeadlessUIKit
import Testing

/// Fingers whose words come in another order than a transition expects.
@Suite struct FingerOrderTests {
  /// What a quick finger and the transition do, in some order, all in one turn but for the start.
  nonisolated struct Early: CustomTestStringConvertible, Sendable {
    enum Step: Sendable { case update, end, start }
    var steps: [Step]
    var isInterruptible: Bool
    var isPresenting: Bool
    var isCancelled: Bool
    var endsEarly: Bool { steps.firstIndex(of: .end) ?? 0 < steps.firstIndex(of: .start) ?? 0 }
    var isLate: Bool { steps.last == .update }
    /// What is said of a finger that moves on after it let go.
    var lateComplaint: String {
      "update(_:) came after \(isCancelled ? "cancel()" : "finish()") of the "
        + "\(isPresenting ? "presentation" : "dismissal") of sheet; it does not count here, on a phone "
        + "the animation may jump back; stop updating when the gesture ends"
    }
    var testDescription: String {
      [
        isInterruptible ? "interruptible" : "animation", isPresenting ? "coming" : "going",
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
    "[F010] a finger that is up before the transition starts freezes nothing, and is said",
    arguments: Early.all)
  func letsGoBeforeTheStart(_ early: Early) {
    Driver.run { ui in
      let scene = DrivenScene(
        ui, presents: early.isPresenting, by: animator(early, ui))
      for step in early.steps {
        switch step {
        case .update: scene.driver.update(0.2)
        case .end: early.isCancelled ? scene.driver.cancel() : scene.driver.finish()
        case .start: ui.turn()
        }
      }
      ui.settle()
      #expect(scene.isUp == (early.isPresenting != early.isCancelled))
      #expect(ui.root.transitionCoordinator == nil)
      #expect(scene.completionCalls.isEmpty == early.isCancelled)
      let call = early.isCancelled ? "cancel()" : "finish()"
      let kind = early.isPresenting ? "presentation" : "dismissal"
      #expect(
        ui.complaints
          == (early.endsEarly
            ? [
              "\(call) came before the \(kind) of sheet had started, one turn after the call that "
                + "asked for it; it counts here, on a phone the app may stay frozen; set "
                + "wantsInteractiveStart to false when the gesture has ended by then"
            ] : []) + (early.isLate ? [early.lateComplaint] : []))
      for name in ["root", "sheet"] {
        #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [])
      }
    }
  }

  @Test(
    "[F014] update after finish or cancel does nothing, which is said once: the end is undisturbed",
    arguments: Early.all.prefix(8))
  func ignoresTheLate(_ late: Early) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: late.isPresenting, by: animator(late, ui))
      ui.turn()
      scene.driver.update(0.5)
      late.isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.advance(by: 0.05)
      let shown = scene.shownShare
      scene.driver.update(0.1)
      scene.driver.update(0.2)
      late.isCancelled ? scene.driver.finish() : scene.driver.cancel()
      #expect(scene.shownShare == shown)
      #expect(scene.driver.percentComplete == 0.5)
      ui.settle()
      #expect(scene.isUp == (late.isPresenting != late.isCancelled))
      scene.driver.update(0.9)
      scene.driver.cancel()
      ui.settle()
      #expect(scene.isUp == (late.isPresenting != late.isCancelled))
      #expect(scene.completionCalls.count == (late.isCancelled ? 0 : 1))
      #expect(ui.complaints == [late.lateComplaint])
    }
  }

  @Test(
    "[120] update, finish and cancel without super: nothing follows, and that it waits is said (120a)",
    arguments: [true, false])
  func owesSuperLater(_ isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: DeafDriver())
      ui.turn()
      scene.driver.update(0.5)
      #expect(scene.shownShare == 0)
      #expect(scene.driver.percentComplete == 0)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.advance(by: 1)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      #expect(scene.shownShare == 0)
      #expect(ui.complaints == [])
      ui.settle()
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      #expect(scene.completionCalls == [])
      #expect(
        ui.complaints == [
          "the presentation of sheet has waited at 0 for 5 s, with no touch on the screen; the app "
            + "stays frozen; supply an interaction controller only while a gesture is under way, or "
            + "set wantsInteractiveStart to false, and finish or cancel when the gesture ends"
        ])
    }
  }
}

/// Keeps what the finger does to itself.
final class DeafDriver: UIPercentDrivenInteractiveTransition {
  override func update(_ percentComplete: CGFloat) {}
  override func finish() {}
  override func cancel() {}
}
