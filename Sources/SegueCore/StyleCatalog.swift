public import SegueConfig

/// The styles that a program knows, by name.
public nonisolated struct StyleCatalog: Sendable {
  /// The styles, in the order to show them.
  public let entries: [StyleEntry]

  /// Makes a catalog; of two styles with one name the later counts.
  public init(_ entries: [StyleEntry]) {
    self.entries = entries.enumerated()
      .filter { index, entry in
        !entries[(index + 1)...].contains { $0.identifier == entry.identifier }
      }
      .map(\.element)
  }

  /// The catalog and one style more, which counts in place of one of the same name.
  public func adding<Parameters>(_ style: StyleDescriptor<Parameters>) -> StyleCatalog {
    StyleCatalog(entries + [StyleEntry(style)])
  }

  /// The style of a name; nil where there is none.
  public subscript(identifier: String) -> StyleEntry? {
    entries.first { $0.identifier == identifier }
  }

  /// The names, in the order to show them.
  public var identifiers: [String] { entries.map(\.identifier) }
}

/// A style of a catalog, whatever its parameters' type.
public nonisolated struct StyleEntry: Sendable {
  /// The name in YAML.
  public let identifier: String
  /// What the style does, in one sentence.
  public let summary: String
  /// Transitions of a YAML file that show the style.
  public let examples: [String]
  /// What people need to know of each tunable.
  public let parameters: [ParameterDescription]
  /// What may be written for the style, without the key `style`.
  public let schema: JSONSchema
  private let decodeTuning:
    @Sendable (ConfigValue?, StyleTuning?, inout ConfigDiagnostics) -> StyleTuning?

  /// Takes a style into a catalog.
  public init<Parameters>(_ descriptor: StyleDescriptor<Parameters>) {
    identifier = descriptor.identifier
    summary = descriptor.summary
    examples = descriptor.examples
    parameters = descriptor.parameters.descriptions()
    schema = descriptor.parameters.schema()
    decodeTuning = { value, base, diagnostics in
      let defaults = base?.parameters as? Parameters ?? descriptor.parameters.defaults
      let read = descriptor.parameters.decode(value, over: defaults, into: &diagnostics)
      return read.map { StyleTuning($0, of: descriptor) }
    }
  }

  /// Reads a style's tunables from a map.
  ///
  /// - Parameters:
  ///   - value: The map, without the key `style`; nil for the defaults.
  ///   - base: A tuning of the same style whose values stand where the map says nothing.
  ///   - diagnostics: Takes what is wrong, all of it.
  /// - Returns: Nil when the value is no map.
  public func tuning(
    _ value: ConfigValue?, over base: StyleTuning? = nil, into diagnostics: inout ConfigDiagnostics
  ) -> StyleTuning? {
    decodeTuning(value, base, &diagnostics)
  }
}

/// A style with its parameters set: what one transition of a YAML file means.
public nonisolated struct StyleTuning: Sendable {
  /// The style's name.
  public let identifier: String
  /// The parameters as YAML would say them, all of them.
  public let encoded: JSONValue
  let parameters: any Sendable
  private let build: @MainActor @Sendable () -> any TransitionStyle
  private let retune: @MainActor @Sendable (any TransitionStyle) -> Bool

  init<Parameters>(_ parameters: Parameters, of descriptor: StyleDescriptor<Parameters>) {
    identifier = descriptor.identifier
    encoded = descriptor.parameters.encode(parameters)
    self.parameters = parameters
    build = { descriptor.make(parameters) }
    retune = { style in
      guard let style = style as? any TunableStyle<Parameters> else { return false }
      style.parameters = parameters
      return true
    }
  }

  /// Makes the style.
  @MainActor public func make() -> any TransitionStyle { build() }

  /// Gives the parameters to a style that exists.
  ///
  /// - Returns: False when the style is of another kind; it is then unchanged.
  @MainActor public func apply(to style: any TransitionStyle) -> Bool { retune(style) }
}
