/// Notations of other tools: the help of an error has the value in Segue's notation.
package enum ForeignNotation {
  /// Keys of other tools, each with the keys of the same meaning.
  static let keys = [
    "alpha": ["opacity"], "backdrop": ["dimming"], "blur": ["dimming"],
    "borderRadius": ["cornerRadius"], "dampingFraction": ["dampingRatio"],
    "dismissible": ["dismissOnDrag"], "distance": ["threshold"], "easing": ["motion"],
    "friction": ["damping"], "handle": ["grabberVisible"], "height": ["detents", "extent"],
    "overlay": ["dimming"], "scrim": ["dimming"], "size": ["detents", "extent"],
    "snapPoints": ["detents"], "spring": ["motion"], "swipe": ["drag"], "tension": ["stiffness"],
    "timing": ["motion"], "timingFunction": ["motion"], "velocity": ["initialVelocity"],
    "width": ["extent"],
  ]
  /// Words of other tools, each with Segue's word: CSS's timing functions, with the curves of the same
  /// control points, and its edges; and heights of sheets.
  static let words = [
    "ease": "default", "ease-in": "easeIn", "ease-in-out": "easeInOut", "ease-out": "easeOut",
    "end": "trailing", "full": "large", "half": "medium", "start": "leading",
  ]
  /// The keys of a spring by its constants.
  package static let springConstants = ["mass", "stiffness", "damping", "initialVelocity"]
  /// The arguments of functions that describe a motion elsewhere: names of numbers, or a list.
  static let functions: [(name: String, key: String, arguments: [String]?)] = [
    (name: "cubic-bezier", key: "bezier", arguments: nil),
    (
      name: "spring", key: "spring", arguments: springConstants
    ),
  ]
  /// The keys of maps whose value may be written alone elsewhere.
  private static let shortened = functions.map(\.key) + ["opacity", "points", "fraction"]
  /// The number from which a duration is probably one in milliseconds.
  private static let leastMilliseconds = 100.0

  /// Returns Segue's key or word for a key or a word of another tool; `nil` for any other word.
  package static func name(of word: String) -> String? {
    keys[word]?.first ?? words[word] ?? functions.first { $0.name == word }?.key
  }

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
    guard let key = keys[entry.key]?.first(where: known.contains) else { return nil }
    let read = readings(of: entry.value, shortened).filter {
      // Without a key, what a percentage of another tool refers to is not known.
      $0.value.entries != nil || entry.value.text?.hasSuffix("%") != true
    }
    // The second one is, for example, motion: { spring: … } for spring: ….
    let readings = [Reading(entry.value), Reading(entry.value.wrapped(in: entry.key))] + read
    let valid = readings.first { isValid(key, $0.value) }
    let unit = key == "initialVelocity" ? ", in total distances per second" : ""
    return "'\(entry.key)' is '\(key)' here"
      + (valid.map { ": write \(key): \($0.value.yamlText)\($0.remark)" } ?? unit)
  }

  /// Returns the help for a number out of range, because it has another unit, or a sign for its
  /// direction; `nil` for none.
  static func help(forOutOfRange number: Double, _ form: NumberForm) -> String? {
    if number < 0, form.isSpeed, form.range.contains(-number) {
      return "a speed has no sign: write \(numberText(-number))\(form.direction)"
    }
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

  /// Returns whether a text is the beginning of a function that describes a motion or a color elsewhere.
  static func isUnclosedCall(_ text: String) -> Bool {
    // The fast test is first: this is called for every map of a file, and almost none has a function.
    text.utf8.contains(UInt8(ascii: "(")) && !text.hasSuffix(")")
      && (functions.map(\.name) + colorFunctions).contains { text.hasPrefix("\($0)(") }
  }

  private static let colorFunctions = ["rgb", "rgba"]

  /// Returns the color of `rgb(…)` or `rgba(…)`, with components of 0 to 255 and an opacity of 0 to 1;
  /// `nil` for another text.
  static func color(_ text: String) -> ConfigColor? {
    guard text.hasSuffix(")"), colorFunctions.contains(where: { text.hasPrefix("\($0)(") })
    else { return nil }
    let parts = text.dropLast().drop { $0 != "(" }.dropFirst().split { ", /".contains($0) }
    let numbers = parts.compactMap { part in
      part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
    }
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    let values = zip(numbers, parts).enumerated().map { index, part in
      index == 3 || part.1.hasSuffix("%") ? part.0 : part.0 / 255
    }
    guard values.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return ConfigColor(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1)
  }
}
