public import SegueConfig

/// A style as a value: name, parameters, examples, and the function that makes it.
public struct StyleDescriptor<Parameters: Sendable>: Sendable {
  /// The name in YAML, in camel case.
  package let identifier: String
  /// What the style does, in one sentence.
  package let summary: String
  /// The parameters: keys, kinds, ranges, defaults, and a summary each.
  package nonisolated var parameters: ParameterTable<Parameters> { table.value }
  private let table: Deferred<ParameterTable<Parameters>>
  /// Example transitions, each a map of parameters as in a YAML file.
  package let examples: [String]
  /// The accessibility identifiers of the style's own views, by which scenarios refer to them.
  package let roles: [String]
  /// Other words for the style: a file that uses one gets the style's name as a suggestion.
  package let otherNames: [String]
  /// Returns the edge from which a presented view appears with some parameters; nil for none.
  package let appearsFrom: @Sendable (Parameters) -> ConfigEdge?
  private let build: @MainActor @Sendable (Parameters) -> any TunableStyle<Parameters>

  /// Describes a style.
  ///
  /// - Parameters:
  ///   - identifier: The name in YAML.
  ///   - summary: What the style does, in one sentence.
  ///   - parameters: The parameters.
  ///   - examples: Example transitions.
  ///   - roles: The accessibility identifiers of the style's own views.
  ///   - otherNames: Other words for the style.
  ///   - appearsFrom: Returns the edge from which a presented view appears; by default none is known.
  ///   - make: Makes the style.
  public nonisolated init(
    identifier: String, summary: String,
    parameters: @autoclosure @escaping @Sendable () -> ParameterTable<Parameters>,
    examples: [String] = [], roles: [String] = [], otherNames: [String] = [],
    appearsFrom: @escaping @Sendable (Parameters) -> ConfigEdge? = { _ in nil },
    make: @escaping @MainActor @Sendable (Parameters) -> any TunableStyle<Parameters>
  ) {
    self.identifier = identifier
    self.summary = summary
    table = Deferred(parameters)
    self.examples = examples
    self.roles = roles
    self.otherNames = otherNames
    self.appearsFrom = appearsFrom
    build = make
  }

  /// Makes the style; nil uses the default parameters.
  public func make(_ parameters: Parameters? = nil) -> any TunableStyle<Parameters> {
    build(parameters ?? self.parameters.defaults)
  }
}
