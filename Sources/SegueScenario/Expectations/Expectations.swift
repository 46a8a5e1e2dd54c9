package import SegueConfig

/// The expectations of one moment, each with its own verdict.
package nonisolated struct Expectations: Equatable, Sendable {
  /// The expectations in file order.
  package var items: [Located<any Expectation>] = []

  /// Creates an empty set of expectations.
  package init() {}

  /// The views whose positions the expectations compare with those of the last frame.
  var trackedViews: Set<String> { Set(items.compactMap(\.value.trackedView)) }

  /// The expectations of one key.
  fileprivate subscript(key: String) -> [Located<any Expectation>] {
    get { items.filter { type(of: $0.value).key == key } }
    set {
      items.removeAll { type(of: $0.value).key == key }
      items += newValue
    }
  }

  /// Returns whether both have equal expectations at the same source locations.
  package static func == (left: Expectations, right: Expectations) -> Bool {
    left.items.count == right.items.count
      && zip(left.items, right.items).allSatisfy {
        $0.range == $1.range && $0.value.equals($1.value)
      }
  }

  static func kind(_ names: ScenarioNames) -> ParameterKind<Expectations> {
    var kind = ParameterKind.record(table(names))
    let encode = kind.encode
    // Without expectations the value is null, so that a schema has no default.
    kind.encode = { $0.items.isEmpty ? .null : encode($0) }
    return kind.defined(as: "expectations")
  }

  /// Returns the table of the expectations' keys.
  ///
  /// - Parameters:
  ///   - names: The names in the file.
  ///   - others: Further keys of the map that are not expectations.
  static func table(
    _ names: ScenarioNames, with others: [String] = []
  ) -> ParameterTable<Expectations> {
    ParameterTable(
      "an expectation", defaults: Expectations(),
      names.expectations.map { parameter($0, names) }
    ).requiringAnyKey("empty-expectation", "the expectation is empty", besides: others)
  }

  private static func parameter<Expected: Expectation>(
    _ type: Expected.Type, _ names: ScenarioNames
  ) -> Parameter<Expectations> {
    Parameter(
      Expected.key, get: { $0[Expected.key] }, set: { $0[Expected.key] = $1 },
      Expected.isRepeatable
        ? some(Expected.kind(names).defined(as: Expected.key))
        : one(Expected.kind(names).defined(as: Expected.key)),
      Expected.summary)
  }

  /// Returns the kind for a key with one expectation.
  private static func one<Expected: Expectation>(
    _ kind: ParameterKind<Expected>
  ) -> ParameterKind<[Located<any Expectation>]> {
    ParameterKind(
      kind.name, kind.shape,
      decode: { value, diagnostics in
        kind.decode(value, &diagnostics).map { [Located($0 as any Expectation, at: value.range)] }
      },
      encode: { ($0.first?.value as? Expected).map(kind.encode) ?? .null })
  }

  /// Returns the kind for a key with one or more expectations.
  private static func some<Expected: Expectation>(
    _ kind: ParameterKind<Expected>
  ) -> ParameterKind<[Located<any Expectation>]> {
    OneOrMore.kind(of: kind, whereOneIsList: Expected.isList).mapped(
      { $0.map { Located($0.value as any Expectation, at: $0.range) } },
      back: {
        $0.compactMap { item in
          (item.value as? Expected).map { Located($0, at: item.range) }
        }
      })
  }
}
