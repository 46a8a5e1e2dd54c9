import SegueConfig
import SegueCore

nonisolated extension ScenarioFile {
  /// Replaces each scenario that has a matrix by a scenario for each combination of its values.
  ///
  /// - Parameters:
  ///   - value: The file's value, without errors.
  ///   - catalog: The styles that transitions can use.
  ///   - diagnostics: Receives the errors of values in a matrix.
  mutating func expandMatrices(
    _ value: ConfigValue, catalog: StyleCatalog, into diagnostics: inout ConfigDiagnostics
  ) {
    let items = value[Self.scenariosKey]?.items ?? []
    guard scenarios.contains(where: { !$0.matrix.axes.isEmpty }), items.count == scenarios.count
    else { return }
    var remaining = ScenarioMatrix.mostScenarios
    for scenario in scenarios where !scenario.matrix.axes.isEmpty {
      remaining -= scenario.matrix.count(upTo: ScenarioMatrix.mostScenarios + 1)
      guard remaining < 0 else { continue }
      return diagnostics.error(
        "too-many", "the matrices make more than \(ScenarioMatrix.mostScenarios) scenarios",
        at: scenario.name.range ?? value.range,
        help: "remove values, or divide the scenarios between several files")
    }
    let written = zip(scenarios, items).map { ($0, $1.without(ScenarioPlan.matrixKey)) }
    scenarios = written.flatMap { scenario, item in
      MatrixExpansion(file: self, value: value, scenario: scenario, item: item, catalog: catalog)
        .scenarios(&diagnostics)
    }
  }
}

/// The scenarios that one scenario with a matrix results in.
private nonisolated struct MatrixExpansion {
  let file: ScenarioFile
  let value: ConfigValue
  let scenario: ScenarioPlan
  /// The scenario's value, without the matrix.
  let item: ConfigValue
  let catalog: StyleCatalog

  private var axes: [ScenarioMatrix.Axis] { scenario.matrix.axes }

  /// Returns a scenario for each combination, up to the first value with an error.
  func scenarios(_ diagnostics: inout ConfigDiagnostics) -> [ScenarioPlan] {
    guard !axes.isEmpty else { return [scenario] }
    // A file is decoded once for each combination of values of the app.
    var apps: [[Int]: ScenarioPlan] = [:]
    var found: [ScenarioPlan] = []
    for combination in scenario.matrix.combinations {
      let chosen = zip(axes, combination).map { axis, index in (axis, axis.values[index]) }
      let key = zip(axes, combination).filter { !$0.0.isOfDevice }.map(\.1)
      guard
        var plan = apps[key] ?? withApp(chosen.filter { !$0.0.isOfDevice }, &diagnostics),
        let device = device(chosen.filter(\.0.isOfDevice), &diagnostics)
      else { return found }
      apps[key] = plan
      plan.device = device
      let labels = chosen.map { $0.label(of: $1) }.joined(separator: ", ")
      plan.name.value += " (\(labels))"
      plan.matrix = ScenarioMatrix()
      found.append(plan)
    }
    return found
  }

  /// Returns the scenario with an app that has other values.
  private func withApp(
    _ chosen: [(ScenarioMatrix.Axis, ConfigValue)], _ diagnostics: inout ConfigDiagnostics
  ) -> ScenarioPlan? {
    if chosen.isEmpty { return scenario }
    let changed = chosen.reduce(value) { $1.0.setting($1.1).merged(over: $0) }
    let only = changed.changing(ScenarioFile.scenariosKey) { scenarios in
      ConfigValue(.list([item]), range: scenarios.range)
    }
    // Warnings are those of the file, which are already reported.
    var found = ConfigDiagnostics()
    let read = ScenarioFile.decode(only, file: file.name, catalog: catalog, into: &found)
    for error in found.all where error.severity == .error { diagnostics.add(error) }
    guard let read, var plan = read.scenarios.first else { return nil }
    plan.app = read.app
    return plan
  }

  /// Returns the scenario's device with other values.
  private func device(
    _ chosen: [(ScenarioMatrix.Axis, ConfigValue)], _ diagnostics: inout ConfigDiagnostics
  ) -> DevicePlan? {
    if chosen.isEmpty { return scenario.device }
    var written = writtenDevice
    for (axis, value) in chosen {
      if axis.path.count == 1 {
        // Another device, with the settings of the former one.
        written = DevicePlan.asMap(value).merged(over: written.without(DevicePlan.hardwareKeys))
      } else {
        written = axis.setting(value, after: 1).merged(over: written)
      }
    }
    return DevicePlan.kind(over: .phone).decode(written, &diagnostics)
  }

  /// The scenario's device as differences from a phone. The name of a preset, and a map with a size,
  /// inherit nothing from the file's device.
  private var writtenDevice: ConfigValue {
    let key = AppPlan.Key.device.rawValue
    let inherited = value[key].map(DevicePlan.asMap) ?? ConfigValue(.map([]), range: item.range)
    guard let own = item[key].map(DevicePlan.asMap) else { return inherited }
    return own["preset"] ?? own["size"] == nil ? own.merged(over: inherited) : own
  }
}
