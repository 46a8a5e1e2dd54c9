import HeadlessUIKit
import Testing

/// How long a transition waits for somebody who does not come back to it.
@Suite struct DeadlineTests {
  /// Something that a finger does with a transition of a quarter of a second, or, where it grabs that
  /// on its way, of a second.
  struct Deed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isGrabbed = false
    var act: @MainActor @Sendable (UIPercentDrivenInteractiveTransition, HandInteractor) -> Void
    nonisolated static let all = [
      Deed(testDescription: "moves") { driver, _ in driver.update(0.3) },
      Deed(testDescription: "moves what it drives itself") { _, hand in hand.drag(to: 0.3) },
      Deed(testDescription: "lets go") { _, hand in hand.context?.finishInteractiveTransition() },
      Deed(testDescription: "takes back") { _, hand in hand.context?.cancelInteractiveTransition()
      },
      Deed(testDescription: "takes hold", isGrabbed: true) { driver, _ in driver.pause() },
    ]
  }

  @Test(
    "[123] an animator that is another each time is said as soon as a finger takes hold of it (123a)"
  )
  func saysItWhenGrabbed() {
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
      #expect(ui.complaints == [])
      driver.pause()
      #expect(ui.complaints.count == 1)
      driver.finish()
      ui.settle()
    }
  }

  @Test(
    "[84] each thing that a finger does begins the wait for its end anew (84a)", arguments: Deed.all
  )
  func beginsAnew(_ deed: Deed) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let driver = UIPercentDrivenInteractiveTransition()
      let hand = HandInteractor(ui.log)
      driver.wantsInteractiveStart = !deed.isGrabbed
      let byHand = deed.testDescription != "moves" && !deed.isGrabbed
      delegate.interactor = byHand ? hand : driver
      if deed.isGrabbed { delegate.animator = InterruptibleSlide(ui.log) }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.advance(by: deed.isGrabbed ? 0.5 : 4)
      deed.act(driver, hand)
      ui.advance(by: deed.isGrabbed ? 9.95 : 4.95)
      #expect(ui.complaints == [])
      #expect(ui.root.transitionCoordinator != nil)
      ui.advance(by: 0.1)
      #expect(ui.complaints.count == 1)
      #expect(ui.root.transitionCoordinator != nil)
      ui.advance(by: 100)
      #expect(ui.complaints.count == 1)
    }
  }
}
