package import SegueConfig

/// An action of the app as a step: performed programmatically from the screen that it names.
package nonisolated struct ActionStep<Performed: Action>: Step {
  /// The action.
  package var action: Performed
  /// The source screen; by default the topmost visible one.
  package var source: String?

  package static var key: String { Performed.key }
  package static var synonyms: [String] { Performed.synonyms }
  package static var summary: String { Performed.summary }
  package static var examples: [String] { Performed.examples }
  package static var word: Self? { Performed.word.map { Self(action: $0) } }

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    guard Performed.hasSource, let table = table(names) else {
      return Performed.kind(names.app)?.mapped({ Self(action: $0) }, back: { $0.action })
    }
    let shortForms = Performed.shortForms(names.app).map { form in
      form.mapped({ Self(action: $0) }, back: { $0.source == nil ? $0.action : nil })
    }
    return .of(shortForms, or: table)
  }

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    // By closures: key paths of a generic type would be made at run time, which is slow.
    Performed.table(names.app).map { table in
      table.lifted(
        get: { $0.action }, set: { $0.action = $1 }, of: Self(action: table.defaults),
        adding: [
          Parameter(
            "from", get: { $0.source }, set: { $0.source = $1 }, .optional(names.app.screen),
            "The source screen; by default the topmost visible one.")
        ])
    }
  }

  package var sentence: String? { action.sentence + (source.map { " from \($0)" } ?? "") }

  package func perform(_ context: StepContext) {
    guard let controller = context.controller(named: source) else { return }
    action.perform(
      ActionContext(app: context.app, source: controller) { context.fail($0) })
  }
}
