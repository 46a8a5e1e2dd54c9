public import SegueConfig
public import SegueCore

/// Changes the parameters of a library's transitions while the app runs, and writes them as YAML.
public final class TransitionTuning {
  /// The library whose transitions are tuned.
  public let library: TransitionLibrary

  /// Creates the tuning of a library.
  public init(_ library: TransitionLibrary) { self.library = library }

  private func entry(_ transition: String) -> StyleEntry? {
    library.transition(transition).flatMap { library.styles[$0.identifier] }
  }

  // MARK: Parameters

  /// Returns the parameters of a transition in the order of the style's documentation; none for an
  /// unknown name.
  package func parameters(of transition: String) -> [TunedParameter] {
    guard let style = library.transition(transition), let entry = entry(transition) else {
      return []
    }
    let (values, changes) = (style.encoded, style.changes)
    return entry.parameters.filter { $0.presets.isEmpty }.map { parameter in
      let value = values.value(at: parameter.name) ?? .null
      return TunedParameter(
        path: parameter.name, summary: parameter.summary, unit: parameter.unit,
        range: parameter.range,
        form: ParameterForm(
          parameter.shape, value: value == .null ? parameter.standard ?? .null : value),
        // Optional if the default is no value.
        value: value, isOptional: (parameter.standard ?? .null) == .null,
        isChanged: changes.value(at: parameter.name) != nil)
    }
  }

  /// Returns all parameters of a transition as in a file; `null` for an unknown name.
  func values(of transition: String) -> JSONValue {
    library.transition(transition)?.encoded ?? .null
  }

  /// Sets a parameter of a transition, for styles that are used from now on, and for presentations
  /// whose style can change them.
  ///
  /// - Parameters:
  ///   - path: The key, such as `dimming.opacity`.
  ///   - value: The value as in a file; `nil` for the style's default.
  ///   - transition: The name of the transition.
  /// - Returns: The errors if the value is not valid; nothing is then changed.
  @discardableResult
  public func set(_ path: String, to value: JSONValue?, of transition: String)
    -> ConfigDiagnostics
  {
    guard let style = library.transition(transition) else { return ConfigDiagnostics() }
    return use(style.changes.setting(path, to: value), for: transition)
  }

  /// Sets the parameters of a transition to those of a map.
  private func use(_ parameters: JSONValue, for transition: String) -> ConfigDiagnostics {
    var diagnostics = ConfigDiagnostics()
    if let style = decode(parameters, for: transition, &diagnostics) {
      library.tune(transition, to: style)
    }
    return diagnostics
  }

  private func decode(
    _ parameters: JSONValue, for transition: String, _ diagnostics: inout ConfigDiagnostics
  ) -> ConfiguredStyle? {
    guard let entry = entry(transition), let value = parameters.configValue(&diagnostics) else {
      return nil
    }
    let style = entry.configuredStyle(value, into: &diagnostics)
    return diagnostics.hasErrors ? nil : style
  }

  // MARK: Presets

  /// Returns the presets of a transition's style, in the order of its documentation.
  public func presets(of transition: String) -> [PresetDescription] {
    entry(transition)?.parameters.flatMap(\.presets) ?? []
  }

  /// Sets all parameters of a transition to those of a preset; an unknown one is an error.
  @discardableResult
  public func selectPreset(_ preset: String, for transition: String) -> ConfigDiagnostics {
    use(.object([.init("preset", .string(preset))]), for: transition)
  }

  /// Sets all parameters of a transition to those that were compiled.
  public func reset(_ transition: String) { library.tune(transition, to: nil) }

  /// The transitions whose parameters are not those that were compiled.
  public var changed: [String] {
    library.names.filter {
      library.transition($0)?.changes != library.compiledTransition($0)?.changes
    }
  }

  // MARK: YAML

  /// Returns a transition as the smallest map in YAML that has its parameters: the keys that differ
  /// from the style's defaults, or from a preset.
  ///
  /// - Returns: `nil` for an unknown name.
  func smallest(_ transition: String) -> JSONValue? {
    guard let style = library.transition(transition) else { return nil }
    var best = style.changes
    for preset in presets(of: transition) {
      var ignored = ConfigDiagnostics()
      let name = JSONValue.Member("preset", .string(preset.name))
      guard let base = decode(.object([name]), for: transition, &ignored),
        let changes = differences(of: style, from: base)
      else { continue }
      let candidate = JSONValue.object([name] + (changes.members ?? []))
      guard candidate.yamlText.count < best.yamlText.count,
        decode(candidate, for: transition, &ignored)?.encoded == style.encoded
      else { continue }
      best = candidate
    }
    return .object([.init("style", .string(style.identifier))] + (best.members ?? []))
  }

  private func differences(of style: ConfiguredStyle, from base: ConfiguredStyle) -> JSONValue? {
    let names = library.styles[style.identifier]?.parameters.map(\.name) ?? []
    return style.encoded.changes(from: base.encoded) { group in
      names.contains { $0.hasPrefix("\(group).") }
    }
  }

  /// Returns the section `transitions` of a file with some transitions, in YAML.
  ///
  /// - Parameter names: The names of the transitions; by default those whose parameters were changed.
  public func yaml(_ names: [String]? = nil) -> String {
    let names = names ?? changed
    guard !names.isEmpty else { return "" }
    return "transitions:\n"
      + names.compactMap { name in smallest(name).map { Self.yaml(name, $0) } }.joined()
  }

  private static func yaml(_ name: String, _ value: JSONValue) -> String {
    let key = JSONValue.string(name).yamlText
    let line = "  \(key): \(value.yamlText)\n"
    if line.count <= 80 { return line }
    return "  \(key):\n"
      + (value.members ?? []).map { "    \($0.name): \($0.value.yamlText)\n" }.joined()
  }

  // MARK: State

  /// The parameters of the changed transitions as JSON, which an app may store; `nil` without changes.
  public var state: String? {
    let transitions = changed.compactMap { name in
      library.transition(name).map { Named(name: name, value: $0) }
    }
    return transitions.isEmpty ? nil : TransitionsText(transitions.changes).json.foldedText
  }

  /// Sets the parameters of a stored state. Transitions that the library no longer has, that have
  /// another style, or whose parameters are no longer valid are left out.
  ///
  /// - Throws: `InvalidTransitions` if the state is not one, or of a newer version; nothing is then
  ///   changed.
  public func restore(_ state: String) throws(InvalidTransitions) {
    var diagnostics = ConfigDiagnostics()
    let stored = CompiledTransitions(
      json: state.utf8, name: "the state", styles: library.styles, skipsInvalid: true,
      into: &diagnostics)
    guard let stored else { throw InvalidTransitions(diagnostics: diagnostics) }
    for transition in stored.transitions { library.tune(transition.name, to: transition.value) }
  }
}
