package import SegueApp
package import SegueConfig
package import SegueCore

/// All that a file says, checked and ready to be played: an app and its scenarios.
package nonisolated struct ScenarioFile: Sendable {
  /// The file it was read from, as verdicts name it.
  package var name: String
  /// The app.
  package var app = AppPlan()
  /// The scenarios in the order written.
  package var scenarios: [ScenarioPlan] = []

  /// Reads a file; all that is wrong with it is added to the diagnostics, each at its place.
  ///
  /// - Parameters:
  ///   - value: The file's value, with what it extends laid beneath.
  ///   - file: What verdicts call the file, usually its path.
  ///   - catalog: The styles that transitions may name.
  ///   - diagnostics: Takes what is wrong.
  /// - Returns: Nil when there were errors.
  package static func decode(
    _ value: ConfigValue, file: String, catalog: StyleCatalog,
    into diagnostics: inout ConfigDiagnostics
  ) -> ScenarioFile? {
    let errors = diagnostics.errorCount
    let names = AppNames(value, catalog: catalog, into: &diagnostics)
    let read = table(ScenarioNames(names)).decode(value, into: &diagnostics)
    guard var plan = read, diagnostics.errorCount == errors else { return nil }
    plan.name = file
    return plan
  }

  /// The schema of a file.
  ///
  /// - Parameter catalog: The styles that transitions may name.
  package static func schema(catalog: StyleCatalog) -> JSONSchema {
    table(ScenarioNames(AppNames(catalog: catalog))).schema()
  }

  private static func table(_ names: ScenarioNames) -> ParameterTable<ScenarioFile> {
    ParameterTable(
      "a Segue file", defaults: ScenarioFile(name: ""),
      AppPlan.parameters(names.app).map { $0.lifted(to: \ScenarioFile.app) } + [
        Parameter(
          AppNames.scenariosKey, \.scenarios, .list(of: ScenarioPlan.kind(names)),
          "What is done with the app, and what must hold.")
      ],
      rawValidator: { _, value, diagnostics in
        let scenarios = value[AppNames.scenariosKey]?.items ?? []
        diagnostics.reportEqual(scenarios.compactMap { $0["name"] }) { name in
          (
            "duplicate-scenario", "there are two scenarios \(quoted(name))",
            "give each its own name"
          )
        }
        AppPlan.checkNames(value, &diagnostics)
      })
  }
}
