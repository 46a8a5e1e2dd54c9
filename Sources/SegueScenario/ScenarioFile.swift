package import SegueConfig
package import SegueCore

/// A decoded and checked file: an app and its scenarios.
package nonisolated struct ScenarioFile: Sendable {
  /// The name of the file in verdicts.
  package var name: String
  /// The app.
  package var app = AppPlan()
  /// The scenarios in file order.
  package var scenarios: [ScenarioPlan] = []
  /// The lists of steps by name, in file order, which the scenarios can perform.
  package var steps: [Named<[Located<any Step>]>] = []

  /// The identifiers of the styles that the file's transitions use, in alphabetical order.
  package var styles: [String] { Set(app.transitions.map(\.value.identifier)).sorted() }

  /// The key of the transitions.
  package static let transitionsKey = AppPlan.Key.transitions.rawValue

  /// The transitions in file order.
  package var transitions: [Named<ConfiguredStyle>] { app.transitions }

  /// Returns the style of a transition with all its parameters; `nil` for an unknown name.
  package func transition(_ name: String) -> ConfiguredStyle? {
    app.transitions.first { $0.name == name }?.value
  }

  /// Decodes a file and reports all its errors: first the names, then what refers to them.
  ///
  /// - Parameters:
  ///   - value: The file's value, merged with the files that it extends.
  ///   - file: The name of the file in verdicts, usually its path.
  ///   - catalog: The styles that transitions can use.
  ///   - diagnostics: Receives the errors.
  /// - Returns: The file, or `nil` if there were errors.
  package static func decode(
    _ value: ConfigValue, file: String, catalog: StyleCatalog,
    into diagnostics: inout ConfigDiagnostics
  ) -> ScenarioFile? {
    let errors = diagnostics.errorCount
    let names = AppNames(
      value, catalog: catalog, otherKeys: [NamedSteps.key, scenariosKey], into: &diagnostics)
    var scenarioNames = ScenarioNames(names)
    scenarioNames.namedSteps = NamedSteps(
      value[NamedSteps.key], scenarioNames, into: &diagnostics)
    var file = ScenarioFile(name: file, app: AppPlan(names))
    file.steps = scenarioNames.namedSteps.all
    let read = table(scenarioNames).decode(
      value, over: file, except: AppPlan.keysOfNames + [NamedSteps.key], into: &diagnostics)
    guard var plan = read, diagnostics.errorCount == errors else { return nil }
    plan.app.checkContainers(value, &diagnostics)
    plan.app.checkSheets(value, &diagnostics)
    plan.expandMatrices(value, catalog: catalog, into: &diagnostics)
    plan.checkWork(value, &diagnostics)
    return diagnostics.errorCount == errors ? plan : nil
  }

  /// Returns the shape of a file.
  ///
  /// - Parameter catalog: The styles that transitions can use.
  package static func shape(catalog: StyleCatalog) -> ParameterShape {
    .offering(
      .requiring(
        ["screens", "root"], unlessOnly: ["motions", "transitions"],
        table(ScenarioNames(AppNames(catalog: catalog, hasApp: false))).shape())
    ) {
      [
        JSONSchema.Snippet(
          "file", "An app of two screens, a transition and a scenario.",
          """
          screens:
            home:
              elements: [{ id: open, title: Open, action: { present: panel, with: slide } }]
            panel: {}
          root: home
          transitions:
            slide: { style: slideIn }
          scenarios:
            - name: the panel slides in
              steps:
                - tap: open
                - settle
                - expect: { top: panel }
          """)
      ]
    }
  }

  static let scenariosKey = "scenarios"

  private static func table(_ names: ScenarioNames) -> ParameterTable<ScenarioFile> {
    ParameterTable(
      "a Segue file", defaults: ScenarioFile(name: ""),
      AppPlan.parameters(names.app).map { $0.lifted(to: \ScenarioFile.app) } + [
        Parameter(
          NamedSteps.key, \.steps, NamedSteps.kind(names),
          "Lists of steps by name, which 'perform' performs in scenarios and in other lists."),
        Parameter(
          scenariosKey, \.scenarios, .list(of: ScenarioPlan.kind(names)),
          "The scenarios: steps with the app, and expectations."),
      ],
      rawValidator: { _, value, diagnostics in
        let scenarios = value[Self.scenariosKey]?.items ?? []
        diagnostics.reportDuplicates(scenarios.compactMap { $0["name"] }) { name in
          (
            "duplicate-scenario", "there are two scenarios \(quoted(name))",
            "give each its own name"
          )
        }
        AppPlan.checkNames(value, names.app, &diagnostics)
      })
  }
}
