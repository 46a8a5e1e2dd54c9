package import SegueConfig

extension YAMLReader {
  /// Returns the value of a setting such as `transitions.sheet.cornerRadius=12`: nested maps of one
  /// key, to be merged over a file's value.
  ///
  /// An index in brackets, from 0, is an item of a list: `scenarios[0].name=first`. The text after the
  /// first `=` is YAML. Adds an error and returns `nil` for an invalid setting.
  /// - Parameters:
  ///   - argument: The setting as given.
  ///   - name: The name of its source in messages.
  ///   - limits: The limits of the value.
  ///   - diagnostics: Receives the errors and warnings.
  package static func parse(
    setting argument: String, name: String = "--set", limits: YAMLLimits = .standard,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    let source = ConfigSource(name: name, text: argument)
    let path = argument.prefix { $0 != "=" }
    let keys = keys(of: path)
    let isPath = keys.allSatisfy { TextRules.isKey($0) || ConfigValue.itemIndex($0) != nil }
    guard path.endIndex < argument.endIndex, isPath else {
      diagnostics.error(
        "bad-setting", "\(quoted(argument)) is not a setting", at: nil,
        help: "write keys joined by dots, '=', and a value: transitions.slide.duration=0.5, or "
          + "scenarios[0].name=first for an item of a list")
      return nil
    }
    // Merging and releasing recurse into the value, so that its depth has the same limit as a file.
    guard keys.count <= limits.depth else {
      diagnostics.error(
        "too-deep", "the key of a setting is more than \(limits.depth) deep", at: nil,
        help: "move the inner parts further out")
      return nil
    }
    // Blanks in place of the path preserve the columns of the text after it.
    let blank = [UInt8](repeating: UInt8(ascii: " "), count: path.utf8.count + 1)
    let value = argument[path.endIndex...].dropFirst()
    guard value.contains(where: { !$0.isWhitespace }) else {
      let end = range(source, keys: argument.unicodeScalars.count, 0)
      diagnostics.error(
        "bad-setting", "\(quoted(argument)) has no value", at: end,
        help: "write \(path)='\"\"' for an empty text")
      return nil
    }
    let read = parse(
      blank + value.utf8, name: name, source: source, limits: limits, depth: keys.count,
      into: &diagnostics)
    guard var result = read.value else { return nil }
    var column = path.unicodeScalars.count
    for key in keys.reversed() {
      column -= key.unicodeScalars.count
      let keyRange = range(source, keys: column, key.unicodeScalars.count)
      let mapRange = ConfigRange(source: source, start: keyRange.start, end: result.range.end)
      let entry = ConfigEntry(key: key, keyRange: keyRange, value: result)
      result = ConfigValue(.map([entry]), range: mapRange)
      // No dot precedes an index.
      if key.first != "[" { column -= 1 }
    }
    return result
  }

  /// Returns the keys of a path and its indices, from the outermost: `home.elements[0]` is `home`,
  /// `elements` and `[0]`.
  package static func keys(of path: some StringProtocol) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).flatMap { parts(Substring($0)) }
  }

  /// Returns a key, and the indices after it: `elements[0]` is `elements` and `[0]`.
  private static func parts(_ key: Substring) -> [String] {
    guard let bracket = key.firstIndex(of: "[") else { return [String(key)] }
    let indices = key[bracket...].split(separator: "[", omittingEmptySubsequences: false)
    return [String(key[..<bracket])] + indices.dropFirst().map { "[\($0)" }
  }

  /// Returns the range of some characters of a setting, which is one line, from an offset on.
  private static func range(_ source: ConfigSource, keys offset: Int, _ count: Int) -> ConfigRange {
    let start = ConfigPosition(line: 1, column: offset + 1, offset: offset)
    let end = ConfigPosition(line: 1, column: offset + count + 1, offset: offset + count)
    return ConfigRange(source: source, start: start, end: end)
  }
}
