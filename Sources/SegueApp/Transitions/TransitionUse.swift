import SegueConfig
package import SegueCore

/// A transition of the file as one presentation or container uses it: the keys `with` and `tuned`.
package nonisolated struct TransitionUse: Equatable, Sendable {
  /// The name of the transition; nil for the built-in one.
  package var name: String?
  /// The transition's own values with those of this use laid over; nil for the built-in one.
  package private(set) var tuning: StyleTuning?
  /// What is written for this use alone, whatever the style.
  private var written: ConfigValue?

  /// The built-in transition.
  package init() {}

  /// Whether both mean the same transition with the same values.
  package static func == (left: TransitionUse, right: TransitionUse) -> Bool {
    left.name == right.name && left.tuning?.identifier == right.tuning?.identifier
      && left.tuning?.encoded == right.tuning?.encoded
  }

  /// The keys of a use.
  static func parameters(_ names: AppNames) -> [Parameter<TransitionUse>] {
    [
      Parameter(
        "with", \.name, .optional(names.transition),
        "The transition to use; without it the built-in one."),
      Parameter(
        "parameters", \.written, parameterMap(names.catalog),
        "Tunables of the transition that differ in this use."),
    ]
  }

  /// A map of a style's parameters, kept as it is until the style is known.
  private static func parameterMap(_ catalog: StyleCatalog) -> ParameterKind<ConfigValue?> {
    ParameterKind(
      "a map of tunables",
      schema: catalog.entries.isEmpty ? .anything : .any(of: catalog.entries.map(\.schema)),
      decode: { value, _ in .some(value) }, encode: { _ in .null })
  }

  /// Lays the values of this use over those of the transition, once both keys have been read.
  ///
  /// - Parameters:
  ///   - value: The map with the keys.
  ///   - names: The transitions there are.
  ///   - diagnostics: Takes what is wrong.
  mutating func complete(
    _ value: ConfigValue, _ names: AppNames, _ diagnostics: inout ConfigDiagnostics
  ) {
    guard let name else {
      guard value["with"] == nil, let tuned = value.entry("parameters") else { return }
      return diagnostics.error(
        "missing-key", "'tuned' needs the key 'with'", at: tuned.keyRange,
        help: "name the transition to tune: with: …")
    }
    // A transition that could not be read was reported where it is written.
    guard let base = names.tunings[name], let entry = names.catalog[base.identifier] else { return }
    tuning = written.map { entry.tuning($0, over: base, into: &diagnostics) } ?? base
  }
}

nonisolated extension StyleTuning {
  /// A transition of a file: a style and its tunables.
  static func kind(_ catalog: StyleCatalog) -> ParameterKind<StyleTuning> {
    let style = ParameterKind<String>.reference(to: "style", among: catalog.identifiers)
    return ParameterKind(
      "a transition", schema: schema(catalog),
      decode: { value, diagnostics in
        guard value.entries != nil else {
          diagnostics.wrongType(
            expected: "a transition, which is a map", found: value,
            help: "write { style: … } and what differs from the style's defaults")
          return nil
        }
        guard let name = value["style"] else {
          diagnostics.error(
            "missing-key", "a transition needs the key 'style'", at: value.range,
            help: "the styles are: \(catalog.identifiers.joined(separator: ", "))")
          return nil
        }
        guard let known = style.decode(name, &diagnostics) else { return nil }
        return catalog[known]?.tuning(value.without("style"), into: &diagnostics)
      },
      encode: { tuning in
        guard case .object(let members) = tuning.encoded else { return .null }
        return .object([.init("style", .string(tuning.identifier))] + members)
      })
  }

  private static func schema(_ catalog: StyleCatalog) -> JSONSchema {
    .any(
      of: catalog.entries.map { entry in
        guard case .object(let members) = entry.schema.json else { return entry.schema }
        let style = JSONSchema.words([entry.identifier]).described(entry.summary)
        return JSONSchema(
          members.map { member in
            guard member.name == "properties", case .object(let own) = member.value else {
              return member
            }
            return .init(member.name, .object([.init("style", style.json)] + own))
          } + [.init("required", .array([.string("style")]))])
      })
  }
}
