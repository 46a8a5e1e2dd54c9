package import SegueConfig

/// The format of compiled transitions: checked and resolved, as JSON.
///
/// ```
/// {
///   "formatVersion": 1,
///   "digest": "a81d7c5f0e9b2c34",
///   "transitions": { "slide": { "style": "slideIn", "edge": "right" } }
/// }
/// ```
///
/// A transition has its style and the parameters that differ from the style's defaults. The digest
/// identifies the transitions: it depends on their values alone, not on order, spaces or notation.
package nonisolated struct CompiledTransitions: Sendable {
  /// The version of the format that this version of Segue writes, and the latest that it reads.
  package static let formatVersion = 1

  /// The transitions, in the order of the text.
  package let transitions: [Named<ConfiguredStyle>]
  /// The digest of the transitions, as 16 hexadecimal digits.
  package let digest: String

  private enum Key: String, CaseIterable { case formatVersion, digest, transitions }

  // MARK: Writing

  /// Creates the compiled form of transitions with unique names.
  package init(_ transitions: [Named<ConfiguredStyle>]) {
    self.transitions = transitions
    digest = Self.digest(of: Self.values(of: transitions))
  }

  /// The document.
  package var json: JSONValue {
    .object([
      .init(Key.formatVersion.rawValue, .number(Double(Self.formatVersion))),
      .init(Key.digest.rawValue, .string(digest)),
      .init(Key.transitions.rawValue, Self.values(of: transitions)),
    ])
  }

  private static func values(of transitions: [Named<ConfiguredStyle>]) -> JSONValue {
    .object(
      transitions.map { transition in
        let style = JSONValue.Member(styleKey, .string(transition.value.identifier))
        return .init(transition.name, .object([style] + (transition.value.changes.members ?? [])))
      })
  }

  private static let styleKey = "style"

  // MARK: Reading

  /// Reads a document, and reports all its errors.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8.
  ///   - name: The name of the text in messages.
  ///   - styles: The styles that the transitions can use.
  ///   - skipsInvalid: Whether transitions with errors are left out instead of reported; false by
  ///     default.
  ///   - diagnostics: Receives the errors.
  /// - Returns: `nil` after an error.
  package init?(
    json: some Collection<UInt8>, name: String, styles: StyleCatalog, skipsInvalid: Bool = false,
    into diagnostics: inout ConfigDiagnostics
  ) {
    let errors = diagnostics.errorCount
    guard let document = JSONReader.read(json, name: name, into: &diagnostics),
      Self.hasReadableVersion(document, &diagnostics)
    else { return nil }
    let written = document[Key.transitions.rawValue]
    let digest = written.map { Self.digest(of: JSONValue($0)) } ?? ""
    let table = ParameterTable(
      "a file of compiled transitions", defaults: Document(),
      [
        Parameter(
          Key.formatVersion.rawValue, \.formatVersion, .integer(1...Self.formatVersion),
          required: true, "The version of the format."),
        Parameter(
          Key.digest.rawValue, \.digest, .optional(.text),
          "The digest of the transitions, by which a damaged text is recognized."),
        Parameter(
          Key.transitions.rawValue, \.transitions,
          .map(of: Self.optional(Self.kind(styles), skipsInvalid)),
          required: true,
          "The transitions by name."),
      ],
      check: { document, value, diagnostics in
        guard let stored = document.digest, stored != digest else { return }
        diagnostics.error(
          "damaged-transitions",
          "the transitions are not those that were compiled: their digest is \(digest)",
          at: value[Key.digest.rawValue]?.range,
          help: "run 'segue compile' again, or remove the digest of a text written by hand")
      })
    let read = table.decode(document, into: &diagnostics)
    guard let read, diagnostics.errorCount == errors else { return nil }
    transitions = read.transitions.compactMap { one in
      one.value.map { Named(name: one.name, value: $0, nameRange: one.nameRange) }
    }
    self.digest = digest
  }

  /// The root of a document.
  private struct Document: Sendable {
    var formatVersion = 0
    var digest: String?
    var transitions: [Named<ConfiguredStyle?>] = []
  }

  /// Returns whether this version of Segue reads the format; adds an error for a newer one, whose other
  /// keys have an unknown meaning.
  private static func hasReadableVersion(
    _ document: ConfigValue, _ diagnostics: inout ConfigDiagnostics
  ) -> Bool {
    guard let value = document[Key.formatVersion.rawValue], let version = value.number,
      version > Double(formatVersion)
    else { return true }
    diagnostics.error(
      "newer-format",
      "the format version is \(numberText(version)), and this version of Segue reads "
        + "\(formatVersion)",
      at: value.range,
      help: "update the package Segue in the app, or compile with the version that the app uses")
    return false
  }

  /// Returns the kind of a transition whose style may not be linked.
  private static func kind(_ styles: StyleCatalog) -> ParameterKind<ConfiguredStyle> {
    var kind = ConfiguredStyle.kind(styles)
    let decode = kind.decode
    kind.decode = { value, diagnostics in
      guard let name = value[styleKey], let identifier = name.text, !identifier.isEmpty,
        styles[identifier] == nil
      else { return decode(value, &diagnostics) }
      let product = product(of: identifier)
      diagnostics.error(
        "style-not-linked", "the style \(quoted(identifier)) is not in the catalog", at: name.range,
        help: "add the product \(product) to the target, and its entry to the catalog: "
          + "StyleEntry(.\(identifier))")
      return nil
    }
    return kind
  }

  /// Returns the kind whose values are `nil` where another has errors, if these are skipped.
  private static func optional(
    _ kind: ParameterKind<ConfiguredStyle>, _ skipsInvalid: Bool
  ) -> ParameterKind<ConfiguredStyle?> {
    var result = ParameterKind<ConfiguredStyle?>.optional(kind)
    guard skipsInvalid else { return result }
    result.decode = { value, _ in
      var ignored = ConfigDiagnostics()
      let style = kind.decode(value, &ignored)
      return .some(ignored.hasErrors ? nil : style)
    }
    return result
  }

  /// Returns the name of the product with a style, which by convention is the style's with `Style`.
  package static func product(of style: String) -> String {
    "\(style.prefix(1).uppercased())\(style.dropFirst())Style"
  }

  // MARK: Digest

  /// Returns whether a text is a document of this format with the digest of its transitions.
  package static func isIntact(_ json: some Collection<UInt8>) -> Bool {
    var diagnostics = ConfigDiagnostics()
    guard let document = JSONReader.read(json, name: "", into: &diagnostics),
      let digest = document[Key.digest.rawValue]?.text,
      let transitions = document[Key.transitions.rawValue]
    else { return false }
    return digest == Self.digest(of: JSONValue(transitions))
  }

  /// Returns the digest of transitions, which is the same for every notation of their values.
  private static func digest(of transitions: JSONValue) -> String {
    FNV1a.digest(of: transitions.sorted.foldedText.utf8)
  }
}

extension JSONValue {
  /// Creates the JSON of a value that was read from JSON.
  fileprivate nonisolated init(_ value: ConfigValue) {
    self =
      switch value.content {
      case .list(let items): .array(items.map(JSONValue.init))
      case .map(let entries): .object(entries.map { .init($0.key, JSONValue($0.value)) })
      case .scalar(let text, isPlain: false): .string(text)
      case .scalar:
        value.boolean.map(JSONValue.boolean) ?? value.number.map(JSONValue.number) ?? .null
      }
  }

  /// The value with the members of all objects in the order of their names.
  fileprivate nonisolated var sorted: JSONValue {
    switch self {
    case .array(let items): .array(items.map(\.sorted))
    case .object(let members):
      .object(
        members.map { .init($0.name, $0.value.sorted) }
          .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    default: self
    }
  }
}
