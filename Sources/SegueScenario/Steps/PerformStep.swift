package import SegueConfig

/// The steps of a list with a name.
package nonisolated struct PerformStep: Step {
  /// The list.
  private let list: NamedSteps.List

  package static let key = "perform"
  package static let synonyms = ["run", "runFlow", "call", "include"]
  package static let summary = "The steps of a list of the file's `steps` are performed."
  package static let examples = ["perform: openGames"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    let lists = names.namedSteps
    let reference = ParameterKind<String>.reference(
      to: "list", among: lists.names, takesAny: !lists.isKnown)
    return ParameterKind(
      reference.name, reference.shape,
      decode: { value, diagnostics in
        // The list is missing after an error in it, which was reported.
        reference.decode(value, &diagnostics).map {
          Self(list: lists[$0] ?? NamedSteps.List($0, []))
        }
      },
      encode: { .string($0.list.name) })
  }

  package var minimumDuration: Double { list.minimumDuration }
  package var performed: StepCount { StepCount() + list.count }
  package var trackedViews: Set<String> { list.trackedViews }

  package func perform(_ context: StepContext) { context.perform(list.steps) }
}
