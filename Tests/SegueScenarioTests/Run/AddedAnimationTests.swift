import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SegueRecording
import SegueScenario
import Testing

/// A panel that appears immediately and shakes by an animation added to its layer.
private nonisolated let shake = StyleDescriptor(
  identifier: "shake", summary: "A panel shakes.",
  parameters: ParameterTable("a shake style", defaults: NoParameters(), []),
  make: { ShakeTransition($0) })

private nonisolated struct NoParameters: Sendable {}

private final class ShakeTransition: @MainActor TunableStyle, ModalTransitionDelegate {
  var parameters: NoParameters

  init(_ parameters: NoParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? { ShakeMovement() }
}

private struct ShakeMovement: TransitionMovement {
  let timing = TransitionTiming.curve(.linear, duration: 0.1)

  func prepare(_ context: MovementContext) {
    if context.direction == .forward { context.view.alpha = 0 }
  }

  func animate(_ context: MovementContext) {
    context.view.alpha = 1
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 100, 0]
    (shake.duration, shake.isAdditive) = (0.4, true)
    context.view.layer.add(shake, forKey: "shake")
  }
}

/// Recordings of animations that are added to layers.
@Suite struct AddedAnimationTests {
  @Test("an animation added to a layer is evaluated and recorded, also after the transition")
  func recorded() throws {
    let text = """
      device: { size: [400, 600] }
      screens: { home: {}, panel: {} }
      root: home
      transitions: { shake: { style: shake } }
      scenarios:
        - name: it
          steps:
            - present: { screen: panel, with: shake }
            - wait: 100ms
            - expect: { frame: { of: panel, x: 50, tolerance: 0.001 } }
            - wait: 200ms
            - expect: { frame: { of: panel, x: 50, tolerance: 0.001 } }
            - settle
            - expect: { frame: { of: panel, x: 0 }, diagnostics: none }
      """
    let recording = try playFile(text, catalog: StyleCatalog([StyleEntry(shake)]))
    #expect(recording.failures == [])
    let middles = recording.states(atFrames: [0, 3, 6, 12, 18, 24]).map { tree in
      tree.first(named: "panel")?.state.position.x
    }
    #expect(middles == [200, 225, 250, 300, 250, 200])
  }
}
