extension ForeignNotation {
  /// A value that another notation may mean.
  struct Reading {
    let value: ConfigValue
    /// What follows the value in a help.
    let remark: String

    init(_ value: ConfigValue, _ remark: String = "") {
      (self.value, self.remark) = (value, remark)
    }

    var help: String { "write \(value.yamlText)\(remark)" }
  }

  /// Returns the values that another notation may mean, the likeliest first.
  ///
  /// - Parameters:
  ///   - value: The value in another notation.
  ///   - keys: The keys of the maps that are valid in its place.
  static func readings(of value: ConfigValue, _ keys: [String]) -> [Reading] {
    func wrapped(_ inner: ConfigValue, _ remark: String = "") -> [Reading] {
      // A number up to 1 is a fraction in other tools, and never a length in points.
      keys.filter { $0 != "points" || !inner.isFraction }
        .map { Reading(inner.wrapped(in: $0), remark) }
    }
    switch value.content {
    case .list(let items):
      let converted = items.map(item)
      return wrapped(value) + (value.springOfList.map { wrapped($0) } ?? [])
        + (converted == items ? [] : [Reading(value.with(.list(converted)))])
    case .map(let entries):
      guard !entries.isEmpty, !entries.contains(where: { keys.contains($0.key) }) else { return [] }
      // As in `{ type: spring, stiffness: 300 }`.
      if let type = value["type"], keys.contains("spring") {
        let others = entries.filter { $0.key != "type" }
        return readings(
          of: type.text != "spring" || others.isEmpty ? type : value.with(.map(others)), keys)
      }
      let renamed = value.renamingKeys(self.keys)
      return (renamed == value ? [] : [Reading(renamed)]) + wrapped(renamed)
        + (constants(of: renamed).map {
          wrapped($0, "; a spring by its constants has its own duration")
        } ?? [])
        + (renamed.completedSpring.map { wrapped($0.value, $0.remark) } ?? [])
    case .scalar(let text, let isPlain):
      if let motion = motion(text, value) { return [Reading(motion)] }
      if keys.contains("spring") {
        if text == "spring" {
          let ratio = value.with(1).wrapped(in: "dampingRatio")
          return wrapped(ratio, ", which does not bounce")
        }
        if let (motion, duration) = motionAndDuration(text, value) {
          return [Reading(motion, ", and duration: \(duration) next to it")]
        }
      }
      if let color = color(text), keys.contains("opacity") {
        return [Reading(value.withDimming(color))]
      }
      if ["false", "no", "none", "off"].contains(text), keys.contains("opacity") {
        return wrapped(value.with(0)).filter { $0.value["opacity"] != nil }
      }
      let list = Reading(value.with(.list([item(value)])))
      if text.hasSuffix("%") || text.hasSuffix("vh") {
        guard let number = fraction(text), (0...1).contains(number) else { return [] }
        // The number alone is last: where a length is valid too, it would mean points.
        let fraction = value.with(number)
        return wrapped(fraction) + words(for: fraction) + [Reading(fraction)]
      }
      if let length = length(text) {
        let number = value.with(length)
        return [Reading(number)] + wrapped(number)
      }
      return (isPlain && seconds(text) != nil ? wrapped(value) : []) + words(for: value) + [list]
    }
  }

  /// Returns the detent of a sheet that is this fraction of its largest height; none for other fractions.
  private static func words(for fraction: ConfigValue) -> [Reading] {
    func reading(_ word: String, _ remark: String = "") -> [Reading] {
      [Reading(fraction.with(.scalar(word, isPlain: true)), remark)]
    }
    switch fraction.number {
    case 0.5: return reading("medium", ", which is about half")
    case 1: return reading("large")
    default: return []
    }
  }

  /// Returns an item of a list of heights in Segue's notation: `{ fraction: 0.5 }` for `0.5` and `50%`,
  /// `300` for `300pt`.
  private static func item(_ value: ConfigValue) -> ConfigValue {
    guard let text = value.plainText else { return value }
    if value.isFraction { return value.wrapped(in: "fraction") }
    if let number = fraction(text) { return value.with(number).wrapped(in: "fraction") }
    return length(text).map { value.with($0) } ?? value
  }

  /// Returns the fraction of a text in percent, also of the height of a window; `nil` for another text.
  private static func fraction(_ text: String) -> Double? {
    for suffix in ["%", "svh", "lvh", "dvh", "vh"] where text.hasSuffix(suffix) {
      return strictNumber(text.dropLast(suffix.count)).map { $0 / 100 }
    }
    return nil
  }

  /// Returns the length of a text with the unit pt or px; `nil` for another text.
  private static func length(_ text: String) -> Double? {
    text.hasSuffix("pt") || text.hasSuffix("px") ? strictNumber(text.dropLast(2)) : nil
  }

  /// Returns the motion and the duration of a text that has both: `ease-in-out 300ms`.
  private static func motionAndDuration(
    _ text: String, _ value: ConfigValue
  ) -> (ConfigValue, Substring)? {
    func read(_ motion: Substring, _ duration: Substring) -> (ConfigValue, Substring)? {
      guard duration.hasSuffix("s"), seconds(String(duration)) != nil else { return nil }
      let word = value.with(.scalar(String(motion), isPlain: true))
      return (self.motion(String(motion), value) ?? word, duration)
    }
    guard let first = text.firstIndex(of: " "), let last = text.lastIndex(of: " ") else {
      return nil
    }
    return read(text[..<last], text[text.index(after: last)...])
      ?? read(text[text.index(after: first)...], text[..<first])
  }

  /// Returns the constants of a spring that has other keys too; `nil` for another map.
  private static func constants(of spring: ConfigValue) -> ConfigValue? {
    guard spring["stiffness"] != nil, spring["damping"] != nil else { return nil }
    return spring.with(
      .map((spring.entries ?? []).filter { springConstants.contains($0.key) }))
  }

  /// Returns Segue's word for a word of another tool, or the motion that a function such as
  /// `cubic-bezier(…)` describes; `nil` for another text.
  private static func motion(_ text: String, _ value: ConfigValue) -> ConfigValue? {
    if let word = words[text] { return value.with(.scalar(word, isPlain: true)) }
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

  /// The map of a spring whose constants are a list: `[stiffness, damping]`, `[mass, stiffness, damping]`,
  /// or the latter with an initial velocity at its end; `nil` for another value.
  package var springOfList: ConfigValue? {
    guard let items, (2...4).contains(items.count), items.allSatisfy({ $0.number != nil }) else {
      return nil
    }
    let constants = ForeignNotation.springConstants.dropFirst(items.count == 2 ? 1 : 0)
    return with(
      .map(
        zip(constants, items).map { ConfigEntry(key: $0, keyRange: $1.range, value: $1) }))
  }

  /// Whether the value is a number above 0 and at most 1.
  fileprivate var isFraction: Bool { number.map { $0 > 0 && $0 <= 1 } ?? false }

  /// The damping or the stiffness that makes a map with only the other one a critically damped spring;
  /// `nil` for another value.
  package var missingSpringConstant: (key: String, number: Double)? {
    let (stiffness, damping) = (self["stiffness"], self["damping"])
    let mass = self["mass"].map { $0.number ?? 0 } ?? 1
    let constants = ForeignNotation.springConstants
    guard mass > 0, entries?.allSatisfy({ constants.contains($0.key) }) == true else { return nil }
    // The critical damping is 2 √(stiffness × mass). Both are rounded so that the spring does not bounce.
    if damping == nil, let stiffness = stiffness?.number, stiffness > 0 {
      return ("damping", (200 * (stiffness * mass).squareRoot()).rounded(.up) / 100)
    }
    // A damping up to 1 is a damping ratio.
    if stiffness == nil, let damping = damping?.number, damping > 1 {
      return ("stiffness", (damping * damping / (4 * mass) * 100).rounded(.down) / 100)
    }
    return nil
  }

  /// The spring that an incomplete map, or one of mixed vocabularies, probably means, with the remark
  /// that follows it in a help; `nil` for another value.
  ///
  /// A bounce alone gets the duration that SwiftUI gives it. A duration beside a ratio is a response.
  package var completedSpring: (value: ConfigValue, remark: String)? {
    func adding(_ key: String, _ number: Double) -> ConfigValue {
      let entry = ConfigEntry(key: key, keyRange: range, value: with(number))
      return with(.map((entries ?? []) + [entry]))
    }
    if let missing = missingSpringConstant {
      return (adding(missing.key, missing.number), ", which does not bounce")
    }
    let keys = Set((entries ?? []).map(\.key))
    if keys == ["bounce"] { return (adding("duration", 0.5), ", or with another duration") }
    if keys == ["damping"], self["damping"]?.isFraction == true {
      return (renamingKeys(["damping": ["dampingRatio"]]), "")
    }
    let isMixed =
      keys == ["duration", "dampingRatio"]
      || (keys == ["duration", "damping"] && self["damping"]?.isFraction == true)
    return isMixed
      ? (renamingKeys(["duration": ["response"], "damping": ["dampingRatio"]]), "") : nil
  }

  /// Returns the map of a dimming of a color, whose opacity is a key of its own.
  fileprivate func withDimming(_ color: ConfigColor) -> ConfigValue {
    var opaque = color
    opaque.alpha = 1
    let text = ConfigValue(.scalar(opaque.hexadecimal, isPlain: false), range: range)
    return with(
      .map([
        ConfigEntry(key: "color", keyRange: range, value: text),
        ConfigEntry(key: "opacity", keyRange: range, value: with(color.alpha)),
      ]))
  }

  /// Returns another value at the same source location.
  fileprivate func with(_ content: Content) -> ConfigValue { ConfigValue(content, range: range) }

  /// Returns a number at the same source location.
  fileprivate func with(_ number: Double) -> ConfigValue {
    with(.scalar(numberText(number), isPlain: true))
  }

  /// Returns the map with the value under a key.
  func wrapped(in key: String) -> ConfigValue {
    with(.map([ConfigEntry(key: key, keyRange: range, value: self)]))
  }

  /// Returns the map with other names of its keys.
  fileprivate func renamingKeys(_ names: [String: [String]]) -> ConfigValue {
    with(
      .map(
        (entries ?? []).map {
          ConfigEntry(key: names[$0.key]?.first ?? $0.key, keyRange: $0.keyRange, value: $0.value)
        }))
  }
}
