package import SegueConfig
package import SegueCore

/// The names that a file gives to its parts, so that every use of one can be checked in its place.
package nonisolated struct AppNames: Sendable {
  /// What parts of transitions are called, whichever style they belong to.
  package static let roles = [
    "dimming", "sheetView", "grabber", "back", "navigationBar", "tabBar", "keyboard",
  ]

  /// The list of a screen that can scroll.
  package static let scrollView = "content"

  /// The kind of the events that styles report.
  package static let reports = "style"

  package var screens: [String] = []
  package var elements: [String] = []
  /// Views that people do not name, where the file has them.
  package var parts: [String] = []
  /// The screens that are alerts.
  var alerts: [String] = []
  /// The device of the app, read before scenarios, which change it; nil where it is not right.
  package private(set) var device: DevicePlan? = .phone
  /// The transitions that are right, in the order written; read before what uses them.
  private(set) var transitions: [Named<StyleTuning>] = []
  /// The names of the transitions.
  var transitionNames: [String] = []
  /// The tabs of the root, each by its first screen.
  package var tabs: [String] = []
  /// The pages, each by its first screen.
  var pages: [String] = []
  /// What the containers are called, as verdicts and events name them.
  var containers: [String] = []
  /// The same by their names.
  private(set) var tunings: [String: StyleTuning] = [:]
  /// The styles that transitions may name.
  package let catalog: StyleCatalog
  /// The actions that elements and steps may name.
  package let actions: [any Action.Type]
  /// What no element can be called.
  private var taken: Set<String> = []
  /// Whether screens, transitions and containers can be named. They cannot where their section is
  /// missing or no map; that is the mistake then, and names of what would be in it are not.
  package private(set) var (knowsScreens, knowsTransitions, knowsRoot) = (true, true, true)

  /// What can be tapped and measured.
  package var targets: [String] { elements + screens + parts + Self.roles }

  /// What the item of a tab in the bar is called; no element can be.
  package static func item(ofTab name: String) -> String { "tab \(name)" }

  /// No names, as for the schema of any file.
  package init(catalog: StyleCatalog, actions: [any Action.Type] = ActionList.all) {
    self.catalog = catalog
    self.actions = actions
  }

  /// The names of a file, with what it says of its device and its transitions; values that are of
  /// another kind than wanted count as empty.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - catalog: The styles that transitions may name.
  ///   - actions: The actions that elements and steps may name.
  ///   - diagnostics: Takes what is wrong with the device and the transitions.
  package init(
    _ file: ConfigValue, catalog: StyleCatalog, actions: [any Action.Type] = ActionList.all,
    into diagnostics: inout ConfigDiagnostics
  ) {
    self.init(catalog: catalog, actions: actions)
    if let value = file["device"] {
      device = DevicePlan.kind(over: .phone).decode(value, &diagnostics)
    }
    let sections = Self.sections(of: file)
    knowsScreens = sections.screens?.entries != nil
    knowsTransitions = sections.transitions.map { $0.entries != nil } ?? true
    knowsRoot = sections.root != nil
    var known: Set<String> = []
    for screen in sections.screens?.entries ?? [] {
      screens.append(screen.key)
      if screen.value["contentHeight"] != nil, parts.isEmpty { parts = [Self.scrollView] }
      if screen.value["alert"] != nil { alerts.append(screen.key) }
      let buttons = screen.value["alert"]?["buttons"]?.items ?? []
      for element in (screen.value["elements"]?.items ?? []) + buttons {
        guard let id = element["id"]?.text, known.insert(id).inserted else { continue }
        elements.append(id)
      }
    }
    if let value = sections.transitions, value.entries != nil || file["transitions"] != nil {
      readTransitions(value, into: &diagnostics)
    }
    if let root = sections.root { findNames(in: root) }
    taken = Set(screens + parts + Self.roles)
  }

  private mutating func readTransitions(
    _ value: ConfigValue, into diagnostics: inout ConfigDiagnostics
  ) {
    let kind = StyleTuning.kind(catalog)
    guard let entries = value.entries else {
      // Not a map: this reports so.
      _ = ParameterKind<[Named<StyleTuning>]>.map(of: kind).decode(value, &diagnostics)
      return
    }
    for entry in entries {
      transitionNames.append(entry.key)
      guard let tuning = kind.decode(entry.value, &diagnostics) else { continue }
      tunings[entry.key] = tuning
      transitions.append(Named(name: entry.key, value: tuning, nameRange: entry.keyRange))
    }
  }

  /// The key beside an app's in a file.
  package static let scenariosKey = "scenarios"

  /// The sections that give names, also under a misspelled key: that key is the one mistake then.
  static func sections(
    of file: ConfigValue
  ) -> (screens: ConfigValue?, transitions: ConfigValue?, root: ConfigValue?) {
    func section(_ key: String) -> ConfigValue? {
      file[key] ?? file.misspelledEntry(key, among: AppPlan.keys + [scenariosKey])?.value
    }
    return (section("screens"), section("transitions"), section("root"))
  }

  /// The keys of containers; each names what is in it.
  private static let containerKeys = RootList.containers.map { $0.key }

  /// What the container of a key is called.
  package static func container(_ key: String, of screen: String) -> String {
    key == "tabs" ? key : "\(key) of \(screen)"
  }

  private mutating func findNames(in root: ConfigValue) {
    for key in Self.containerKeys {
      guard let items = root[key]?.items, let first = Self.firstScreen(in: root) else { continue }
      containers.append(Self.container(key, of: first))
      let screens = items.compactMap(Self.firstScreen)
      if key == "tabs" { tabs = screens }
      if key == "pages" { pages += screens }
      for item in items { findNames(in: item) }
      // A screen in a column stands in a stack.
      if key == "split" {
        containers += items.compactMap(\.text).map { Self.container("navigation", of: $0) }
      }
    }
  }

  private static func firstScreen(in value: ConfigValue) -> String? {
    value.text
      ?? containerKeys.lazy.compactMap { value[$0]?.items?.first }.first.flatMap(firstScreen)
  }

  package var screen: ParameterKind<String> {
    .reference(to: "screen", among: screens, takesAny: !knowsScreens)
  }
  /// A screen that is no alert, for a place in a container.
  package var contained: ParameterKind<String> {
    let (screen, alerts) = (screen, alerts)
    return ParameterKind(
      screen.name, schema: screen.schema,
      decode: { value, diagnostics in
        guard let name = screen.decode(value, &diagnostics) else { return nil }
        guard alerts.contains(name) else { return name }
        diagnostics.error(
          "contradiction", "\(quoted(name)) is an alert, which can only be presented",
          at: value.range, help: "name a screen without the key alert")
        return nil
      },
      encode: screen.encode)
  }
  package var tab: ParameterKind<String> {
    .reference(to: "tab", among: tabs, takesAny: !knowsRoot)
  }
  package var page: ParameterKind<String> {
    .reference(to: "page", among: pages, takesAny: !knowsRoot)
  }
  package var presenter: ParameterKind<String> {
    .reference(
      to: "presenter", among: screens + containers, takesAny: !knowsScreens || !knowsRoot)
  }
  var transition: ParameterKind<String> {
    .reference(to: "transition", among: transitionNames, takesAny: !knowsTransitions)
  }
  package var target: ParameterKind<String> {
    .reference(to: "target", among: targets, takesAny: !knowsScreens)
  }

  /// Adds an error for an id that is the name of something else.
  func reportTaken(_ id: ConfigValue?, _ diagnostics: inout ConfigDiagnostics) {
    guard let id, let name = id.text, taken.contains(name) else { return }
    let other =
      screens.contains(name) ? "screen" : parts.contains(name) ? "list" : "part of transitions"
    diagnostics.error(
      "duplicate-name", "\(quoted(name)) is the name of a \(other) too", at: id.range,
      help: "give the element another id, so that targets are clear")
  }
}
