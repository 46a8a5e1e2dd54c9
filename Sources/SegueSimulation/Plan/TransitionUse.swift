import SegueConfig
public import SegueCore

/// A transition of the file as one presentation uses it.
public nonisolated struct TransitionUse: Equatable, Sendable {
  /// The name of the transition.
  public var name: String
  /// The transition's own values with those of this use laid over.
  public var tuning: StyleTuning

  /// Whether both mean the same transition with the same values.
  public static func == (left: TransitionUse, right: TransitionUse) -> Bool {
    left.name == right.name && left.tuning.identifier == right.tuning.identifier
      && left.tuning.encoded == right.tuning.encoded
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
