/// The parameters of a value: one declaration for decoding, messages, schema and reference.
public struct ParameterTable<Root: Sendable>: Sendable {
  /// A check across parameters: receives the decoded and the written value, and adds errors.
  public typealias Check = @Sendable (Root, ConfigValue, inout ConfigDiagnostics) -> Void
  /// A check of the written keys and texts, whether or not their values are valid. It may complete
  /// the value from several keys.
  public typealias RawValidator =
    @Sendable (inout Root, ConfigValue, inout ConfigDiagnostics) -> Void

  /// The name of the value in messages, with its article: `a slideIn style`.
  public let name: String
  /// The value whose properties are the defaults.
  public let defaults: Root
  /// The parameters in display order.
  public let parameters: [Parameter<Root>]
  /// Named values in display order: the key `preset` selects the one that provides the defaults.
  public let presets: [Named<Root>]
  private let presetSummary: String
  private let rawValidator: RawValidator?
  private let check: Check?
  private let names: [String]
  private let requiredNames: [String]

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
    self.presets = presets
    self.presetSummary = presetSummary
    self.rawValidator = rawValidator
    self.check = check
    names = (presets.isEmpty ? [] : [Self.presetKey]) + parameters.map { $0.name }
    requiredNames = parameters.filter { $0.isRequired }.map { $0.name }
  }

  /// Returns the value of a map, with defaults for keys not written; `nil` if it is not a map.
  ///
  /// A parameter with an error keeps its default, so that all errors are found at once; the value
  /// must not be used if `diagnostics` has errors. `nil` uses the defaults.
  public func decode(_ value: ConfigValue?, into diagnostics: inout ConfigDiagnostics) -> Root? {
    decode(value, over: defaults, into: &diagnostics)
  }

  /// Returns the value of a map merged over a value such as a preset; `nil` if it is not a map.
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
    for position in entries.indices {
      if let index = names.firstIndex(of: entries[position].key) {
        guard index >= keys else { continue }
        parameters[index - keys].decode(entries[position].value, &result, &diagnostics)
      } else {
        let entry = entries[position]
        if let successor = RetiredKeys.successor(of: entry, among: names) {
          diagnostics.add(.retired(entry.key, by: successor, at: entry.keyRange))
        } else {
          diagnostics.unknownName(
            "key", entry.key, "in \(name)", known: names, at: entry.keyRange)
        }
      }
    }
    // A misspelled or renamed key is one mistake: the missing key follows from it.
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

  /// Returns the table that also refuses a map without any of its keys.
  ///
  /// - Parameters:
  ///   - code: The code of the error.
  ///   - message: The message; the help lists the keys.
  ///   - ignored: The keys that do not count, in addition to required ones.
  public func requiringAnyKey(
    _ code: String, _ message: String, besides ignored: [String] = []
  ) -> Self {
    let ignored = ignored + requiredNames
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
  @inlinable @inline(__always)
  public func lifted<Whole>(
    to property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Whole, Root> & Sendable,
    of whole: Whole, adding parameters: [Parameter<Whole>],
    rawValidator: ParameterTable<Whole>.RawValidator? = nil
  ) -> ParameterTable<Whole> {
    lifted(
      get: { $0[keyPath: property()] }, set: { $0[keyPath: property()] = $1 }, of: whole,
      adding: parameters, rawValidator: rawValidator)
  }

  /// Returns the table of a containing value that reads and sets this table's value by functions.
  @usableFromInline
  package func lifted<Whole>(
    get: @escaping @Sendable (Whole) -> Root, set: @escaping @Sendable (inout Whole, Root) -> Void,
    of whole: Whole, adding parameters: [Parameter<Whole>],
    rawValidator: ParameterTable<Whole>.RawValidator? = nil
  ) -> ParameterTable<Whole> {
    var whole = whole
    set(&whole, defaults)
    let (partRawValidator, partCheck) = (self.rawValidator, check)
    return ParameterTable<Whole>(
      name, defaults: whole, self.parameters.map { Parameter($0, get: get, set: set) } + parameters,
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

  /// Returns the entry whose unknown key is closest to a missing key of the table.
  private func misspelled(_ name: String, in value: ConfigValue) -> ConfigEntry? {
    value.misspelledEntry(name, among: names)
  }

  private static var presetKey: String { "preset" }

  private var presetKind: ParameterKind<Int> {
    .choice("a preset", presets.enumerated().map { ($1.name, $0) })
  }

  private func preset(of value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) -> Root? {
    guard !presets.isEmpty, let name = value[Self.presetKey] else { return nil }
    return presetKind.decode(name, &diagnostics).map { presets[$0].value }
  }

  /// Returns the help for a text in place of a map that has only one key.
  private func onlyKeyHelp(_ value: ConfigValue) -> String? {
    guard names.count == 1, let text = value.plainText else { return nil }
    return "write { \(names[0]): \(text) }"
  }

  /// Encodes the value as a map of all its parameters.
  public func encode(_ root: Root) -> JSONValue {
    .object(parameters.map { .init($0.name, $0.encode(root)) })
  }

  /// Returns the documentation of each parameter in order, with groups expanded.
  ///
  /// - Parameter root: The value whose properties are the defaults; `nil` uses the table's.
  public func descriptions(defaults root: Root? = nil) -> [ParameterDescription] {
    let choice = ParameterDescription(
      name: Self.presetKey, kind: "a preset", summary: presetSummary,
      presets: presets.map {
        PresetDescription(
          name: $0.name, source: $0.source, changes: changes(of: $0.value, from: root ?? defaults))
      })
    return (presets.isEmpty ? [] : [choice]) + parameters.flatMap { $0.describe(root ?? defaults) }
  }

  /// Returns the keys and values of a preset that are not the defaults.
  private func changes(of preset: Root, from root: Root) -> [(key: String, value: String)] {
    let defaults = parameters.flatMap { $0.describe(root) }
    let changed = zip(parameters.flatMap { $0.describe(preset) }, defaults).filter {
      $0.defaultText != $1.defaultText
    }
    return changed.map { ($0.0.name, $0.0.defaultText ?? "none") }
  }

  /// Returns the schema of the map.
  ///
  /// - Parameters:
  ///   - root: The value whose properties are the defaults; `nil` uses the table's.
  ///   - prefix: Makes each parameter a definition of its document, as in `sheet.detents` for
  ///     `sheet`; `nil`, the default, makes none.
  public func schema(defaults root: Root? = nil, definedAs prefix: String? = nil) -> JSONSchema {
    .deferred {
      let choice =
        presets.isEmpty
        ? [] : [(Self.presetKey, presetKind.schema.described(presetSummary))]
      return .map(
        choice
          + parameters.map { parameter in
            let schema = parameter.schema(root ?? defaults)
            let name = parameter.name
            return (name, prefix.map { schema.defined(as: "\($0).\(name)") } ?? schema)
          }, required: requiredNames)
    }
  }
}
