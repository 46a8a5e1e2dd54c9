import HeadlessUIKit
import TestSupport
import Testing

@testable import SegueTesting

@Suite(.checkedDevices) struct DimmingWatchTests {
  private let stage = Stage()
  private let card = UIView(frame: rect(0, 0, 100, 100))
  private let dimming = UIView()

  init() {
    let (stage, card, dimming) = (stage, card, dimming)
    stage.device.perform {
      stage.root.view.addSubview(dimming)
      stage.root.view.addSubview(card)
    }
  }

  /// Moves the view, sets the opacity, and returns what the watch reports.
  private func report(
    of watch: inout DimmingWatch, at origin: CGPoint, alpha: Double, isAtRest: Bool = false
  ) -> String? {
    card.frame.origin = origin
    dimming.alpha = alpha
    let time = stage.device.now
    let fault =
      isAtRest
      ? watch.noteRest(movingView: card, chrome: [dimming], at: time)
      : watch.note(movingView: card, chrome: [dimming], at: time)
    return fault.map { "\($0.expected), found \($0.found)" }
  }

  @Test(
    "an opacity that does not fit the positions before and after it is reported",
    arguments: [
      (0.5, nil), (0.6, nil), (0.8, "alpha 0.5, as before 50 pt from the start, found 0.8"),
    ]
      as [(Double, String?)])
  func betweenPositions(alpha: Double, report: String?) {
    var watch = DimmingWatch()
    #expect(self.report(of: &watch, at: CGPoint(x: 0, y: 0), alpha: 0) == nil)
    #expect(self.report(of: &watch, at: CGPoint(x: 0, y: 100), alpha: 1) == nil)
    #expect(self.report(of: &watch, at: CGPoint(x: 0, y: 50), alpha: alpha) == report)
  }

  @Test("a view that rests elsewhere is watched along its next movement, in any direction")
  func elsewhere() {
    var watch = DimmingWatch()
    #expect(report(of: &watch, at: CGPoint(x: 0, y: 0), alpha: 0) == nil)
    #expect(report(of: &watch, at: CGPoint(x: 0, y: 100), alpha: 1) == nil)
    #expect(report(of: &watch, at: CGPoint(x: 0, y: 100), alpha: 1, isAtRest: true) == nil)
    #expect(report(of: &watch, at: CGPoint(x: 0, y: 50), alpha: 0, isAtRest: true) == nil)
    // Perpendicular to the first movement.
    #expect(report(of: &watch, at: CGPoint(x: 0, y: 50), alpha: 0) == nil)
    #expect(report(of: &watch, at: CGPoint(x: 100, y: 50), alpha: 1) == nil)
    #expect(
      report(of: &watch, at: CGPoint(x: 50, y: 50), alpha: 0.8)
        == "alpha 0.5, as before 50 pt from the start, found 0.8")
  }
}
