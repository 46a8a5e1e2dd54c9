package import SegueConfig

/// Compiled transitions: checked and resolved, as `TransitionsText` writes them.
package nonisolated struct CompiledTransitions: Sendable {
  /// The transitions, in the order of the text.
  package let transitions: [Named<ConfiguredStyle>]
  /// The digest of the transitions, as 16 hexadecimal digits.
  package let digest: String

  private typealias Key = TransitionsText.Key

  /// Creates the compiled form of transitions with unique names.
  package init(_ transitions: [Named<ConfiguredStyle>]) {
    self.transitions = transitions
    digest = TransitionsText(transitions.changes).digest
  }

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
    let digest = written.map { TransitionsText($0).digest } ?? ""
    let table = ParameterTable(
      "a file of compiled transitions", defaults: Document(),
      [
        Parameter(
          Key.formatVersion.rawValue, \.formatVersion, .integer(1...TransitionsText.formatVersion),
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
      version > Double(TransitionsText.formatVersion)
    else { return true }
    diagnostics.error(
      "newer-format",
      "the format version is \(numberText(version)), and this version of Segue reads "
        + "\(TransitionsText.formatVersion)",
      at: value.range,
      help: "update the package Segue in the app, or compile with the version that the app uses")
    return false
  }

  /// Returns the kind of a transition whose style may not be linked.
  private static func kind(_ styles: StyleCatalog) -> ParameterKind<ConfiguredStyle> {
    var kind = ConfiguredStyle.kind(styles)
    let decode = kind.decode
    kind.decode = { value, diagnostics in
      guard let name = value[StyleChanges.key], let identifier = name.text, !identifier.isEmpty,
        styles[identifier] == nil
      else { return decode(value, &diagnostics) }
      let product = StyleChanges.product(of: identifier)
      diagnostics.error(
        "style-not-linked", "the style \(quoted(identifier)) is not in the catalog", at: name.range,
        help: "add the product \(product) to the target, and its entry to the catalog: "
          + "StyleEntry(.\(identifier))")
      return nil
    }
    return kind
  }

  /// Returns a kind with optional values: `nil` for a value with errors, if these are skipped.
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
}

nonisolated extension [Named<ConfiguredStyle>] {
  /// The transitions as data.
  package var changes: [Named<StyleChanges>] {
    map { one in
      Named(
        name: one.name, value: StyleChanges(one.value.identifier, one.value.changes),
        nameRange: one.nameRange)
    }
  }
}
