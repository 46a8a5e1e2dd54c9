import SegueConfig

/// The steps of a scenario.
package nonisolated enum StepList {
  /// The steps that are not actions, in display order.
  package static let own: [any Step.Type] = [
    TapStep.self, DragStep.self, SwipeStep.self, HoldStep.self, TouchesStep.self, ReleaseStep.self,
    ScrollUntilVisibleStep.self, TypeStep.self, EscapeStep.self, BackgroundStep.self, WaitStep.self,
    WaitUntilStep.self,
    SettleStep.self,
    RotateStep.self,
    ResizeStep.self, ContentSizeCategoryStep.self, DeviceStep.self, TogetherStep.self,
    RepeatStep.self, PerformStep.self,
    ExpectStep.self,
    AlwaysStep.self, NeverStep.self, SnapshotStep.self,
  ]

  /// Returns all steps, the app's actions last.
  package static func all(_ names: ScenarioNames) -> [any Step.Type] {
    names.steps + actions(names)
  }

  private static func actions(_ names: ScenarioNames) -> [any Step.Type] {
    names.app.actions.map { step(of: $0) }
  }

  /// Returns the kind of an action of the app's code, without those of the user and of time.
  static func actionKind(_ names: ScenarioNames) -> ParameterKind<any Step> {
    .oneOf("an action", actions(names).flatMap { alternatives($0, names) })
  }

  private static func step<Performed: Action>(of action: Performed.Type) -> any Step.Type {
    ActionStep<Performed>.self
  }

  /// Returns the kind of a step: a word such as `settle`, or a map of one key.
  static func kind(_ names: ScenarioNames) -> ParameterKind<any Step> {
    let all = all(names)
    return .oneOf(
      "a step", all.flatMap { alternatives($0, names) },
      synonyms: synonyms(of: all.map { ($0.key, $0.synonyms) })
    ).offering {
      all.flatMap { step in
        step.examples.prefix(1).map { JSONSchema.Snippet(step.key, step.summary, $0) }
      }
    }.defined(as: "step")
  }

  private static func alternatives<Taken: Step>(
    _ type: Taken.Type, _ names: ScenarioNames
  ) -> [ParameterKind<any Step>.Alternative] {
    Taken.alternatives(Taken.kind(names), { $0 }, back: { $0 as? Taken })
  }
}
