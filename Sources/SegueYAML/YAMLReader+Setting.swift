public import SegueConfig

extension YAMLReader {
  /// The value of a setting such as `transitions.sheet.cornerRadius=12`: maps of one key inside
  /// each other, to be merged over what a file says.
  ///
  /// What follows the first `=` is YAML. Nil, with an error, when it is no setting.
  /// - Parameters:
  ///   - argument: the setting as it was given.
  ///   - name: what messages call its source.
  ///   - limits: how much it may hold.
  ///   - diagnostics: takes what is wrong.
  public static func parse(
    setting argument: String, name: String = "--set", limits: YAMLLimits = .standard,
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    let source = ConfigSource(name: name, text: argument)
    let path = argument.prefix { $0 != "=" }
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.endIndex < argument.endIndex, keys.allSatisfy({ KeyRules.isName($0) }) else {
      diagnostics.error(
        "bad-setting", "\(quoted(argument)) is no setting", at: nil,
        help: "write keys joined by dots, '=', and a value: transitions.slide.duration=0.5")
      return nil
    }
    // What is merged and released step by step into its depth must not be deeper than a file.
    guard keys.count <= limits.depth else {
      diagnostics.error(
        "too-deep", "the key of a setting is more than \(limits.depth) deep", at: nil,
        help: "give the inner parts a place further out")
      return nil
    }
    // Blanks in place of the path give what follows the columns it has in the argument.
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
      let whole = ConfigRange(source: source, start: keyRange.start, end: result.range.end)
      let entry = ConfigEntry(key: key, keyRange: keyRange, value: result)
      result = ConfigValue(.map([entry]), range: whole)
      column -= 1
    }
    return result
  }

  private static func range(_ source: ConfigSource, keys offset: Int, _ count: Int) -> ConfigRange {
    let start = ConfigPosition(line: 1, column: offset + 1, offset: offset)
    let end = ConfigPosition(line: 1, column: offset + count + 1, offset: offset + count)
    return ConfigRange(source: source, start: start, end: end)
  }
}
