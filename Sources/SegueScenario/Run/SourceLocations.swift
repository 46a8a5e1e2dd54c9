import SegueConfig

/// Finds the source ranges at the locations of verdicts.
nonisolated struct SourceLocations: Sendable {
  private var ranges: [String: ConfigRange] = [:]

  /// Indexes the keys and values of a file by location; at one location a key, or else the
  /// outermost value, precedes the others.
  init(_ value: ConfigValue?) {
    if let value { visit(value) }
  }

  /// The range that begins at a location such as `olympics.yaml:34:9`.
  subscript(location: String) -> ConfigRange? { ranges[location] }

  private mutating func visit(_ value: ConfigValue) {
    for entry in value.entries ?? [] { note(entry.keyRange) }
    note(value.range)
    for entry in value.entries ?? [] { visit(entry.value) }
    for item in value.items ?? [] { visit(item) }
  }

  private mutating func note(_ range: ConfigRange) {
    let location = range.locationText
    if ranges[location] == nil { ranges[location] = range }
  }
}
