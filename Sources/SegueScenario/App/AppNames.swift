package import SegueConfig
package import SegueCore

/// The names that a file defines, for checking every reference to one where it is written.
package nonisolated struct AppNames: Sendable {
  /// The roles of views that the system or SegueParts adds.
  static let systemRoles = [
    "dimming", "blur", "grabber", "back", "navigationBar", "tabBar", "keyboard",
  ]

  /// What a role is, in messages.
  static let roleText = "a role, the name of a view of a style or the system"

  /// The roles of views that are not elements: the system's, and those of the styles.
  package let roles: [String]

  /// The name of a screen's scroll view.
  package static let scrollView = "content"

  /// The kind of events that styles report.
  package static let reports = "style"

  package var screens: [String] = []
  package var elements: [String] = []
  /// The ids of the elements, without the names of their cells.
  private(set) var elementIDs: [String] = []
  /// The number of cells of each element that has cells.
  private(set) var cellCounts: [String: Int] = [:]
  /// The number of cells of each element that has cells and whose id no other view has.
  private var repeatedElements: [String: Int] = [:]
  /// The views that Segue names: `content`, if a screen scrolls.
  package var parts: [String] = []
  /// The screens that are alerts.
  var alerts: [String] = []
  /// The app's device, decoded before the scenarios that change it; `nil` if it is invalid.
  package private(set) var device: DevicePlan? = .phone
  /// The motions and transitions, decoded before their uses.
  private(set) var transitions = FileTransitions<ConfiguredStyle>()
  /// The tabs of the root, each identified by its first screen.
  package internal(set) var tabs: [String] = []
  /// The pages, each identified by its first screen.
  var pages: [String] = []
  /// The names of the containers in verdicts and events.
  var containers: [String] = []
  /// The styles that transitions can use.
  package let catalog: StyleCatalog
  /// The actions of elements and steps.
  package let actions: [any Action.Type]
  /// Names that an element cannot have.
  private var taken: Set<String> = []
  /// Whether the file has an app: one that contains only `transitions` and `motions` has none.
  package private(set) var hasApp = true
  /// Whether the names of screens, transitions and containers are known. If a section is missing or
  /// not a map, that alone is the error, and references into it are accepted.
  package private(set) var (knowsScreens, knowsTransitions, knowsRoot) = (true, true, true)

  /// The names of everything that can be tapped and measured.
  package var targets: [String] { elements + screens + parts + roles }

  /// Returns the accessibility identifier of a tab's item; an element's id cannot be equal.
  package static func item(ofTab name: String) -> String { "tab \(name)" }

  /// Creates an empty set of names, for the schema of any file.
  package init(
    catalog: StyleCatalog, actions: [any Action.Type] = ActionList.all, hasApp: Bool = true
  ) {
    self.hasApp = hasApp
    self.catalog = catalog
    roles = Self.systemRoles + catalog.roles.filter { !Self.systemRoles.contains($0) }
    self.actions = actions
  }

  /// Collects the names of a file, and decodes its device, motions and transitions; a value of a wrong
  /// kind counts as empty.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - catalog: The styles that transitions can use.
  ///   - actions: The actions of elements and steps.
  ///   - otherKeys: The keys of the file next to the app's.
  ///   - diagnostics: Receives errors in these.
  package init(
    _ file: ConfigValue, catalog: StyleCatalog, actions: [any Action.Type] = ActionList.all,
    otherKeys: [String], into diagnostics: inout ConfigDiagnostics
  ) {
    self.init(catalog: catalog, actions: actions)
    if let value = file["device"] {
      device = DevicePlan.kind(over: .phone).decode(value, &diagnostics)
    }
    let sections = Self.sections(of: file, otherKeys)
    hasApp =
      file["transitions"] == nil
      || file.entries?.allSatisfy { ["motions", "transitions"].contains($0.key) } != true
    knowsScreens = sections.screens?.entries != nil
    knowsTransitions = sections.transitions.map { $0.entries != nil } ?? true
    knowsRoot = sections.root != nil
    var known: Set<String> = []
    var cells: [String] = []
    var idsWithoutCells: Set<String> = []
    screens: for screen in sections.screens?.entries ?? [] {
      screens.append(screen.key)
      let scrolls = screen.value["elements"]?.items?.contains {
        $0["position"]?.text == ElementPlan.Position.content.rawValue
      }
      if screen.value["contentHeight"] != nil || scrolls == true { parts = [Self.scrollView] }
      if screen.value["alert"] != nil { alerts.append(screen.key) }
      if screen.value["inNavigationController"]?.boolean == true {
        containers.append(NavigationPlan.name(of: screen.key))
      }
      let buttons = screen.value["alert"]?["buttons"]?.items ?? []
      for element in (screen.value["elements"]?.items ?? []) + buttons {
        // The element's name, then those of its cells.
        let names = CellsPlan.names(of: element).compactMap(\.text)
        if names.count > 1 {
          cellCounts[names[0], default: 0] = max(cellCounts[names[0]] ?? 0, names.count - 1)
        } else {
          idsWithoutCells.formUnion(names)
        }
        if let id = names.first, known.insert(id).inserted { elementIDs.append(id) }
        cells += names.dropFirst().filter { known.insert($0).inserted }
        if cells.count > CellsPlan.maxOfFile {
          diagnostics.error(
            "too-many",
            "the screens up to this one have more than \(CellsPlan.maxOfFile) cells, which is the "
              + "most that a file can have",
            at: screen.keyRange, help: "write fewer cells, or divide the screens between files")
          break screens
        }
      }
    }
    elements = elementIDs + cells
    // A misspelled section that is not a map has only the error of its key.
    let isRead = sections.transitions?.entries != nil || file["transitions"] != nil
    transitions = FileTransitions(
      motions: file["motions"], transitions: isRead ? sections.transitions : nil,
      ConfiguredStyle.kind(catalog), shape: { catalog[$0]?.shape }, into: &diagnostics)
    for entry in sections.transitions?.entries ?? [] {
      checkViews(
        in: entry.value, of: entry.value["style"]?.text.flatMap { catalog[$0] }, &diagnostics)
    }
    if let root = sections.root { findNames(in: root) }
    for screen in sections.screens?.entries ?? [] {
      if let content = screen.value["content"], content.entries != nil {
        findNames(in: content, isContent: true)
      }
    }
    taken = Set(screens + parts + roles)
    repeatedElements = cellCounts.filter {
      !idsWithoutCells.contains($0.key) && !taken.contains($0.key)
    }
  }

  /// Returns the sections that define names, also under a misspelled key: the key is then the only
  /// error.
  private static func sections(
    of file: ConfigValue, _ otherKeys: [String]
  ) -> (screens: ConfigValue?, transitions: ConfigValue?, root: ConfigValue?) {
    func section(_ key: AppPlan.Key) -> ConfigValue? {
      let keys = AppPlan.Key.allCases.map(\.rawValue) + otherKeys
      return file[key.rawValue] ?? file.misspelledEntry(key.rawValue, among: keys)?.value
    }
    return (section(.screens), section(.transitions), section(.root))
  }

  /// Adds the names of the container that a root or a content is, and of those in it.
  private mutating func findNames(in root: ConfigValue, isContent: Bool = false) {
    for container in RootList.containers {
      guard let items = root[container.key]?.items, let first = Self.firstScreen(in: root) else {
        continue
      }
      containers.append(
        isContent ? container.contentName(of: first) : container.name(of: first))
      for item in items { findNames(in: item) }
      container.addNames(of: items, to: &self)
    }
  }

  /// Returns the first screen of a root as written; `nil` if it has none.
  static func firstScreen(in value: ConfigValue) -> String? {
    value.text
      ?? RootList.containers.lazy.compactMap { value[$0.key]?.items?.first }.first
      .flatMap(firstScreen)
  }

  package var screen: ParameterKind<String> {
    .reference(to: "screen", among: screens, takesAny: !knowsScreens)
  }
  /// The kind of a screen in a container: not an alert.
  package var contained: ParameterKind<String> {
    let (screen, alerts) = (screen, alerts)
    return ParameterKind(
      screen.name, screen.shape,
      decode: { value, diagnostics in
        guard let name = screen.decode(value, &diagnostics) else { return nil }
        guard alerts.contains(name) else { return name }
        diagnostics.error(
          "contradiction", "\(quoted(name)) is an alert, which can only be presented",
          at: value.range, help: "use a screen without the key 'alert'")
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
    var kind = ParameterKind<String>.reference(
      to: "presenter", among: screens + containers, takesAny: !knowsScreens || !knowsRoot)
    // A schema accepts any name of a container; unlike that of a screen, it has spaces.
    let container = RootList.containers.map { $0.key }.joined(separator: "|")
    kind.shape = .any(
      of: [kind.shape, .text(pattern: "^(\(container)) of [A-Za-z0-9_-]{1,64}$")])
    return kind
  }
  var transition: ParameterKind<String> {
    .reference(to: "transition", among: transitions.names, takesAny: !knowsTransitions)
  }

  /// Returns the kind of a reference to a view for touches: not to an element that cells repeat, whose
  /// name only a selected cell has.
  package func view(_ kind: ParameterKind<String>) -> ParameterKind<String> {
    let repeatedElements = repeatedElements
    return ParameterKind(
      kind.name, kind.shape,
      decode: { value, diagnostics in
        guard let name = kind.decode(value, &diagnostics) else { return nil }
        guard let count = repeatedElements[name] else { return name }
        diagnostics.error(
          "unknown-target",
          "\(quoted(name)) is the element that cells repeat, each of which has a name",
          at: value.range, help: "did you mean \(CellsPlan.range(count, of: name))?")
        return nil
      },
      encode: kind.encode)
  }

  /// Adds an error for an element id that is already another name.
  func reportTaken(_ id: ConfigValue?, _ diagnostics: inout ConfigDiagnostics) {
    guard let id, let name = id.text, taken.contains(name) else { return }
    let other =
      screens.contains(name)
      ? "the name of a screen"
      : parts.contains(name)
        ? "the name of a scroll view" : Self.roleText
    diagnostics.error(
      "duplicate-name", "\(quoted(name)) is also \(other)", at: id.range,
      help: "give the element another id, so that targets are unambiguous")
  }
}
