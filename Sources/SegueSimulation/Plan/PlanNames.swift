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
  var transitions: [String] = []
  /// The tabs of the root, each by its first screen.
  var tabs: [String] = []
  /// Tunings by the names of their transitions; one that cannot be read has none.
  var tunings: [String: StyleTuning] = [:]
  var catalog: StyleCatalog

  /// What can be tapped and measured.
  var targets: [String] { elements + screens + parts + Self.roles }

  /// What the item of a tab in the bar is called; no element can be.
  static func item(ofTab name: String) -> String { "tab \(name)" }

  /// No names, as for the schema of any file.
  init(catalog: StyleCatalog) { self.catalog = catalog }

  /// The names of a file; values that are of another kind than wanted count as empty.
  init(_ file: ConfigValue, catalog: StyleCatalog) {
    self.init(catalog: catalog)
    for screen in file["screens"]?.entries ?? [] {
      screens.append(screen.key)
      if screen.value["contentHeight"] != nil, parts.isEmpty { parts = [Self.scrollView] }
      for element in screen.value["elements"]?.items ?? [] {
        guard let id = element["id"]?.text, !elements.contains(id) else { continue }
        elements.append(id)
      }
    }
    transitions = file["transitions"]?.entries?.map(\.key) ?? []
    tabs = (file["root"]?["tabs"]?.items ?? []).compactMap { tab in
      tab.text ?? tab["navigation"]?.items?.first?.text
    }
  }

  var screen: ParameterKind<String> { .reference(to: "screen", among: screens) }
  var tab: ParameterKind<String> { .reference(to: "tab", among: tabs) }
  var transition: ParameterKind<String> { .reference(to: "transition", among: transitions) }
  var target: ParameterKind<String> { .reference(to: "target", among: targets) }
}
