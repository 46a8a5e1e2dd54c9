/// The parameters of a value: one declaration for decoding, messages, schema and reference.
public struct ParameterTable<Root: Sendable>: Sendable {
  /// A check across parameters: receives the decoded and the written value, and adds errors.
  public typealias Check = @Sendable (Root, ConfigValue, inout ConfigDiagnostics) -> Void
  /// A check of the written keys and texts, whether or not their values are valid. It may complete
  /// the value from several keys.
  public typealias RawValidator =
    @Sendable (inout Root, ConfigValue, inout ConfigDiagnostics) -> Void

  // The default value is last: all other properties have offsets that do not depend on its type.
  private let keys: TableKeys
  private let rawValidator: RawValidator?
  private let check: Check?
  private let presetSummary: String
  /// Named values in display order: the key `preset` selects the one that provides the defaults.
  public let presets: [Named<Root>]
  /// The value whose properties are the defaults.
  public let defaults: Root

  /// The name of the value in messages, with its article: `a slideIn style`.
  public var name: String { keys.name }
  /// The parameters in display order.
  public var parameters: [Parameter<Root>] { keys.parameters.map { Parameter($0) } }

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
    keys = TableKeys(
      name, parameters.map { $0.untyped }, presetKey: presets.isEmpty ? nil : Self.presetKey)
    self.defaults = defaults
    self.presets = presets
    self.presetSummary = presetSummary
    self.rawValidator = rawValidator
    self.check = check
  }

  /// Returns whether a map of the table may have a key.
  package func hasKey(_ key: String) -> Bool { keys.names.index(of: key) != nil }

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
    var result = root
    return decode(value, into: &result, &diagnostics) ? result : nil
  }

  /// Decodes a map into a value, whose properties are the defaults; returns whether it is a map.
  @usableFromInline
  package func decode(
    _ value: ConfigValue, into root: inout Root, _ diagnostics: inout ConfigDiagnostics
  ) -> Bool {
    guard let entries = value.entries else {
      diagnostics.wrongType(
        expected: "\(name), which is a map", found: value,
        help: diagnostics.isTrial
          ? nil
          : mapHelp(value) ?? missingColonHelp(value, keys.names) ?? onlyKeyHelp(value)
            ?? foreignHelp(value))
      return false
    }
    let errorsBefore = diagnostics.errorCount
    if keys.hasPresets { setPreset(of: value, &root, &diagnostics) }
    withUnsafeMutablePointer(to: &root) {
      keys.decode(entries, into: UnsafeMutableRawPointer($0), &diagnostics)
    }
    if !keys.required.isEmpty { keys.checkRequired(value, &diagnostics) }
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
  public func requiringAnyKey(
    _ code: String, _ message: String, besides ignored: [String] = []
  ) -> Self {
    let ignored = ignored + keys.required
    let wanted = keys.names.filter { !ignored.contains($0) }
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
    guard keys.names.count == 1, let text = value.plainText else { return nil }
    return "write { \(keys.names[0]): \(text) }"
  }

  /// Returns the help for a value that is valid as that of a key: `{ opacity: 0.3 }` for `0.3`.
  private func foreignHelp(_ value: ConfigValue) -> String? {
    let help = ForeignNotation.help(for: value, keys: keys.names) { reading in
      ConfigDiagnostics.accept { _ = decode(reading, into: &$0) }
    }
    return help ?? incompleteHelp(value)
  }

  /// Returns the help for a value that is valid as that of a required key, next to others:
  /// `{ times: 3, steps: … }` for `3`.
  private func incompleteHelp(_ value: ConfigValue) -> String? {
    guard keys.required.count > 1 else { return nil }
    let first = keys.required.first { key in
      let entry = ConfigEntry(key: key, keyRange: value.range, value: value)
      return ConfigDiagnostics.accept { diagnostics in
        var root = defaults
        withUnsafeMutablePointer(to: &root) {
          keys.decode([entry], into: UnsafeMutableRawPointer($0), &diagnostics)
        }
      }
    }
    guard let first else { return nil }
    let members = keys.required.map { "\($0): \($0 == first ? value.yamlText : "…")" }
    return "write { \(members.joined(separator: ", ")) }"
  }

  /// Encodes the value as a map of all its parameters.
  public func encode(_ root: Root) -> JSONValue {
    .object(parameters.map { .init($0.name, $0.encode(root)) })
  }

  /// Encodes the value as a map of the parameters that differ from the table's defaults, which decodes
  /// to the same value.
  public func encodeChanges(_ root: Root) -> JSONValue {
    let names = descriptions().map(\.name)
    return encode(root).changes(from: encode(defaults)) { group in
      names.contains { $0.hasPrefix("\(group).") }
    }
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

  /// Returns the documentation of each parameter as one of a group.
  @usableFromInline
  func descriptions(defaults root: Root, nestedIn group: String) -> [ParameterDescription] {
    descriptions(defaults: root).map { $0.nested(in: group) }
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
          }, required: keys.required)
    }
  }
}
