import DimmingStyle
import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct TransitionContentTests {
  @Test("content's own movement is used in each direction, with its durations")
  func contentMovement() {
    let content = Content()
    content.durations = [.forward: 0.4, .reverse: 0.1]
    let stage = DimmingStage(panel: content)
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }))
    #expect(stage.shown == CGRect(x: 50, y: 410, width: 200, height: 240))
    stage.device.settle()
    #expect(stage.device.now == 0.4)
    #expect(stage.shown == CGRect(x: 50, y: 360, width: 200, height: 240))
    stage.dismiss()
    stage.device.settle()
    #expect(stage.device.now == 0.5)
    #expect(stage.window.subviews.count == 1)
  }

  @Test("content with a movement for one direction uses the style's for the other")
  func movementForOneDirection() {
    let content = Content()
    content.durations = [.reverse: 0.1]
    let stage = DimmingStage(panel: content)
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }))
    #expect(stage.shown == CGRect(x: 50, y: 840, width: 200, height: 240))
    stage.device.settle()
    #expect(stage.device.now == 0.25)
    stage.dismiss()
    stage.device.settle()
    #expect(stage.device.now == 0.35)
  }

  @Test("content is queried at every tap, and notified of taps that do not dismiss")
  func queriedAtEveryTap() {
    let content = Content()
    content.mayDismissByTap = false
    var reports: [String] = []
    let stage = DimmingStage(panel: content)
    stage.present(
      StyleDescriptor.dimming.make(makeParameters { _ in }),
      host: TransitionHost(report: { reports.append($0) }))
    stage.device.settle()
    tap(stage)
    tap(stage)
    #expect(content.taps == [false, false])
    #expect(stage.root.presentedViewController === content)
    content.mayDismissByTap = true
    tap(stage)
    #expect(content.taps == [false, false, true])
    #expect(reports == ["tap on dimming", "tap on dimming", "tap on dimming"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a tap that ends during a dismissal is reported to the content, and does not dismiss again")
  func tapEndsDuringDismissal() {
    let content = Content()
    let stage = DimmingStage(panel: content)
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }))
    stage.device.settle()
    stage.device.touchDown(at: CGPoint(x: 150, y: 100))
    stage.dismiss()
    stage.device.advance(by: 0.05)
    stage.device.touchUp()
    stage.device.turn()
    #expect(content.taps == [false])
    stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("content's own movement keeps its travel when the device rotates during the transition")
  func rotationDuringTransition() {
    let content = Content()
    content.durations = [.forward: 0.2, .reverse: 0.2]
    let stage = DimmingStage(panel: content)
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }))
    stage.device.advance(by: 0.1)
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    #expect(stage.shown == CGRect(x: 200, y: 60, width: 200, height: 240))
    stage.dismiss()
    stage.device.advance(by: 0.1)
    stage.device.rotate(to: .portrait)
    #expect(content.view.transform.ty == 50)
    stage.device.settle()
    #expect(content.view.transform.isIdentity)
    #expect(stage.window.subviews.count == 1)
  }

  nonisolated struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var byParameter = false
    var byHost = false
    var isModal = false
  }

  @Test(
    "the parameter and the app may refuse a tap too, and the content is notified",
    arguments: [
      Refusal(testDescription: "dismissOnTap is false", byParameter: true),
      Refusal(testDescription: "the app refuses", byHost: true),
      Refusal(testDescription: "the content is modal", isModal: true),
    ])
  func refused(_ refusal: Refusal) {
    let content = Content()
    content.isModalInPresentation = refusal.isModal
    let stage = DimmingStage(panel: content)
    let style = StyleDescriptor.dimming.make(
      makeParameters { $0.dimming.dismissOnTap = !refusal.byParameter })
    let host =
      refusal.byHost ? TransitionHost(mayDismiss: { _, _ in false }) : TransitionHost()
    stage.present(style, host: host)
    stage.device.settle()
    tap(stage)
    #expect(content.taps == [false])
    #expect(stage.root.presentedViewController === content)
  }

  @Test("a tap outside a controller without TransitionContent dismisses, one on its view does not")
  func plain() {
    let stage = DimmingStage()
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }))
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 150, y: 500))
    stage.device.settle()
    #expect(stage.root.presentedViewController === stage.panel)
    tap(stage)
    #expect(stage.root.presentedViewController == nil)
  }

  private func tap(_ stage: DimmingStage) {
    stage.device.tap(at: CGPoint(x: 150, y: 100))
    stage.device.settle()
  }
}

/// Content that moves by 50 pt from below, in the directions for which it has a duration.
private final class Content: UIViewController, TransitionContent {
  var durations: [TransitionDirection: Double] = [:]
  var mayDismissByTap = true
  var taps: [Bool] = []

  func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    durations[direction].map { Movement(timing: .curve(.linear, duration: $0)) }
  }

  func didTapOutside(dismisses: Bool) { taps.append(dismisses) }

  struct Movement: TransitionMovement {
    let timing: TransitionTiming
    private let away = CGAffineTransform(translationX: 0, y: 50)

    init(timing: TransitionTiming) { self.timing = timing }

    func prepare(_ context: MovementContext) {
      if context.direction == .forward { context.view.transform = away }
    }
    func animate(_ context: MovementContext) {
      context.view.transform = context.direction == .forward ? .identity : away
    }
    func finish(_ context: MovementContext, completed: Bool) { context.view.transform = .identity }
  }
}
