public import SegueConfig

/// Everything about a style as one value: name, tunables, examples, and how to make it.
public struct StyleDescriptor<Parameters: Sendable>: Sendable {
  /// The name in YAML, in camel case.
  public let identifier: String
  /// What the style does, in one sentence.
  public let summary: String
  /// The tunables: keys, kinds, ranges, defaults, a sentence each.
  public let parameters: ParameterTable<Parameters>
  /// Transitions of a YAML file that show the style, each a map of tunables as it would be written.
  public let examples: [String]
  private let build: @MainActor @Sendable (Parameters) -> any TunableStyle<Parameters>

  /// Describes a style.
  public nonisolated init(
    identifier: String, summary: String, parameters: ParameterTable<Parameters>,
    examples: [String] = [],
    make: @escaping @MainActor @Sendable (Parameters) -> any TunableStyle<Parameters>
  ) {
    self.identifier = identifier
    self.summary = summary
    self.parameters = parameters
    self.examples = examples
    build = make
  }

  /// Makes the style with parameters; without any, with the defaults.
  public func make(_ parameters: Parameters? = nil) -> any TunableStyle<Parameters> {
    build(parameters ?? self.parameters.defaults)
  }
}
