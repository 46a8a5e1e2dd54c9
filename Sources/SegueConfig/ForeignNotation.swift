/// Notations of other tools: the help of an error has the value in Segue's notation.
enum ForeignNotation {
  /// Keys of other tools, each with the key of the same meaning.
  private static let keys = [
    "borderRadius": "cornerRadius", "dampingFraction": "dampingRatio", "easing": "motion",
    "friction": "damping", "tension": "stiffness", "timingFunction": "motion",
    "velocity": "initialVelocity",
  ]
  /// The timing functions of CSS, each with the curve of the same control points.
  private static let curves = [
    "ease": "default", "ease-in": "easeIn", "ease-in-out": "easeInOut", "ease-out": "easeOut",
  ]
  /// The arguments of functions that describe a motion elsewhere: names of numbers, or a list.
  private static let functions: [(name: String, key: String, arguments: [String]?)] = [
    (name: "cubic-bezier", key: "bezier", arguments: nil),
    (
      name: "spring", key: "spring", arguments: ["mass", "stiffness", "damping", "initialVelocity"]
    ),
  ]
  /// The number from which a duration is probably one in milliseconds.
  private static let leastMilliseconds = 100.0

  /// Returns the help that writes a value as it was probably meant; `nil` for none.
  ///
  /// - Parameters:
  ///   - value: The value, which is not valid.
  ///   - keys: The keys of the maps that are valid.
  ///   - isValid: Returns whether another value is valid.
  static func help(
    for value: ConfigValue, keys: [String], isValid: (ConfigValue) -> Bool
  ) -> String? {
    readings(of: value, keys).first(where: isValid).map { "write \($0.yamlText)" }
  }

  /// Returns the help for a key of another tool; `nil` for any other key.
  static func help(for entry: ConfigEntry, among known: [String]) -> String? {
    guard let key = keys[entry.key], known.contains(key) else { return nil }
    return "'\(entry.key)' is '\(key)' here: write \(key): \(entry.value.yamlText)"
  }

  /// Returns the help for a number that is too large, because it has another unit; `nil` for none.
  static func help(forTooLarge number: Double, _ form: NumberForm) -> String? {
    if form.unit == "s", number >= leastMilliseconds, form.range.contains(number / 1000) {
      let seconds = numberText(number / 1000)
      return "\(numberText(number)) ms is \(seconds) s: write \(seconds)"
    }
    let isPercent = form.name == "a fraction" && number.rounded() == number && number >= 5
    if isPercent, form.range.contains(number / 100) {
      let fraction = numberText(number / 100)
      return "\(numberText(number)) % is \(fraction): write \(fraction)"
    }
    return nil
  }

  /// Returns the help for a number with a unit of another tool; `nil` for none.
  static func help(forNumber text: String, unit: String?) -> String? {
    func number(before suffix: String) -> Double? {
      text.hasSuffix(suffix) ? strictNumber(text.dropLast(suffix.count)) : nil
    }
    switch unit {
    case "s":
      if let milliseconds = number(before: "ms") {
        return "\(text) is \(numberText(milliseconds / 1000)) s: "
          + "write \(numberText(milliseconds / 1000))"
      }
      for suffix in ["sec", "seconds"] {
        if let seconds = number(before: suffix) { return "write \(numberText(seconds))" }
      }
      return nil
    case "°":
      return number(before: "rad").map {
        "\(text) is \(numberText(($0 * 1800 / .pi).rounded() / 10))°: "
          + "write \(numberText(($0 * 1800 / .pi).rounded() / 10))"
      }
    case nil:
      return number(before: "%").map {
        "write \(numberText($0 / 100)) for \(numberText($0)) %"
      }
    default: return nil
    }
  }

  // MARK: Readings

  /// Returns the values that another notation may mean, the likeliest first.
  private static func readings(of value: ConfigValue, _ keys: [String]) -> [ConfigValue] {
    func wrapped(_ inner: ConfigValue) -> [ConfigValue] { keys.map { inner.wrapped(in: $0) } }
    switch value.content {
    case .list: return wrapped(value)
    case .map(let entries):
      guard !entries.isEmpty, !entries.contains(where: { keys.contains($0.key) }) else { return [] }
      let renamed = value.renamingKeys(self.keys)
      return (renamed == value ? [] : [renamed]) + wrapped(renamed)
    case .scalar(let text, isPlain: true):
      if let motion = motion(text, value) { return [motion] }
      if text.hasSuffix("%"), let percent = strictNumber(text.dropLast()) {
        let fraction = value.with(percent / 100)
        return [fraction] + wrapped(fraction)
      }
      return seconds(text) == nil ? [] : wrapped(value)
    case .scalar: return motion(value.text ?? "", value).map { [$0] } ?? []
    }
  }

  /// Returns the motion that a timing function of CSS or a spring by its constants describes.
  private static func motion(_ text: String, _ value: ConfigValue) -> ConfigValue? {
    if let curve = curves[text] { return value.with(.scalar(curve, isPlain: true)) }
    for (name, key, arguments) in functions where text.hasPrefix("\(name)(") && text.hasSuffix(")")
    {
      let parts = text.dropFirst(name.count + 1).dropLast().split(separator: ",")
      let numbers = parts.compactMap { part in Double(part.filter { $0 != " " }) }
      guard numbers.count == parts.count, numbers.allSatisfy(\.isFinite) else { return nil }
      let values = numbers.map { value.with($0) }
      guard let arguments else { return value.with(.list(values)).wrapped(in: key) }
      let entries = zip(arguments, values).filter { $0 != "initialVelocity" || $1.number != 0 }
        .map { ConfigEntry(key: $0, keyRange: value.range, value: $1) }
      return value.with(.map(entries)).wrapped(in: key)
    }
    return nil
  }
}

extension ConfigValue {
  /// Returns another value at the same source location.
  fileprivate func with(_ content: Content) -> ConfigValue { ConfigValue(content, range: range) }

  /// Returns a number at the same source location.
  fileprivate func with(_ number: Double) -> ConfigValue {
    with(.scalar(numberText(number), isPlain: true))
  }

  /// Returns the map with the value under a key.
  fileprivate func wrapped(in key: String) -> ConfigValue {
    with(.map([ConfigEntry(key: key, keyRange: range, value: self)]))
  }

  /// Returns the map with other names of its keys.
  fileprivate func renamingKeys(_ names: [String: String]) -> ConfigValue {
    with(
      .map(
        (entries ?? []).map {
          ConfigEntry(key: names[$0.key] ?? $0.key, keyRange: $0.keyRange, value: $0.value)
        }))
  }
}
