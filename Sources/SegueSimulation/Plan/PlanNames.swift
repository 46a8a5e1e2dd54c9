import SegueConfig
import SegueCore

/// The names that a file gives to its parts, so that every use of one can be checked in its place.
nonisolated struct PlanNames: Sendable {
  /// What parts of transitions are called, whichever style they belong to.
  static let roles = [
    "dimming", "sheetView", "grabber", "back", "navigationBar", "tabBar", "keyboard",
  ]

  /// The list of a screen that can scroll.
  static let scrollView = "content"

  /// The kind of the events that styles report.
  static let reports = "style"

  var screens: [String] = []
  var elements: [String] = []
  /// Views that people do not name, where the file has them.
  var parts: [String] = []
  /// The screens that are alerts.
  var alerts: [String] = []
  var transitions: [String] = []
  /// The tabs of the root, each by its first screen.
  var tabs: [String] = []
  /// The pages, each by its first screen.
  var pages: [String] = []
  /// What the containers are called, as verdicts and events name them.
  var containers: [String] = []
  /// Tunings by the names of their transitions; one that cannot be read has none.
  var tunings: [String: StyleTuning] = [:]
  var catalog: StyleCatalog
  /// What no element can be called.
  private var taken: Set<String> = []
  /// Whether screens, transitions and containers can be named. They cannot where their section is
  /// missing or no map; that is the mistake then, and names of what would be in it are not.
  private(set) var (knowsScreens, knowsTransitions, knowsRoot) = (true, true, true)

  /// What can be tapped and measured.
  var targets: [String] { elements + screens + parts + Self.roles }

  /// What the item of a tab in the bar is called; no element can be.
  static func item(ofTab name: String) -> String { "tab \(name)" }

  /// No names, as for the schema of any file.
  init(catalog: StyleCatalog) { self.catalog = catalog }

  /// The names of a file; values that are of another kind than wanted count as empty.
  init(_ file: ConfigValue, catalog: StyleCatalog) {
    self.init(catalog: catalog)
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
    transitions = sections.transitions?.entries?.map(\.key) ?? []
    if let root = sections.root { findNames(in: root) }
    taken = Set(screens + parts + Self.roles)
  }

  /// The keys of a file.
  static let fileKeys = ["device", "screens", "root", "transitions", "scenarios"]

  /// The sections that give names, also under a misspelt key: that key is the one mistake then.
  static func sections(
    of file: ConfigValue
  ) -> (screens: ConfigValue?, transitions: ConfigValue?, root: ConfigValue?) {
    func section(_ key: String) -> ConfigValue? {
      file[key] ?? file.misspeltEntry(key, among: fileKeys)?.value
    }
    return (section("screens"), section("transitions"), section("root"))
  }

  /// The keys of containers; each names what is in it.
  private static let containerKeys = ["navigation", "split", "pages", "tabs"]

  /// What the container of a key is called.
  static func container(_ key: String, of screen: String) -> String {
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

  var screen: ParameterKind<String> {
    .reference(to: "screen", among: screens, takesAny: !knowsScreens)
  }
  /// A screen that is no alert, for a place in a container.
  var contained: ParameterKind<String> {
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
  var tab: ParameterKind<String> { .reference(to: "tab", among: tabs, takesAny: !knowsRoot) }
  var page: ParameterKind<String> { .reference(to: "page", among: pages, takesAny: !knowsRoot) }
  var presenter: ParameterKind<String> {
    .reference(
      to: "presenter", among: screens + containers, takesAny: !knowsScreens || !knowsRoot)
  }
  var transition: ParameterKind<String> {
    .reference(to: "transition", among: transitions, takesAny: !knowsTransitions)
  }
  var target: ParameterKind<String> {
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
