package import SegueConfig
import SegueCore

/// The names of views, in expectations, touches and transitions.
nonisolated extension AppNames {
  /// The name of the whole screen as an area.
  package static let screenArea = "screen"

  /// The kind of a view's name.
  package var target: ParameterKind<String> { kind(listedFirst: []) }

  /// The kind of an area that can contain a view: a view's name, or the whole screen.
  package var area: ParameterKind<String> {
    kind(listedFirst: [Self.screenArea], meaning: ["window", "device"])
  }

  /// Returns the kind of a target.
  ///
  /// - Parameters:
  ///   - others: Further names, listed first.
  ///   - words: Words for which the message suggests the first of these.
  private func kind(
    listedFirst others: [String], meaning words: [String] = []
  ) -> ParameterKind<String> {
    let known = Set(targets + others)
    var kind = ParameterKind<String>.reference(to: "target", among: [], takesAny: true)
    kind.decode = { [self] value, diagnostics in
      guard let name = value.text, !value.isNothing else {
        // Reports the wrong type.
        return ParameterKind<String>.reference(to: "target", among: others + listedTargets)
          .decode(value, &diagnostics)
      }
      guard knowsScreens, !known.contains(name) else { return name }
      let nearest =
        words.contains(name) ? others.first : nearestName(to: name, among: targets + others)
      diagnostics.error(
        "unknown-target", "unknown target \(quoted(name))", at: value.range,
        help: help(name, nearest, listing(others + listedTargets, called: "targets")))
      return nil
    }
    return kind
  }

  /// Adds an error for each view in a transition's parameters that the app does not have: the
  /// transition would be performed without it.
  ///
  /// - Parameters:
  ///   - parameters: The parameters as written.
  ///   - style: The style; `nil` if it is not known, which is reported elsewhere.
  ///   - diagnostics: Receives the errors.
  func checkViews(
    in parameters: ConfigValue, of style: StyleEntry?, _ diagnostics: inout ConfigDiagnostics
  ) {
    // Without screens the views are those of an app's code.
    guard let style, hasApp, knowsScreens else { return }
    for view in style.shape.views(in: parameters) { checkView(view, &diagnostics) }
  }

  private func checkView(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard let name = value.text, !targets.contains(name) else { return }
    let nearest = nearestName(to: name, among: elements)
    diagnostics.error(
      "unknown-element", "no screen has the element \(quoted(name))", at: value.range,
      help: help(name, nearest, listing(elementIDs.flatMap(listed), called: "elements")))
  }

  /// The roles, the elements with the cells of one as a range, and the screens, for messages.
  private var listedTargets: [String] { roles + elementIDs.flatMap(listed) + screens + parts }

  private func listed(_ id: String) -> [String] {
    cellCounts[id].map { [id, CellsPlan.range($0, of: id)] } ?? [id]
  }

  /// Returns the help for an unknown name: which cells there are, or the nearest name and a list.
  private func help(_ name: String, _ nearest: String?, _ list: String) -> String {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let id = String(name.dropLast(digits))
    if digits > 0, let count = cellCounts[id] {
      return "the cells of \(quoted(id)) are \(id)1 to \(id)\(count)"
    }
    // The list begins with "the", which begins a sentence here.
    return nearest.map { "did you mean '\($0)'? T\(list.dropFirst())" } ?? list
  }
}
