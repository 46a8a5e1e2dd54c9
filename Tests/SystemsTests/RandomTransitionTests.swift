import HeadlessUIKit
import TestSupport
import Testing

/// Transitions of every kind under random interaction complete or restore everything.
@Suite(.checkedDevices) struct RandomTransitionTests {
  @Test(
    "it completes or restores everything, with its elements at their positions", arguments: 0..<300)
  func course(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let kind = TransitionFixture.Kind.allCases[seed % 5]
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = Bool.random(using: &random)
    // `Fade` only fades in, and no view appears in a dismissal.
    let isInterruptible = kind == .dismissal || Bool.random(using: &random)
    let animator: any UIViewControllerAnimatedTransitioning =
      isInterruptible ? InterruptibleFade() : Fade()
    let (disappearing, appearing) = (MovingPage("disappearing"), MovingPage("appearing"))
    TransitionFixture.run(
      kind, by: animator, driver: driver, disappearing: disappearing, appearing: appearing
    ) { fixture in
      let before = fixture.stage.tree
      fixture.begin()
      var steps: [String] = []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        steps.append(step(fixture, driver, &random))
      }
      driver.finish()
      fixture.stage.settle()

      let course: Comment = "\(kind): \(steps.joined(separator: ", "))"
      #expect(fixture.appearing.transitionCoordinator == nil, course)
      let isResized = steps.contains { $0 == "rotate" || $0.hasPrefix("size") }
      if !fixture.isCompleted, !isResized {
        #expect(fixture.stage.tree == before, course)
      }
      for page in [disappearing, appearing] {
        let isInWindow = page.view.window != nil
        #expect(page.shown == [0, 1], course)
        #expect(isInWindow == (page.calls.last == "didAppear"), course)
        if isInWindow {
          #expect(roundedOpacity(of: page.view) == 1, course)
          let frame = page.view.convert(page.view.bounds, to: nil)
          #expect(frame == fixture.stage.window.bounds, course)
        }
      }
      // A view animation cannot be interrupted, and interaction that is too early or too late is
      // reported.
      let others = fixture.stage.device.diagnosticMessages(
        except: .invalidCall, .interactionEndedEarly, .interactionUpdatedLate)
      #expect(others == [], course)
    }
  }

  /// Performs a random step, and returns its description.
  private func step(
    _ fixture: TransitionFixture, _ driver: UIPercentDrivenInteractiveTransition,
    _ random: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0...11, using: &random) {
    case 0:
      driver.pause()
      return "pause"
    case 1...2:
      let fraction = CGFloat.random(in: -0.2...1.2, using: &random)
      driver.update(fraction)
      return "update \(fraction)"
    case 3:
      driver.finish()
      return "finish"
    case 4...5:
      driver.cancel()
      return "cancel"
    case 6...8:
      let time = Double.random(in: 0...0.2, using: &random)
      fixture.stage.advance(by: time)
      return "wait \(time)"
    case 9:
      fixture.stage.device.rotate(to: .landscapeLeft)
      return "rotate"
    case 10:
      let size = CGSize(
        width: CGFloat(Int.random(in: 3200...7000, using: &random)) / 10,
        height: CGFloat(Int.random(in: 3200...7000, using: &random)) / 10)
      fixture.stage.device.resize(to: size)
      return "size \(size.width) x \(size.height)"
    default:
      fixture.stage.device.goToBackgroundAndBack()
      return "background"
    }
  }
}
