/// A kind of edit: a name, and the function that finds its places in a file.
struct PortRule: Sendable {
  var name: String
  var apply:
    @Sendable (_ source: SwiftSource, _ index: SourceIndex, _ edits: inout SourceEdits) -> Void

  /// All rules. Each edits its own tokens, so that their order has no effect.
  static let all: [PortRule] = [
    .imports, .attributes, .managedProperties, .conditions, .selectors, .keyPaths,
    .optionalRequirements, .objectOverrides, .renames, .bridging, .bundles, .literals,
  ]
}
