import SegueConfig

/// Finds what is written at the places that verdicts name.
nonisolated struct SourcePlaces: Sendable {
  private var ranges: [String: ConfigRange] = [:]

  /// Notes where the keys and values of a file begin; where several begin at one place, a key or
  /// else the outermost is meant.
  init(_ value: ConfigValue) { visit(value) }

  /// What begins at a place such as `olympics.yaml:34:9`.
  subscript(place: String) -> ConfigRange? { ranges[place] }

  private mutating func visit(_ value: ConfigValue) {
    for entry in value.entries ?? [] { note(entry.keyRange) }
    note(value.range)
    for entry in value.entries ?? [] { visit(entry.value) }
    for item in value.items ?? [] { visit(item) }
  }

  private mutating func note(_ range: ConfigRange) {
    let place = range.placeText
    if ranges[place] == nil { ranges[place] = range }
  }
}
