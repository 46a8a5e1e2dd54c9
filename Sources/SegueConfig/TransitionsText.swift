/// The text of compiled transitions: their format, and the digest that identifies them.
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
/// depends on the values alone, not on order, spaces or notation.
package struct TransitionsText: Sendable {
  /// The version of the format that this version of Segue writes, and the latest that it reads.
  package static let formatVersion = 1

  /// The keys of the document.
  package enum Key: String { case formatVersion, digest, transitions }

  private let values: JSONValue
  /// The digest of the transitions, as 16 hexadecimal digits.
  package let digest: String

  /// Creates the text of transitions with unique names.
  package init(_ transitions: [Named<StyleChanges>]) {
    self.init(.object(transitions.map { .init($0.name, $0.value.json) }))
  }

  /// Creates the text of transitions that were read from JSON.
  package init(_ transitions: ConfigValue) { self.init(JSONValue(transitions)) }

  private init(_ values: JSONValue) {
    self.values = values
    digest = FNV1a.digest(of: values.sorted.foldedText.utf8)
  }

  /// The document.
  package var json: JSONValue {
    .object([
      .init(Key.formatVersion.rawValue, .number(Double(Self.formatVersion))),
      .init(Key.digest.rawValue, .string(digest)),
      .init(Key.transitions.rawValue, values),
    ])
  }

  /// Returns whether a text is a document of this format with the digest of its transitions.
  package static func isIntact(_ json: some Collection<UInt8>) -> Bool {
    var diagnostics = ConfigDiagnostics()
    guard let document = JSONReader.read(json, name: "", into: &diagnostics),
      let digest = document[Key.digest.rawValue]?.text,
      let transitions = document[Key.transitions.rawValue]
    else { return false }
    return digest == Self(transitions).digest
  }
}

extension JSONValue {
  /// Creates the JSON of a value that was read from JSON.
  package init(_ value: ConfigValue) {
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
  fileprivate var sorted: JSONValue {
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
