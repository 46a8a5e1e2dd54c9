/// Notations of other tools: the help of an error has the value in Segue's notation.
enum ForeignNotation {
  /// Keys of other tools, each with the key of the same meaning.
  private static let keys = [
    "borderRadius": "cornerRadius", "dampingFraction": "dampingRatio", "easing": "motion",
    "friction": "damping", "tension": "stiffness", "timing": "motion",
    "timingFunction": "motion", "velocity": "initialVelocity",
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
    readings(of: value, keys).first { isValid($0.value) }.map(\.help)
  }

  /// Returns the help for a key of another tool; `nil` for any other key.
  ///
  /// - Parameters:
  ///   - entry: The key with its value.
  ///   - known: The keys of the map.
  ///   - isValid: Returns whether a value is valid for one of them.
  static func help(
    for entry: ConfigEntry, among known: [String], isValid: (String, ConfigValue) -> Bool
  ) -> String? {
    guard let key = keys[entry.key], known.contains(key) else { return nil }
    // A percentage of what is not known elsewhere.
    let isPercent = entry.value.text?.hasSuffix("%") == true
    let readings =
      [Reading(entry.value)]
      + (isPercent ? [] : readings(of: entry.value, functions.map(\.key)))
    let valid = readings.first { isValid(key, $0.value) }
    return "'\(entry.key)' is '\(key)' here"
      + (valid.map { ": write \(key): \($0.value.yamlText)\($0.remark)" } ?? "")
  }

  /// Returns the help for a number that is too large, because it has another unit; `nil` for none.
  static func help(forTooLarge number: Double, _ form: NumberForm) -> String? {
    if form.unit == "s", number >= leastMilliseconds, form.range.contains(number / 1000) {
      let seconds = numberText(number / 1000)
      return "\(numberText(number)) ms is \(seconds) s: write \(seconds)"
    }
    if form.isRatio, number.rounded() == number, number >= 5, form.range.contains(number / 100) {
      let fraction = numberText(number / 100)
      return "\(numberText(number)) % is \(fraction): write \(fraction)"
    }
    return nil
  }

  /// Returns the number that a text with a unit of another tool means, and its help; `nil` for none.
  static func number(_ text: String, _ form: NumberForm) -> (number: Double, help: String)? {
    func number(before suffix: String) -> Double? {
      text.hasSuffix(suffix) ? strictNumber(text.dropLast(suffix.count)) : nil
    }
    switch form.unit {
    case "s":
      for suffix in ["sec", "seconds"] {
        if let seconds = number(before: suffix) { return (seconds, "write \(numberText(seconds))") }
      }
    case "°":
      if let radians = number(before: "rad") {
        let degrees = (radians * 1800 / .pi).rounded() / 10
        return (
          degrees, "\(text) is \(numberText(degrees))°: write \(numberText(degrees))"
        )
      }
    case nil where form.isRatio:
      if let percent = number(before: "%") {
        let fraction = numberText(percent / 100)
        return (percent / 100, "write \(fraction) for \(numberText(percent)) %")
      }
    default: break
    }
    return nil
  }

  /// Returns whether a text is the beginning of a function that describes a motion elsewhere.
  fileprivate static func isUnclosedCall(_ text: String) -> Bool {
    !text.hasSuffix(")") && functions.contains { text.hasPrefix("\($0.name)(") }
  }

  // MARK: Readings

  /// A value that another notation may mean.
  private struct Reading {
    let value: ConfigValue
    /// What follows the value in a help.
    let remark: String

    init(_ value: ConfigValue, _ remark: String = "") {
      (self.value, self.remark) = (value, remark)
    }

    var help: String { "write \(value.yamlText)\(remark)" }
  }

  /// Returns the values that another notation may mean, the likeliest first.
  private static func readings(of value: ConfigValue, _ keys: [String]) -> [Reading] {
    func wrapped(_ inner: ConfigValue, _ remark: String = "") -> [Reading] {
      keys.map { Reading(inner.wrapped(in: $0), remark) }
    }
    switch value.content {
    case .list: return wrapped(value)
    case .map(let entries):
      guard !entries.isEmpty, !entries.contains(where: { keys.contains($0.key) }) else { return [] }
      let renamed = value.renamingKeys(self.keys)
      return (renamed == value ? [] : [Reading(renamed)]) + wrapped(renamed)
        + (completed(renamed).map { wrapped($0, ", which does not bounce") } ?? [])
    case .scalar(let text, let isPlain):
      if let motion = motion(text, value) { return [Reading(motion)] }
      let list = Reading(value.with(.list([value])))
      if text.hasSuffix("%") {
        guard let percent = strictNumber(text.dropLast()), (0...100).contains(percent) else {
          return []
        }
        // A number alone can be a length.
        let fraction = value.with(percent / 100)
        return wrapped(fraction) + [Reading(fraction)]
      }
      for suffix in ["pt", "px"] where text.hasSuffix(suffix) {
        guard let length = strictNumber(text.dropLast(suffix.count)) else { break }
        let number = value.with(length)
        return [Reading(number)] + wrapped(number)
      }
      return (isPlain && seconds(text) != nil ? wrapped(value) : []) + [list]
    }
  }

  /// Returns the map of a spring with the constant that it misses.
  private static func completed(_ spring: ConfigValue) -> ConfigValue? {
    guard let missing = spring.missingSpringConstant, let entries = spring.entries else {
      return nil
    }
    let value = spring.with(missing.number)
    return spring.with(
      .map(entries + [ConfigEntry(key: missing.key, keyRange: spring.range, value: value)]))
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
  /// Whether the value is the beginning of a function of another tool, such as `cubic-bezier(0.4`: in a
  /// map in braces YAML ends it at its first comma.
  package var isUnclosedCall: Bool { plainText.map(ForeignNotation.isUnclosedCall) ?? false }

  /// The damping or the stiffness that a map with only the other one misses as a spring, for critical
  /// damping; `nil` for another value.
  package var missingSpringConstant: (key: String, number: Double)? {
    let (stiffness, damping) = (self["stiffness"], self["damping"])
    let mass = self["mass"].map { $0.number ?? 0 } ?? 1
    let constants = ["mass", "stiffness", "damping", "initialVelocity"]
    guard mass > 0, entries?.allSatisfy({ constants.contains($0.key) }) == true else { return nil }
    // Rounded so that the spring does not bounce.
    if damping == nil, let stiffness = stiffness?.number, stiffness > 0 {
      return ("damping", (200 * (stiffness * mass).squareRoot()).rounded(.up) / 100)
    }
    if stiffness == nil, let damping = damping?.number, damping > 0 {
      return ("stiffness", (damping * damping / (4 * mass) * 100).rounded(.down) / 100)
    }
    return nil
  }

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
