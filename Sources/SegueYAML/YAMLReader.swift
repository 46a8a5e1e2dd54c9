public import SegueConfig

/// Reads YAML texts as values that keep their places.
///
/// The language is a part of YAML 1.1 and 1.2, JSON included: one document in UTF-8; keys are
/// names, each once in a map; anchors and aliases within limits; no tags, no merge keys.
public enum YAMLReader {
  /// The value of a text; nil when none could be read.
  ///
  /// All that is wrong is added to the diagnostics, up to the first place where the text is no
  /// YAML any more. Where a value is returned beside errors it may be read on to find more of
  /// them, but not be used.
  /// - Parameters:
  ///   - bytes: the text in UTF-8, with or without a byte-order mark.
  ///   - name: what messages call it, usually a path.
  ///   - limits: how much it may hold.
  ///   - diagnostics: takes what is wrong.
  public static func parse(
    _ bytes: [UInt8], name: String, limits: YAMLLimits = .standard,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    parse(bytes, name: name, source: nil, limits: limits, into: &diagnostics).value
  }

  /// The value of a text that messages show as another source, and the number of its nodes.
  ///
  /// - Parameter depth: The number of maps that the value will be inside of.
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

  /// The value of a text that is at hand as a string.
  public static func parse(
    _ text: String, name: String, limits: YAMLLimits = .standard,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    parse(Array(text.utf8), name: name, limits: limits, into: &diagnostics)
  }
}
