import SegueConfig
package import SegueCore

/// The tables of the file format's reference page, generated from the lists that decode files.
package nonisolated struct ReferenceTables {
  private let names: ScenarioNames
  private let file: ParameterShape

  /// Creates the tables of some lists.
  package init(_ names: ScenarioNames) {
    self.names = names
    file = ScenarioFile.shape(catalog: names.app.catalog)
  }

  /// Creates the tables of a file that can use the styles of a catalog.
  package init(catalog: StyleCatalog) {
    self.init(ScenarioNames(AppNames(catalog: catalog, hasApp: false)))
  }

  /// All tables, each with the name of its marker in the page.
  package var all: [(name: String, text: String)] {
    tables.map { ($0.name, ($0.head + $0.entries.map(\.row)).joined(separator: "\n")) }
  }

  /// Every key, action, step and expectation of a file, in the order of the page, then every style
  /// and parameter; the keys in a value follow it.
  package var entries: [ReferenceEntry] {
    let sections = [
      keys("scenarios", at: ["scenarios", "*"]), keys("motions", at: ["motions", "*"]),
      keys("motions.spring", at: ["motions", "*", "spring"]),
      keys("transitions", at: ["transitions", "*"]),
    ]
    let listed = ([keys("", at: [])] + tables + sections).flatMap(\.entries)
    let styles = names.app.catalog.entries.map { style in
      ReferenceEntry(
        path: style.identifier, forms: style.examples, summary: style.summary,
        shape: style.shape)
    }
    let parameters = styles.map(\.inner)
    // An expectation is a key of several steps, a container can be in others, and `parameters` has the
    // keys of all styles: each is listed once, where it is defined.
    let paths = Set(listed.map(\.path))
    let defined = listed.filter { !$0.forms.isEmpty || $0.container != nil }
    let texts = Set((defined + parameters.joined()).map(\.text))
    let ofFile = listed.flatMap { entry in
      [entry] + entry.inner.filter { !paths.contains($0.path) && !texts.contains($0.text) }
    }
    let ofStyles = zip(styles, parameters).flatMap { style, parameters in
      [style] + parameters.flatMap { [$0] + $0.inner }
    }
    return ofFile + ofStyles
  }

  private struct Table {
    var name: String
    var head: [String]
    var entries: [ReferenceEntry]
  }

  private var tables: [Table] {
    [
      keys("device", at: ["device"]),
      keys("screens", at: ["screens", "*"]),
      keys("screens.sheet", at: ["screens", "*", "sheet"]),
      keys("screens.alert", at: ["screens", "*", "alert"]),
      keys("screens.alert.buttons", at: ["screens", "*", "alert", "buttons", "*"]),
      keys("screens.onDismissAttempt", at: ["screens", "*", "onDismissAttempt"]),
      keys("screens.elements", at: ["screens", "*", "elements", "*"]),
      table("actions", "action", "what it does", names.app.actions.map { entry($0) }),
      roots,
      table("steps", "step", "what happens", StepList.all(names).map { entry($0) }),
      table(
        "expectations", "expectation", "what must hold", names.expectations.map { entry($0) }),
    ]
  }

  /// Returns the table of the keys at a location of a file; `*` means every item of a list or map.
  private func keys(_ path: String, at location: [String]) -> Table {
    Table(
      name: path.split(separator: ".").last.map(String.init) ?? "",
      head: ["| key | what it sets | keys and values | default |", "|---|---|---|---|"],
      entries: shape(at: location).maps.flatMap(\.fields).map { ReferenceEntry($0, in: path) })
  }

  /// The table of the keys of a root, each with the container that has it.
  private var roots: Table {
    let entries = shape(at: ["root"]).maps.flatMap { container in
      container.fields.map {
        ReferenceEntry($0, in: "root", container: container.fields[0].name)
      }
    }
    return Table(
      name: "roots",
      head: [
        "| root | key | what it sets | keys and values | default |", "|---|---|---|---|---|",
      ],
      entries: entries)
  }

  private func shape(at location: [String]) -> ParameterShape {
    location.reduce(file) { shape, key in
      guard key == "*" else { return shape.keys.first { $0.name == key }?.shape ?? .anything }
      return switch shape.core {
      case .names(let value): value
      case .list(let item, _): item
      default: .anything
      }
    }
  }

  private func table(
    _ name: String, _ first: String, _ second: String, _ entries: [ReferenceEntry]
  ) -> Table {
    Table(
      name: name, head: ["| \(first) | \(second) | keys and values |", "|---|---|---|"],
      entries: entries)
  }

  private func entry<Taken: Step>(_ step: Taken.Type) -> ReferenceEntry {
    ReferenceEntry(
      path: "steps.\(step.key)", forms: forms(step.examples, of: step.key), summary: step.summary,
      shape: Taken.kind(names)?.shape)
  }

  private func entry<Expected: Expectation>(_ expectation: Expected.Type) -> ReferenceEntry {
    ReferenceEntry(
      path: "expect.\(expectation.key)", forms: forms(expectation.examples, of: expectation.key),
      summary: expectation.summary, shape: Expected.kind(names).shape)
  }

  /// Returns examples as written in a file: the first one is complete, the others lack the key.
  private func forms(_ examples: [String], of key: String) -> [String] {
    examples.prefix(1) + examples.dropFirst().map { "\(key): \($0)" }
  }

  /// Returns the entry of an action, with the forms that elements have.
  private func entry<Performed: Action>(_ action: Performed.Type) -> ReferenceEntry {
    let path = "actions.\(action.key)"
    if let table = Performed.flatTable(names.app) {
      let keys = table.parameters.map { "\($0.name): …" }.joined(separator: ", ")
      return ReferenceEntry(
        path: path, forms: ["{ \(keys) }"], summary: action.summary, shape: nil)
    }
    let shape = Performed.kind(names.app)?.shape
    let forms = [
      Performed.word.map { _ in Performed.key },
      shape.flatMap { $0.isEmptyMap ? nil : "{ \(Performed.key): … }" },
    ]
    return ReferenceEntry(
      path: path, forms: forms.compactMap(\.self), summary: action.summary, shape: shape)
  }
}

nonisolated extension ParameterShape {
  fileprivate var isEmptyMap: Bool {
    if case .record(let fields) = core { fields.isEmpty } else { false }
  }
}
