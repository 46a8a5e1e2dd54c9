import SegueConfig
import SegueCore

/// The keys `with` and `tuned` beside those of what uses a transition.
nonisolated extension TransitionUse {
  /// A value with the keys of its transition, before these are laid together.
  struct Using<Value: Sendable>: Sendable {
    var value: Value
    var with: String?
    var tuned: ConfigValue?

    init(_ value: Value) { self.value = value }
  }

  static func parameters<Value>(_ names: PlanNames) -> [Parameter<Using<Value>>] {
    [
      Parameter(
        "with", \.with, .written(names.transition),
        "The transition to use; without it the built-in one."),
      Parameter(
        "tuned", \.tuned, tunables(names.catalog),
        "Tunables of the transition that differ in this use."),
    ]
  }

  /// A map of a style's tunables, kept as it is until the style is known.
  static func tunables(_ catalog: StyleCatalog) -> ParameterKind<ConfigValue?> {
    ParameterKind(
      "a map of tunables",
      schema: catalog.entries.isEmpty ? .anything : .any(of: catalog.entries.map(\.schema)),
      decode: { value, _ in .some(value) }, encode: { _ in .null })
  }

  /// A kind whose values use a transition, kept under a path.
  static func kind<Value>(
    _ table: ParameterTable<Using<Value>>, _ names: PlanNames,
    _ path: any WritableKeyPath<Value, TransitionUse?> & Sendable
  ) -> ParameterKind<Value> {
    ParameterKind(
      table.name, schema: table.schema(),
      decode: { value, diagnostics in
        let errors = diagnostics.errorCount
        reportLoneTuning(value, &diagnostics)
        guard let keys = table.decode(value, into: &diagnostics) else { return nil }
        let use = keys.with.flatMap { make($0, keys.tuned, names, &diagnostics) }
        guard diagnostics.errorCount == errors else { return nil }
        var made = keys.value
        made[keyPath: path] = use
        return made
      },
      encode: { made in
        var keys = Using(made)
        let use = made[keyPath: path]
        keys.with = use?.name
        return merge(table.encode(keys), use)
      })
  }

  /// Tunables without a transition tune nothing.
  static func reportLoneTuning(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard value["tuned"] != nil, value["with"] == nil else { return }
    diagnostics.error(
      "missing-key", "'tuned' needs the key 'with'", at: value.entry("tuned")?.keyRange,
      help: "name the transition to tune: with: …")
  }

  /// The members that were written, with the tunables of a use.
  static func merge(_ keys: JSONValue, _ use: TransitionUse?) -> JSONValue {
    guard case .object(let members) = keys else { return keys }
    let tuned = use.map { JSONValue.Member("tuned", $0.tuning.encoded) }
    return .object(
      members.filter { $0.name != "tuned" && $0.value != .null } + (tuned.map { [$0] } ?? []))
  }

  static func make(
    _ name: String, _ tuned: ConfigValue?, _ names: PlanNames,
    _ diagnostics: inout ConfigDiagnostics
  ) -> TransitionUse? {
    // A transition that could not be read was reported where it stands.
    guard let base = names.tunings[name], let entry = names.catalog[base.identifier] else {
      return nil
    }
    guard let tuned else { return TransitionUse(name: name, tuning: base) }
    return entry.tuning(tuned, over: base, into: &diagnostics)
      .map { TransitionUse(name: name, tuning: $0) }
  }
}
