package import SegueConfig

/// Reads YAML texts as values with source ranges.
///
/// The language is a subset of YAML 1.1 and 1.2 that includes JSON: one document in UTF-8; keys
/// are ASCII texts, unique in their map; limited anchors and aliases; no tags, no merge keys.
package enum YAMLReader {
  /// Returns the value of a text; `nil` if none could be read.
  ///
  /// All errors up to the first syntax error are added to the diagnostics. If there are errors,
  /// decode the value only to find more of them.
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with or without a byte-order mark.
  ///   - name: The name in messages, usually a path.
  ///   - limits: The limits of the text.
  ///   - diagnostics: Receives the errors and warnings.
  package static func parse(
    _ bytes: [UInt8], name: String, limits: YAMLLimits = .standard,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    parse(bytes, name: name, source: nil, limits: limits, into: &diagnostics).value
  }

  /// Returns the value of a text, which diagnostics quote from `source`, and its number of nodes.
  ///
  /// - Parameter depth: The number of maps that will enclose the value.
  static func parse(
    _ bytes: [UInt8], name: String, source: ConfigSource?, limits: YAMLLimits, depth: Int = 0,
    into diagnostics: inout ConfigDiagnostics
  ) -> (value: ConfigValue?, nodes: Int) {
    guard
      let text = CheckedText(
        bytes, name: name, source: source, limits: limits, into: &diagnostics)
    else { return (nil, 0) }
    let pairs = SurrogatePairs(in: bytes)
    return (pairs?.bytes ?? bytes).withUnsafeBufferPointer { buffer in
      let body = UnsafeBufferPointer(rebasing: buffer[text.start...])
      let events = EventReader(body, textLimit: limits.textBytes, pairs: pairs)
      var composer = Composer(events, text: text, limits: limits)
      let value = composer.document(depth: depth)
      diagnostics.add(composer.diagnostics)
      return (value, composer.totalNodes)
    }
  }

  /// Returns the value of a string.
  package static func parse(
    _ text: String, name: String, limits: YAMLLimits = .standard,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    parse(Array(text.utf8), name: name, limits: limits, into: &diagnostics)
  }
}
