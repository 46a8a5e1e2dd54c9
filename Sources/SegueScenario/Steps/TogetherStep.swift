package import SegueConfig

/// Several actions of the app's code in one run-loop turn.
package nonisolated struct TogetherStep: Step {
  /// The actions in order, as steps with their source ranges.
  package var actions: [Located<any Step>]

  package static let key = "together"
  package static let summary =
    "The app's code performs several actions in one run-loop turn. Without `from`, the source of "
    + "each is the screen that was visible before the step."
  package static let examples = ["together: [present: games, present: settings]"]

  /// Returns whether both have equal actions at the same source locations.
  package static func == (left: TogetherStep, right: TogetherStep) -> Bool {
    left.actions.equal(right.actions)
  }

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    ParameterKind<[Located<any Step>]>
      .list(of: .located(StepList.actionKind(names)), count: 2...20)
      .mapped(Self.init, back: \.actions)
  }

  package var sentence: String? {
    actions.compactMap(\.value.sentence).joined(separator: ", ") + " in one run-loop turn"
  }

  package var performed: StepCount { StepCount() + actions.performed }

  package func perform(_ context: StepContext) {
    let source = context.app.top
    for action in actions {
      action.value.perform(context.performing(at: action.range, from: source))
    }
  }
}
