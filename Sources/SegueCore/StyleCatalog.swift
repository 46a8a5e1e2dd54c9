package import SegueConfig

/// The styles that are available by name.
public nonisolated struct StyleCatalog: Sendable {
  /// The styles, in display order.
  package let entries: [StyleEntry]

  /// Makes a catalog; of two styles with one name the later is used.
  public init(_ entries: [StyleEntry]) {
    self.entries = entries.enumerated()
      .filter { index, entry in
        !entries[(index + 1)...].contains { $0.identifier == entry.identifier }
      }
      .map(\.element)
  }

  /// Returns the catalog with another style, which replaces one of the same name.
  public func adding<Parameters>(_ style: StyleDescriptor<Parameters>) -> StyleCatalog {
    StyleCatalog(entries + [StyleEntry(style)])
  }

  /// Returns the style of a name; nil if there is none.
  public subscript(identifier: String) -> StyleEntry? {
    entries.first { $0.identifier == identifier }
  }

  /// The names, in display order.
  public var identifiers: [String] { entries.map(\.identifier) }

  /// Returns the name of the style that another word means; nil if none.
  package func identifier(meantBy otherName: String) -> String? {
    entries.first { $0.otherNames.contains(otherName) }?.identifier
  }

  /// The roles of the styles' own views, each once, in display order.
  package var roles: [String] {
    entries.flatMap(\.roles).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A style of a catalog, without its parameters' type.
public nonisolated struct StyleEntry: Sendable {
  /// The name in YAML.
  package let identifier: String
  /// What the style does, in one sentence.
  package let summary: String
  /// Example transitions, as in a YAML file.
  package let examples: [String]
  /// The accessibility identifiers of the style's own views.
  package let roles: [String]
  /// Other words for the style, for suggestions.
  package let otherNames: [String]
  /// The documentation of each parameter.
  package var parameters: [ParameterDescription] { shape.descriptions }
  /// The shape of the map of the style's parameters, without the key `style`.
  package let shape: ParameterShape
  private typealias Decode =
    @Sendable (ConfigValue?, ConfiguredStyle?, inout ConfigDiagnostics) -> ConfiguredStyle?
  private let decodeParameters: Decode

  /// Creates the entry of a style.
  public init<Parameters>(_ descriptor: StyleDescriptor<Parameters>) {
    identifier = descriptor.identifier
    summary = descriptor.summary
    examples = descriptor.examples
    roles = descriptor.roles
    otherNames = descriptor.otherNames
    shape = .deferred { descriptor.parameters.shape(definedAs: descriptor.identifier) }
    decodeParameters = { value, base, diagnostics in
      let defaults = base?.parameters as? Parameters ?? descriptor.parameters.defaults
      return descriptor.parameters.decode(value, over: defaults, into: &diagnostics)
        .map { ConfiguredStyle($0, of: descriptor) }
    }
  }

  /// Decodes a style's parameters from a map.
  ///
  /// - Parameters:
  ///   - value: The map, without the key `style`; `nil` for the defaults.
  ///   - base: The parameters of the same style for keys that the map does not contain; `nil`, the default, for
  ///     the style's defaults.
  ///   - diagnostics: Receives all errors and warnings.
  /// - Returns: `nil` if the value is not a map.
  package func configuredStyle(
    _ value: ConfigValue?, over base: ConfiguredStyle? = nil,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfiguredStyle? {
    decodeParameters(value, base, &diagnostics)
  }
}

/// A style with its parameters: one transition of a YAML file.
package nonisolated struct ConfiguredStyle: Sendable {
  /// The style's name.
  package let identifier: String
  /// All parameters, as in YAML.
  package var encoded: JSONValue { deferredEncoding.value }
  /// The parameters that differ from the style's defaults, as in YAML.
  package var changes: JSONValue { encode(false) }
  private let deferredEncoding: Deferred<JSONValue>
  /// The edge from which a presented view appears; nil for none, or where it is not known.
  package let appearsFrom: ConfigEdge?
  package let parameters: any Sendable
  /// Encodes all parameters, or those that differ from the defaults.
  private let encode: @Sendable (_ all: Bool) -> JSONValue
  private let build: @MainActor @Sendable () -> any TransitionStyle
  private let setParameters: @MainActor @Sendable (any TransitionStyle) -> Bool

  /// Creates a style with its parameters.
  package init<Parameters>(_ parameters: Parameters, of descriptor: StyleDescriptor<Parameters>) {
    identifier = descriptor.identifier
    self.parameters = parameters
    appearsFrom = descriptor.appearsFrom(parameters)
    let encode: @Sendable (Bool) -> JSONValue = { all in
      let table = descriptor.parameters
      return all ? table.encode(parameters) : table.encodeChanges(parameters)
    }
    self.encode = encode
    deferredEncoding = Deferred { encode(true) }
    build = { descriptor.make(parameters) }
    setParameters = { style in
      guard let style = style as? any TunableStyle<Parameters> else { return false }
      style.parameters = parameters
      return true
    }
  }

  /// Makes the style.
  @MainActor package func make() -> any TransitionStyle { build() }

  /// Sets the parameters of an existing style.
  ///
  /// - Returns: `false` for a style with other parameters; it is then unchanged.
  @MainActor package func apply(to style: any TransitionStyle) -> Bool { setParameters(style) }
}
