import SegueConfig

/// The matrix of a scenario: keys of the file with several values each. Every combination of them is
/// a scenario of its own.
nonisolated struct ScenarioMatrix: Sendable {
  /// The largest number of scenarios that the matrices of a file make.
  static let mostScenarios = 200

  /// A key of the file, or of the scenario's device, and its values.
  struct Axis: Sendable {
    /// The key as written: parts joined by dots.
    var key: ConfigEntry
    var values: [ConfigValue]

    /// The keys from the outermost.
    var path: [String] { key.key.split(separator: ".").map(String.init) }
    /// Whether the key is the device, or a key of it.
    var isOfDevice: Bool { path.first == AppPlan.Key.device.rawValue }

    /// Returns the nested maps that set the keys after the first `count` to a value.
    func setting(_ value: ConfigValue, after count: Int = 0) -> ConfigValue {
      path.dropFirst(count).reversed().reduce(value) { inner, name in
        let entry = ConfigEntry(key: name, keyRange: key.keyRange, value: inner)
        return ConfigValue(.map([entry]), range: inner.range)
      }
    }

    /// Returns a value in the name of a scenario: a word or the name of a device alone, anything else
    /// after its key.
    func label(of value: ConfigValue) -> String {
      let name = value["name"]?.text ?? value["preset"]?.text
      if let name, isOfDevice, path.count == 1 { return name }
      if let text = value.plainText, value.number == nil, value.boolean == nil { return text }
      return "\(path.last ?? key.key) \(value.yamlText)"
    }
  }

  /// The axes in file order.
  var axes: [Axis] = []

  /// The number of combinations; at most a limit, which is returned for more.
  func count(upTo limit: Int) -> Int {
    axes.reduce(1) { min($0 * $1.values.count, limit) }
  }

  /// The combinations: an index of a value for each axis, the last one changing fastest.
  var combinations: [[Int]] {
    axes.reduce([[]]) { all, axis in
      all.flatMap { start in axis.values.indices.map { start + [$0] } }
    }
  }
}

nonisolated extension ScenarioMatrix {
  /// The kind of a matrix: a map from keys to lists of values.
  static let kind = ParameterKind<ScenarioMatrix>(
    "a matrix", .names(to: .list(of: .anything, count: 1...mostScenarios)),
    decode: { value, diagnostics in
      guard let entries = value.entries else {
        diagnostics.wrongType(
          expected: "a matrix, which is a map", found: value,
          help: "write keys with lists of values: device: [phone, pad]")
        return nil
      }
      let axes = entries.compactMap { axis($0, &diagnostics) }
      return axes.count == entries.count ? ScenarioMatrix(axes: axes) : nil
    },
    encode: { matrix in
      .object(
        matrix.axes.map { axis in
          .init(axis.key.key, .array(axis.values.map { .string($0.yamlText) }))
        })
    }
  ).offering {
    [
      JSONSchema.Snippet(
        "matrix", "Each combination of these values is a scenario.",
        """
        device: [phone, pad]
        device.layoutDirection: [leftToRight, rightToLeft]
        device.isReduceMotionEnabled: [false, true]
        """)
    ]
  }

  /// Reads a key with its values; `nil` after an error, which is reported.
  private static func axis(_ entry: ConfigEntry, _ diagnostics: inout ConfigDiagnostics) -> Axis? {
    guard let values = entry.value.items else {
      diagnostics.wrongType(
        expected: "a list of values", found: entry.value, help: "write \(entry.key): [a, b]")
      return nil
    }
    guard !values.isEmpty else {
      diagnostics.error(
        "wrong-count", "the list of \(quoted(entry.key)) is empty", at: entry.value.range,
        help: "write \(entry.key): [a, b]")
      return nil
    }
    let parts = entry.key.split(separator: ".", omittingEmptySubsequences: false)
    let top = AppPlan.Key.allCases.map(\.rawValue)
    guard let first = parts.first, top.contains(String(first)), !parts.contains("") else {
      diagnostics.error(
        "bad-setting", "\(quoted(entry.key)) is not a key of the app", at: entry.keyRange,
        help: "write keys joined by dots, from the outermost: device, device.layoutDirection or "
          + "transitions.slide.duration")
      return nil
    }
    var known: [String: ConfigValue] = [:]
    for value in values {
      if let other = known.updateValue(value, forKey: value.yamlText) {
        diagnostics.error(
          "duplicate-value", "\(quoted(value.yamlText)) is in the list twice", at: value.range,
          help: "remove one of them", notes: [.init("the first is here", at: other.range)])
        return nil
      }
    }
    return Axis(key: entry, values: values)
  }
}
