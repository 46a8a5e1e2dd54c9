import HeadlessUIKit
import TestSupport
import Testing

/// Every kind of transition under hands that do what they like: whatever they did, it ends as if
/// they had not, here or there.
@Suite struct RandomCourseTests {
  @Test("it arrives or leaves all as it was, its elements in their places", arguments: 0..<300)
  func course(_ seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    let kind = Journey.Kind.allCases[seed % 5]
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = Bool.random(using: &dice)
    let canBeCaught = kind == .dismissal || Bool.random(using: &dice)
    let animator: any UIViewControllerAnimatedTransitioning =
      canBeCaught ? InterruptibleFade() : Fade()
    let (leaving, coming) = (MovingPage("leaving"), MovingPage("coming"))
    Journey.run(kind, by: animator, driver: driver, leaving: leaving, coming: coming) { journey in
      let before = journey.stage.tree
      journey.begin()
      var steps: [String] = []
      for _ in 0..<Int.random(in: 1...8, using: &dice) {
        steps.append(step(journey, driver, &dice))
      }
      driver.finish()
      journey.stage.settle()

      let course: Comment = "\(kind): \(steps.joined(separator: ", "))"
      #expect(journey.coming.transitionCoordinator == nil, course)
      let isResized = steps.contains { $0 == "turn" || $0.hasPrefix("size") }
      if !journey.hasArrived, !isResized {
        #expect(journey.stage.tree == before, course)
      }
      for page in [leaving, coming] {
        let isUp = page.view.window != nil
        #expect(page.shown == [0, 1], course)
        #expect(isUp == (page.calls.last == "didAppear"), course)
        if isUp {
          #expect(roundedOpacity(of: page.view) == 1, course)
          let place = page.view.convert(page.view.bounds, to: nil)
          #expect(place == journey.stage.window.bounds, course)
        }
      }
      // A view animation cannot be caught, and a hand that is too early or too late is told so.
      let told: [DeviceDiagnostic.Code] = [
        .misuse, .interactionEndedEarly, .interactionUpdatedLate,
      ]
      #expect(journey.stage.diagnosticCodes.allSatisfy { told.contains($0) }, course)
    }
  }

  /// Does one thing, and says what.
  private func step(
    _ journey: Journey, _ driver: UIPercentDrivenInteractiveTransition,
    _ dice: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0...11, using: &dice) {
    case 0:
      driver.pause()
      return "pause"
    case 1...2:
      let share = CGFloat.random(in: -0.2...1.2, using: &dice)
      driver.update(share)
      return "update \(share)"
    case 3:
      driver.finish()
      return "finish"
    case 4...5:
      driver.cancel()
      return "cancel"
    case 6...8:
      let time = Double.random(in: 0...0.2, using: &dice)
      journey.stage.advance(by: time)
      return "wait \(time)"
    case 9:
      journey.stage.device.rotate(to: .landscapeLeft)
      return "turn"
    case 10:
      let size = CGSize(
        width: CGFloat(Int.random(in: 3200...7000, using: &dice)) / 10,
        height: CGFloat(Int.random(in: 3200...7000, using: &dice)) / 10)
      journey.stage.device.resize(to: size)
      return "size \(size.width) x \(size.height)"
    default:
      journey.stage.device.goToBackgroundAndBack()
      return "background"
    }
  }
}
