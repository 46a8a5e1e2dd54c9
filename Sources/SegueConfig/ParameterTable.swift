/// The parameters of a value: one declaration for decoding, messages, schema and reference.
public struct ParameterTable<Root: Sendable>: Sendable {
  /// A check across parameters: receives the decoded and the written value, and adds errors.
  public typealias Check = @Sendable (Root, ConfigValue, inout ConfigDiagnostics) -> Void
  /// A check of the written keys and texts, whether or not their values are valid. It may complete
  /// the value from several keys.
  public typealias RawValidator =
    @Sendable (inout Root, ConfigValue, inout ConfigDiagnostics) -> Void

  /// The name of the value in messages, with its article: `a slideIn style`.
  package let name: String
  /// The value whose properties are the defaults.
  package let defaults: Root
  /// The parameters in display order.
  package let parameters: [Parameter<Root>]
  /// Named values in display order: the key `preset` selects the one that provides the defaults.
  package let presets: [Named<Root>]
  private let presetSummary: String
  private let rawValidator: RawValidator?
  private let check: Check?
  /// The keys of a map: `preset` if the table has presets, and the parameters' names.
  let names: [String]
  private let parameterCount: Int
  /// The keys that must be written.
  let required: [String]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - name: The name of the value in messages, with its article.
  ///   - defaults: The value whose properties are the defaults.
  ///   - parameters: The parameters with unique names; none is `preset` if there are presets.
  ///   - presets: Named values; none by default, which omits the key `preset`.
  ///   - presetSummary: One sentence that describes the key `preset`.
  ///   - rawValidator: A check of the written value, always called.
  ///   - check: A check across parameters, called if all of them are valid.
  public init(
    _ name: String, defaults: Root, _ parameters: [Parameter<Root>], presets: [Named<Root>] = [],
    presetSummary: String =
      "The preset that supplies the values of omitted keys; by default the defaults shown.",
    rawValidator: RawValidator? = nil, check: Check? = nil
  ) {
    self.name = name
    self.defaults = defaults
    self.parameters = parameters
    names = (presets.isEmpty ? [] : [Self.presetKey]) + parameters.map(\.name)
    parameterCount = parameters.count
    required = parameters.filter(\.isRequired).map(\.name)
    self.presets = presets
    self.presetSummary = presetSummary
    self.rawValidator = rawValidator
    self.check = check
  }

  /// Returns whether a map of the table may have a key.
  package func hasKey(_ key: String) -> Bool { names.index(of: key) != nil }

  /// Returns the value of a map, with defaults for keys not written; `nil` if it is not a map.
  ///
  /// A parameter with an error keeps its default, so that all errors are found at once; the value
  /// must not be used if `diagnostics` has errors. `nil` uses the defaults.
  package func decode(_ value: ConfigValue?, into diagnostics: inout ConfigDiagnostics) -> Root? {
    decode(value, over: defaults, into: &diagnostics)
  }

  /// Returns the value of a map merged over a value such as a preset; `nil` if it is not a map.
  ///
  /// - Parameters:
  ///   - value: The map; `nil` for an empty one.
  ///   - root: The value whose properties are the defaults.
  ///   - keys: Keys whose values the defaults already have, because others depend on them; none by
  ///     default.
  ///   - diagnostics: Receives all errors and warnings.
  package func decode(
    _ value: ConfigValue?, over root: Root, except keys: [String] = [],
    into diagnostics: inout ConfigDiagnostics
  ) -> Root? {
    guard let value else { return root }
    var result = root
    return decode(value, into: &result, except: keys, &diagnostics) ? result : nil
  }

  /// Decodes a map into a value, whose properties are the defaults; returns whether it is a map.
  func decode(
    _ value: ConfigValue, into root: inout Root, except keys: [String] = [],
    _ diagnostics: inout ConfigDiagnostics
  ) -> Bool {
    guard let entries = value.entries else {
      diagnostics.wrongType(
        expected: "\(name), which is a map", found: value,
        help: diagnostics.isTrial
          ? nil
          : mapHelp(value) ?? missingColonHelp(value, names) ?? onlyKeyHelp(value)
            ?? foreignHelp(value))
      return false
    }
    let errorsBefore = diagnostics.errorCount
    if names.count > parameterCount { setPreset(of: value, &root, &diagnostics) }
    for entry in entries where !keys.contains(entry.key) {
      decode(entry, into: &root, &diagnostics)
    }
    if !required.isEmpty { checkRequired(value, &diagnostics) }
    rawValidator?(&root, value, &diagnostics)
    if diagnostics.errorCount == errorsBefore { check?(root, value, &diagnostics) }
    return true
  }

  /// Returns the table that also refuses a map without any of its keys.
  ///
  /// - Parameters:
  ///   - code: The code of the error.
  ///   - message: The message; the help lists the keys.
  ///   - ignored: The keys that do not count, in addition to required ones.
  package func requiringAnyKey(
    _ code: String, _ message: String, besides ignored: [String] = []
  ) -> Self {
    let ignored = ignored + required
    let wanted = names.filter { !ignored.contains($0) }
    return Self(
      name, defaults: defaults, parameters, presets: presets, presetSummary: presetSummary,
      rawValidator: { root, value, diagnostics in
        rawValidator?(&root, value, &diagnostics)
        guard (value.entries ?? []).allSatisfy({ ignored.contains($0.key) }) else { return }
        diagnostics.error(
          code, message, at: value.range, help: "write one of: \(wanted.joined(separator: ", "))")
      },
      check: check)
  }

  /// Returns the table of a containing value, with this table's parameters and others.
  ///
  /// - Parameters:
  ///   - property: The property of the containing value that stores this table's value.
  ///   - whole: The containing value's defaults; `property` is set to this table's defaults.
  ///   - parameters: The additional parameters, after this table's.
  ///   - rawValidator: A check of the written value, called after this table's.
  package func lifted<Whole>(
    to property: any WritableKeyPath<Whole, Root> & Sendable, of whole: Whole,
    adding parameters: [Parameter<Whole>],
    rawValidator: ParameterTable<Whole>.RawValidator? = nil
  ) -> ParameterTable<Whole> {
    lifted(
      get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 }, of: whole,
      adding: parameters, rawValidator: rawValidator)
  }

  /// Returns the table of a containing value that reads and sets this table's value by functions.
  package func lifted<Whole>(
    get: @escaping @Sendable (Whole) -> Root, set: @escaping @Sendable (inout Whole, Root) -> Void,
    of whole: Whole, adding parameters: [Parameter<Whole>],
    rawValidator: ParameterTable<Whole>.RawValidator? = nil
  ) -> ParameterTable<Whole> {
    var whole = whole
    set(&whole, defaults)
    let (partRawValidator, partCheck) = (self.rawValidator, check)
    return ParameterTable<Whole>(
      name, defaults: whole, self.parameters.map { $0.lifted(get: get, set: set) } + parameters,
      rawValidator: { root, value, diagnostics in
        if let partRawValidator {
          var part = get(root)
          partRawValidator(&part, value, &diagnostics)
          set(&root, part)
        }
        rawValidator?(&root, value, &diagnostics)
      },
      check: { root, value, diagnostics in partCheck?(get(root), value, &diagnostics) })
  }

  private static var presetKey: String { "preset" }

  private var presetKind: ParameterKind<Int> {
    .choice("a preset", presets.enumerated().map { ($1.name, $0) })
  }

  /// Replaces a value by the preset that the map selects, if any.
  private func setPreset(
    of value: ConfigValue, _ root: inout Root, _ diagnostics: inout ConfigDiagnostics
  ) {
    guard let name = value[Self.presetKey] else { return }
    if let index = presetKind.decode(name, &diagnostics) { root = presets[index].value }
  }

  /// Returns the help for a text in place of a map that has only one key.
  private func onlyKeyHelp(_ value: ConfigValue) -> String? {
    guard names.count == 1, let text = value.plainText else { return nil }
    return "write { \(names[0]): \(text) }"
  }

  /// Returns the help for a value that is valid as that of a key: `{ opacity: 0.3 }` for `0.3`.
  private func foreignHelp(_ value: ConfigValue) -> String? {
    let help = ForeignNotation.help(for: value, keys: names) { reading in
      ConfigDiagnostics.accept { _ = decode(reading, into: &$0) }
    }
    return help ?? incompleteHelp(value)
  }

  /// Returns the help for a value that is valid as that of a required key, next to others:
  /// `{ times: 3, steps: … }` for `3`.
  private func incompleteHelp(_ value: ConfigValue) -> String? {
    guard required.count > 1 else { return nil }
    let first = required.first { key in
      let entry = ConfigEntry(key: key, keyRange: value.range, value: value)
      return ConfigDiagnostics.accept { diagnostics in
        var root = defaults
        decode(entry, into: &root, &diagnostics)
      }
    }
    guard let first else { return nil }
    let members = required.map { "\($0): \($0 == first ? value.yamlText : "…")" }
    return "write { \(members.joined(separator: ", ")) }"
  }

  /// Encodes the value as a map of all its parameters.
  package func encode(_ root: Root) -> JSONValue {
    .object(parameters.map { .init($0.name, $0.encode(root)) })
  }

  /// Encodes the value as a map of the parameters that differ from the table's defaults, which decodes
  /// to the same value.
  package func encodeChanges(_ root: Root) -> JSONValue {
    changes(of: root, parameters.map { $0.field(defaults) })
  }

  private func changes(of root: Root, _ fields: [ParameterShape.Field]) -> JSONValue {
    let names = fields.flatMap(\.descriptions).map(\.name)
    // Parameters of a group are described as `group.key`.
    return encode(root).changes(from: encode(defaults)) { group in
      names.contains { $0.hasPrefix("\(group).") }
    }
  }

  /// Returns the shape of the map.
  ///
  /// - Parameters:
  ///   - root: The value whose properties are the defaults; `nil` uses the table's.
  ///   - prefix: Makes each parameter a definition of its document, as in `sheet.detents` for
  ///     `sheet`; `nil`, the default, makes none.
  package func shape(defaults root: Root? = nil, definedAs prefix: String? = nil) -> ParameterShape
  {
    .named(
      name,
      .deferred {
        let fields = fields(root ?? defaults)
        guard let prefix else { return .record(fields) }
        return .record(
          fields.map { field in
            var field = field
            if field.presets.isEmpty { field.definition = "\(prefix).\(field.name)" }
            return field
          })
      })
  }

  private func fields(_ root: Root) -> [ParameterShape.Field] {
    let fields = parameters.map { $0.field(root) }
    guard !presets.isEmpty else { return fields }
    var choice = ParameterShape.Field(Self.presetKey, presetSummary, presetKind.shape)
    choice.kind = presetKind.name
    choice.presets = presets.map { preset in
      let changed = zip(parameters.map { $0.field(preset.value) }, fields)
        .flatMap { zip($0.descriptions, $1.descriptions) }
        .filter { $0.defaultText != $1.defaultText }
      return PresetDescription(
        name: preset.name, source: preset.source, values: changes(of: preset.value, fields),
        changes: changed.map { ($0.0.name, $0.0.defaultText ?? "none") })
    }
    return [choice] + fields
  }
}

// MARK: Keys

extension ParameterTable {
  /// Decodes an entry of a map into a value.
  private func decode(
    _ entry: ConfigEntry, into root: inout Root, _ diagnostics: inout ConfigDiagnostics
  ) {
    guard let index = names.index(of: entry.key) else { return report(entry, &diagnostics) }
    // The first name may be `preset`, which is not a parameter and is set already.
    let position = index - (names.count - parameterCount)
    if position >= 0 { parameters[position].decode(entry.value, into: &root, &diagnostics) }
  }

  /// Adds the errors for required keys that are not written.
  private func checkRequired(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    // A misspelled key is one mistake: the missing key follows from it.
    for required in required where value.misspelledEntry(required, among: names) == nil {
      guard value.entry(required) == nil else { continue }
      diagnostics.error(
        "missing-key", "\(name) needs the key '\(required)'", at: value.range,
        help: parameters.first { $0.name == required }?.summary)
    }
  }

  /// Adds the error for an unknown key.
  private func report(_ entry: ConfigEntry, _ diagnostics: inout ConfigDiagnostics) {
    if let help = foreignHelp(entry) {
      diagnostics.error(
        "unknown-key", "unknown key \(quoted(entry.key)) in \(name)", at: entry.keyRange, help: help
      )
    } else {
      diagnostics.unknownName("key", entry.key, "in \(name)", known: names, at: entry.keyRange)
    }
  }

  /// Returns the help for a key of another tool.
  private func foreignHelp(_ entry: ConfigEntry) -> String? {
    ForeignNotation.help(for: entry, among: names) { key, value in
      guard let parameter = parameters.first(where: { $0.name == key }) else { return false }
      return ConfigDiagnostics.accept { diagnostics in
        var root = defaults
        parameter.decode(value, into: &root, &diagnostics)
      }
    }
  }
}
