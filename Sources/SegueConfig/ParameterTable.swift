/// The tunables of a value: one declaration that gives decoding, messages, schema and reference.
public struct ParameterTable<Root: Sendable>: Sendable {
  /// A check across tunables: it is given what was read and where, and adds errors.
  public typealias Check = @Sendable (Root, ConfigValue, inout ConfigDiagnostics) -> Void
  /// A check of which keys and texts are written, whatever becomes of their values. It may complete
  /// the value from several keys.
  public typealias RawValidator =
    @Sendable (inout Root, ConfigValue, inout ConfigDiagnostics) -> Void

  /// What messages call the value, with its article: `a slideIn style`.
  public let name: String
  /// The value when nothing is written.
  public let defaults: Root
  /// The tunables in the order to show them.
  public let parameters: [Parameter<Root>]
  /// Values with a name, in the order to show them: the key `preset` names the one that stands where
  /// a map says nothing.
  public let presets: [Named<Root>]
  private let rawValidator: RawValidator?
  private let check: Check?
  private let names: [String]
  private let requiredNames: [String]

  /// A table.
  ///
  /// - Parameters:
  ///   - name: what messages call the value, with its article.
  ///   - defaults: the value when nothing is written.
  ///   - parameters: the tunables, each name once; none is `preset` where there are presets.
  ///   - presets: values with a name; none by default, and then there is no key for them.
  ///   - rawValidator: a check of what is written, always called.
  ///   - check: a check across tunables, called when each of them is right.
  public init(
    _ name: String, defaults: Root, _ parameters: [Parameter<Root>], presets: [Named<Root>] = [],
    rawValidator: RawValidator? = nil, check: Check? = nil
  ) {
    self.name = name
    self.defaults = defaults
    self.parameters = parameters
    self.presets = presets
    self.rawValidator = rawValidator
    self.check = check
    names = (presets.isEmpty ? [] : [Self.presetKey]) + parameters.map(\.name)
    requiredNames = parameters.filter(\.isRequired).map(\.name)
  }

  /// The value of a map, with defaults for what is not written; nil when it is no map.
  ///
  /// Errors are added and leave their tunable at its default, so that all are found at once; a
  /// value must not be used once the collector has errors. Nothing at all, as a nil, is the
  /// defaults.
  public func decode(_ value: ConfigValue?, into diagnostics: inout ConfigDiagnostics) -> Root? {
    decode(value, over: defaults, into: &diagnostics)
  }

  /// The value of a map laid over an existing value, such as a preset; nil when it is no map.
  public func decode(
    _ value: ConfigValue?, over root: Root, into diagnostics: inout ConfigDiagnostics
  ) -> Root? {
    guard let value else { return root }
    guard let entries = value.entries else {
      diagnostics.wrongType(
        expected: "\(name), which is a map", found: value,
        help: mapHelp(value) ?? missingColonHelp(value, names) ?? onlyKeyHelp(value))
      return nil
    }
    let errorsBefore = diagnostics.errorCount
    var result = preset(of: value, &diagnostics) ?? root
    let keys = names.count - parameters.count
    for place in entries.indices {
      if let index = names.firstIndex(of: entries[place].key) {
        guard index >= keys else { continue }
        parameters[index - keys].decode(entries[place].value, &result, &diagnostics)
      } else {
        let entry = entries[place]
        if let successor = RetiredKeys.successor(of: entry, among: names) {
          diagnostics.retired(entry.key, by: successor, at: entry.keyRange)
        } else {
          diagnostics.unknownName(
            "key", entry.key, "in \(name)", known: names, at: entry.keyRange)
        }
      }
    }
    // A misspelled or renamed key is one mistake: that the right one is missing follows from it.
    for required in requiredNames where misspelled(required, in: value) == nil {
      let isThere = entries.contains {
        $0.key == required || RetiredKeys.successor(of: $0, among: [required]) != nil
      }
      guard !isThere else { continue }
      diagnostics.error(
        "missing-key", "\(name) needs the key '\(required)'", at: value.range,
        help: parameters.first { $0.name == required }?.summary)
    }
    rawValidator?(&result, value, &diagnostics)
    if diagnostics.errorCount == errorsBefore { check?(result, value, &diagnostics) }
    return result
  }

  /// The table of a whole that has this table's parameters and others.
  ///
  /// - Parameters:
  ///   - property: Where the whole keeps the value of this table.
  ///   - whole: The whole when nothing is written; its property gets this table's defaults.
  ///   - parameters: The others, after this table's.
  ///   - rawValidator: A check of what is written, called after this table's.
  public func lifted<Whole>(
    to property: any WritableKeyPath<Whole, Root> & Sendable, of whole: Whole,
    adding parameters: [Parameter<Whole>],
    rawValidator: ParameterTable<Whole>.RawValidator? = nil
  ) -> ParameterTable<Whole> {
    var whole = whole
    whole[keyPath: property] = defaults
    let (ownRawValidator, ownCheck) = (self.rawValidator, check)
    return ParameterTable<Whole>(
      name, defaults: whole, self.parameters.map { $0.lifted(to: property) } + parameters,
      rawValidator: { root, value, diagnostics in
        ownRawValidator?(&root[keyPath: property], value, &diagnostics)
        rawValidator?(&root, value, &diagnostics)
      },
      check: { root, value, diagnostics in
        ownCheck?(root[keyPath: property], value, &diagnostics)
      })
  }

  /// The entry of an unknown key that is nearest to one of the table's, where the map has not that.
  private func misspelled(_ name: String, in value: ConfigValue) -> ConfigEntry? {
    value.misspelledEntry(name, among: names)
  }

  private static var presetKey: String { "preset" }
  private static var presetSummary: String {
    "The values that stand where nothing else is written; by default those shown."
  }

  private var presetKind: ParameterKind<Int> {
    .choice("a preset", presets.enumerated().map { ($1.name, $0) })
  }

  private func preset(of value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) -> Root? {
    guard !presets.isEmpty, let name = value[Self.presetKey] else { return nil }
    return presetKind.decode(name, &diagnostics).map { presets[$0].value }
  }

  /// How to write a value that is the only one the map could hold.
  private func onlyKeyHelp(_ value: ConfigValue) -> String? {
    guard names.count == 1, let text = value.plainText else { return nil }
    return "write { \(names[0]): \(text) }"
  }

  /// The value as a map of all its tunables.
  public func encode(_ root: Root) -> JSONValue {
    .object(parameters.map { .init($0.name, $0.encode(root)) })
  }

  /// What people need to know of each tunable, groups opened, in order.
  ///
  /// - Parameter root: the value whose properties are the defaults; the table's own if nil.
  public func descriptions(defaults root: Root? = nil) -> [ParameterDescription] {
    let choice = ParameterDescription(
      name: Self.presetKey, kind: "a preset", summary: Self.presetSummary)
    return (presets.isEmpty ? [] : [choice]) + parameters.flatMap { $0.describe(root ?? defaults) }
  }

  /// The schema of the map.
  ///
  /// - Parameter root: the value whose properties are the defaults; the table's own if nil.
  public func schema(defaults root: Root? = nil) -> JSONSchema {
    let choice =
      presets.isEmpty
      ? [] : [(Self.presetKey, presetKind.schema.described(Self.presetSummary))]
    return .map(
      choice + parameters.map { ($0.name, $0.schema(root ?? defaults)) }, required: requiredNames)
  }
}
