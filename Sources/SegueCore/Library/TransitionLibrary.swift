public import SegueConfig

/// The transitions of an app by name, read from the JSON that `segue compile` writes.
///
/// ```swift
/// let library = try TransitionLibrary(json: Data(contentsOf: url), styles: shippedStyles)
/// panel.use(library["slide"])
/// ```
///
/// The transitions can be replaced while the app runs, for example by a remote configuration. The styles
/// that the library has returned then receive the new parameters: what is on the screen keeps the
/// parameters with which it was presented, and the next use has the new ones.
public final class TransitionLibrary {
  /// The styles that the transitions can use.
  package let styles: StyleCatalog
  private var compiled: CompiledTransitions
  /// The tuned transitions by name.
  private var tuning: [String: ConfiguredStyle] = [:]
  private var vended: [VendedStyle] = []
  /// The number of vended styles at which released ones are removed; it doubles with those that remain, so
  /// that removal takes little time per style.
  private var pruningCount = 16

  /// A style that the library returned, and the name of its transition.
  private struct VendedStyle {
    let name: String
    weak var style: (any TransitionStyle)?
  }

  /// Creates a library from compiled transitions.
  ///
  /// - Parameters:
  ///   - json: The JSON in UTF-8, at most 1 MiB.
  ///   - name: The name of the JSON in messages.
  ///   - styles: The styles that the transitions can use, such as `shippedStyles`.
  /// - Throws: `InvalidTransitions` with all errors and their locations.
  public convenience init(
    json: some Collection<UInt8>, name: String = "transitions.json", styles: StyleCatalog
  ) throws(InvalidTransitions) {
    self.init(try Self.read(json, name, styles), styles)
  }

  package init(_ compiled: CompiledTransitions, _ styles: StyleCatalog) {
    self.compiled = compiled
    self.styles = styles
  }

  private static func read(
    _ json: some Collection<UInt8>, _ name: String, _ styles: StyleCatalog
  ) throws(InvalidTransitions) -> CompiledTransitions {
    var diagnostics = ConfigDiagnostics()
    if let compiled = CompiledTransitions(
      json: json, name: name, styles: styles, into: &diagnostics)
    {
      return compiled
    }
    throw InvalidTransitions(diagnostics: diagnostics)
  }

  // MARK: Transitions

  /// The names of the transitions, in the order of the JSON.
  public var names: [String] { compiled.transitions.map(\.name) }

  /// The digest of the transitions, 16 hexadecimal digits: equal for equal transitions. Tuning does not
  /// change it.
  public var digest: String { compiled.digest }

  /// Returns a new style of a transition, for one or several controllers.
  ///
  /// An unknown name gives `nil`, with which `use` presents as UIKit does. It is reported with the nearest
  /// name: in the console, and on a simulated device as a diagnostic. Where a transition may be absent,
  /// ask `names` first.
  public subscript(name: String) -> (any TransitionStyle)? {
    let style = makeStyle(name)
    if style == nil {
      var diagnostics = ConfigDiagnostics()
      diagnostics.unknownName(
        "transition", name, "in a TransitionLibrary, which returned nil", known: names, at: nil)
      for one in diagnostics.all { reportMistake("\(one.message): \(one.help ?? "")") }
    }
    return style
  }

  /// Returns a new style of a transition; `nil` for an unknown name, which is not reported.
  package func makeStyle(_ name: String) -> (any TransitionStyle)? {
    guard let style = transition(name)?.make() else { return nil }
    remember(style, name)
    return style
  }

  /// Returns the current style and parameters of a transition; `nil` for an unknown name.
  package func transition(_ name: String) -> ConfiguredStyle? {
    tuning[name] ?? compiledTransition(name)
  }

  /// Returns a transition as it was compiled, without tuning; `nil` for an unknown name.
  package func compiledTransition(_ name: String) -> ConfiguredStyle? {
    compiled.transitions.first { $0.name == name }?.value
  }

  private func remember(_ style: any TransitionStyle, _ name: String) {
    if vended.count >= pruningCount {
      vended.removeAll { $0.style == nil }
      pruningCount = max(16, vended.count * 2)
    }
    vended.append(VendedStyle(name: name, style: style))
  }

  // MARK: Changes

  /// Replaces all transitions, and discards all tuning.
  ///
  /// Every transition of the library must be in the JSON, so that no name in the app's code becomes
  /// invalid; it may contain others too. A transition whose style is another one has it at its next
  /// `library[name]`; controllers that use the former style keep it.
  ///
  /// - Parameters:
  ///   - json: The JSON in UTF-8, at most 1 MiB.
  ///   - name: The name of the JSON in messages.
  /// - Throws: `InvalidTransitions`; the library is then unchanged.
  public func replace(
    with json: some Collection<UInt8>, name: String = "transitions.json"
  ) throws(InvalidTransitions) {
    let new = try Self.read(json, name, styles)
    let missing = names.filter { name in !new.transitions.contains { $0.name == name } }
    guard missing.isEmpty else {
      var diagnostics = ConfigDiagnostics()
      diagnostics.error(
        "missing-transitions",
        "\(quotedPath(name)) lacks transitions of the library: \(missing.joined(separator: ", "))",
        at: nil, help: "compile it from a file with all transitions that the app uses")
      throw InvalidTransitions(diagnostics: diagnostics)
    }
    compiled = new
    tuning = [:]
    for style in vended { apply(style) }
  }

  /// Sets the parameters of a transition until the transitions are replaced.
  ///
  /// Presentations that are on the screen change too, if their style can do that.
  ///
  /// - Parameters:
  ///   - name: The name of the transition.
  ///   - transition: The parameters; `nil` uses those that were compiled.
  /// - Returns: `false` for an unknown name, or another style; the library is then unchanged.
  @discardableResult
  package func tune(_ name: String, to transition: ConfiguredStyle?) -> Bool {
    guard let original = compiledTransition(name),
      transition.map({ $0.identifier == original.identifier }) != false
    else { return false }
    tuning[name] = transition
    for vended in vended where vended.name == name {
      apply(vended)
      (vended.style as? any TunableStyle)?.updatePresentations()
    }
    return true
  }

  private func apply(_ vended: VendedStyle) {
    guard let style = vended.style else { return }
    _ = transition(vended.name)?.apply(to: style)
  }
}

/// The errors of compiled transitions.
public nonisolated struct InvalidTransitions: Error, CustomStringConvertible, Sendable {
  /// The errors.
  public let diagnostics: ConfigDiagnostics

  package init(diagnostics: ConfigDiagnostics) { self.diagnostics = diagnostics }

  /// The errors as text: each with its message, location, line and help.
  public var description: String { diagnostics.report() }
}
