import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

/// The key frames of movements.
@Suite(.checkedDevices) struct MovementKeyframeTests {
  /// Presents a view that slides up over the whole transition, and fades in a key frame.
  private final class Rising: TransitionStyle, ModalTransitionDelegate {
    let keyframe: Keyframe
    let timing: TransitionTiming

    init(_ keyframe: Keyframe, _ timing: TransitionTiming = .curve(.linear, duration: 0.4)) {
      self.keyframe = keyframe
      self.timing = timing
    }

    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? {
      DisplacementMovement(
        timing, presented: { _ in .slide(y: 100) },
        keyframes: [DisplacementKeyframe(keyframe) { _ in .scale(0.5) + .fade() }])
    }
  }

  private func present(_ style: Rising) -> (stage: Stage, panel: UIViewController) {
    let (stage, panel) = (Stage(), UIViewController())
    stage.device.perform {
      panel.use(style)
      stage.root.present(panel, animated: true)
      stage.device.turn()
    }
    return (stage, panel)
  }

  /// The current offset, scale and opacity.
  private func pose(_ panel: UIViewController, _ stage: Stage) -> [Double] {
    stage.device.perform {
      let shown = panel.view.layer.presentation() ?? panel.view.layer
      return [shown.transform.m42, shown.transform.m11, Double(shown.opacity)]
    }
  }

  @Test("a part of a displacement with a key frame is animated in its part, mirrored in reverse")
  func mirrored() {
    let (stage, panel) = present(
      Rising(Keyframe(relativeStartTime: 0.5, relativeDuration: 0.25)))
    func expect(_ values: [Double], after time: Double) {
      stage.device.advance(by: time)
      for (value, expected) in zip(pose(panel, stage), values) {
        #expect(isClose(value, expected), "at \(stage.device.now) s")
      }
    }
    expect([100, 0.5, 0], after: 0)
    expect([50, 0.5, 0], after: 0.2)
    expect([37.5, 0.75, 0.5], after: 0.05)
    expect([25, 1, 1], after: 0.05)
    stage.device.settle()
    #expect(panel.view.transform.isIdentity)
    stage.device.perform {
      stage.root.dismiss(animated: true)
      stage.device.turn()
    }
    expect([25, 1, 1], after: 0.1)
    expect([37.5, 0.75, 0.5], after: 0.05)
    expect([50, 0.5, 0], after: 0.05)
    stage.device.settle()
    #expect(panel.view.transform.isIdentity)
    #expect(panel.view.alpha == 1)
  }

  @Test("a spring bounces outside of key frames only")
  func bounce() {
    let spring = TransitionTiming.dampedSpring(ratio: 0.4, duration: 0.5, initialVelocity: 0)
    let (stage, panel) = present(
      Rising(Keyframe(relativeStartTime: 0.25, relativeDuration: 0.75), spring))
    var least = [Double](repeating: 1, count: 2)
    var greatestScale = 0.0
    for _ in 0..<30 {
      stage.device.advance(by: 1.0 / 60)
      let pose = pose(panel, stage)
      least[0] = min(least[0], pose[0])
      greatestScale = max(greatestScale, pose[1])
    }
    #expect(least[0] < -10)
    #expect(greatestScale == 1)
  }

  @Test("a transition without animation ends at the end of its key frames")
  func unanimated() {
    let (stage, panel) = (Stage(), UIViewController())
    stage.device.perform {
      panel.use(Rising(Keyframe(relativeStartTime: 0.5, relativeDuration: 0.5)))
      stage.root.present(panel, animated: false)
    }
    stage.device.settle()
    #expect(stage.device.now == 0)
    #expect(pose(panel, stage) == [0, 1, 1])
  }

  nonisolated struct Root: Sendable { var rise = Keyframe() }

  @Test("a style writes a key frame in the words of alongside")
  func table() {
    let table = ParameterTable(
      "a style", defaults: Root(),
      [Parameter("rise", \.rise, group: Keyframe.table, "When it rises.")])
    #expect(
      table.shape().descriptions.map(\.name) == ["rise.relativeStartTime", "rise.relativeDuration"])
  }
}
