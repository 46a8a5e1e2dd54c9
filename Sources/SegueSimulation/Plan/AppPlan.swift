public import SegueConfig
public import SegueCore

/// A little app and its scenarios: all that a file says, checked and ready to be played.
public nonisolated struct AppPlan: Sendable {
  /// The file it was read from, as verdicts name it.
  public var file: String
  /// The device that scenarios run on where they name none.
  public var device: DevicePlan
  /// The screens by name, in the order written.
  public var screens: [Named<ScreenPlan>]
  /// What the app starts with.
  public var root: RootPlan
  /// The transitions by name, in the order written.
  public var transitions: [Named<StyleTuning>]
  /// The scenarios in the order written.
  public var scenarios: [ScenarioPlan]

  /// Reads a file; all that is wrong with it is added to the diagnostics, each in its place.
  ///
  /// - Parameters:
  ///   - value: The file's value, with what it extends laid beneath.
  ///   - file: What verdicts call the file, usually its path.
  ///   - catalog: The styles that transitions may name.
  ///   - diagnostics: Takes what is wrong.
  /// - Returns: Nil when there were errors.
  public static func decode(
    _ value: ConfigValue, file: String, catalog: StyleCatalog,
    into diagnostics: inout ConfigDiagnostics
  ) -> AppPlan? {
    let errors = diagnostics.errorCount
    var names = PlanNames(value, catalog: catalog)
    for entry in PlanNames.sections(of: value).transitions?.entries ?? [] {
      names.tunings[entry.key] = StyleTuning.kind(catalog).decode(entry.value, &diagnostics)
    }
    // A scenario's device lies over the file's, which therefore comes first.
    let device = value["device"].flatMap {
      DevicePlan.kind(over: .phone).decode($0, &diagnostics)
    }
    let table = table(names, device: device ?? .phone)
    guard var plan = table.decode(value, into: &diagnostics), diagnostics.errorCount == errors
    else { return nil }
    plan.file = file
    return plan
  }

  /// The schema of a file.
  ///
  /// - Parameter catalog: The styles that transitions may name.
  public static func schema(catalog: StyleCatalog) -> JSONSchema {
    table(PlanNames(catalog: catalog), device: .phone).schema()
  }

  private static func table(_ names: PlanNames, device: DevicePlan) -> ParameterTable<AppPlan> {
    ParameterTable(
      "a Segue file",
      defaults: AppPlan(
        file: "", device: device, screens: [], root: .screen(""), transitions: [], scenarios: []),
      [
        Parameter(
          "device", \.device, DevicePlan.kind(over: .phone),
          "The device: the name of a preset, or a map of what differs from one."),
        Parameter(
          "screens", \.screens, .map(of: .record(ScreenPlan.table(names))), required: true,
          "The screens of the app by name."),
        Parameter(
          "root", \.root, RootPlan.kind(names), required: true,
          "What the app starts with: a screen, { navigation: [screens] }, { split: [columns] }, "
            + "{ pages: [pages] } or { tabs: [any of them] }."),
        Parameter(
          "transitions", \.transitions, .map(of: StyleTuning.kind(names.catalog)),
          "The transitions by name: a style each, with its tunables."),
        Parameter(
          "scenarios", \.scenarios, .list(of: ScenarioPlan.kind(names, device: device)),
          "What is done with the app, and what must hold."),
      ],
      writtenCheck: checkNames)
  }

  /// Scenarios have names of their own; a screen is not called as a part of transitions.
  private static func checkNames(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    diagnostics.reportEqual((value["scenarios"]?.items ?? []).compactMap { $0["name"] }) { name in
      (
        "duplicate-scenario", "there are two scenarios \(quoted(name))", "give each its own name"
      )
    }
    for screen in value["screens"]?.entries ?? [] where PlanNames.roles.contains(screen.key) {
      diagnostics.error(
        "duplicate-name", "\(quoted(screen.key)) is the name of a part of transitions too",
        at: screen.keyRange, help: "give the screen another name, so that targets are clear")
    }
  }
}

nonisolated extension ConfigDiagnostics {
  /// Adds an error for every text that stood before.
  mutating func reportEqual(
    _ values: [ConfigValue], _ error: (String) -> (code: String, message: String, help: String)
  ) {
    var first: [String: ConfigValue] = [:]
    for value in values {
      guard let text = value.text, !text.isEmpty else { continue }
      if let other = first[text] {
        let error = error(text)
        self.error(
          error.code, error.message, at: value.range, help: error.help,
          notes: [.init("the first is here", at: other.range)])
      } else {
        first[text] = value
      }
    }
  }
}
