import SegueConfig

/// The form of a parameter's values, which selects the control that edits it.
package nonisolated enum ParameterForm: Hashable, Sendable {
  /// `true` or `false`.
  case flag
  /// A number of a range, whose bounds are finite; whole or not.
  case number(ClosedRange<Double>, isWhole: Bool)
  /// One of several words.
  case words([String])
  /// A named color, or a hexadecimal one.
  case color
  /// A curve or a spring.
  case motion
  /// One of several words, or a map of one key with a number: `preferred`, `{ fraction: 0.5 }`.
  case alternatives(words: [String], numbers: [Keyed])
  /// A list of such words and maps, with its allowed number of items.
  case list(words: [String], numbers: [Keyed], count: ClosedRange<Int>)
  /// Any other value, which the panel shows, and a file sets.
  case other

  /// A number that is the value of a map's only key.
  package struct Keyed: Hashable, Sendable {
    package var key: String
    package var range: ClosedRange<Double>

    package init(key: String, range: ClosedRange<Double>) {
      self.key = key
      self.range = range
    }
  }

  /// Creates the form of a parameter.
  ///
  /// - Parameters:
  ///   - schema: The schema of the parameter's values.
  ///   - description: The documentation of the parameter.
  ///   - value: The current value: an unlimited range ends near it.
  init(_ schema: JSONValue, _ description: ParameterDescription, value: JSONValue) {
    self =
      switch description.kind {
      case let kind where kind.hasPrefix("a motion"): .motion
      case let kind where kind.hasPrefix("a color"): .color
      default: Self(schema, value: value)
      }
  }

  private init(_ schema: JSONValue, value: JSONValue) {
    let parts = Self.parts(of: schema)
    let words = parts.flatMap { $0["enum"]?.items?.compactMap(\.text) ?? [] }
      .filter { $0 != "none" }
    let number = parts.first { ["number", "integer"].contains($0["type"]?.text) }
    let keyed = parts.lazy.compactMap { Self.keyed($0, value) }.first
    if parts.contains(where: { $0["type"]?.text == "boolean" }) {
      self = .flag
    } else if let number, words.isEmpty {
      self = .number(
        Self.range(of: number, around: value.number), isWhole: number["type"]?.text == "integer")
    } else if let list = parts.first(where: { $0["type"]?.text == "array" }),
      case .alternatives(let words, let numbers)? = list["items"].map({ Self($0, value: .null) })
    {
      let least = Int(list["minItems"]?.number ?? 0)
      let most = max(least, Int(list["maxItems"]?.number ?? 8))
      self = .list(words: words, numbers: numbers, count: least...most)
    } else if let keyed {
      self = .alternatives(words: words, numbers: keyed)
    } else {
      self = words.isEmpty ? .other : .words(words)
    }
  }

  /// Returns the schemas of which a value matches one.
  private static func parts(of schema: JSONValue) -> [JSONValue] {
    if let inner = schema["allOf"]?.items { return inner.flatMap(parts) }
    guard let any = schema["anyOf"]?.items else { return [schema] }
    return any.flatMap(parts)
  }

  /// Returns the keys of a map of exactly one key, if each has a number.
  private static func keyed(_ schema: JSONValue, _ value: JSONValue) -> [Keyed]? {
    guard let properties = schema["properties"]?.members,
      schema["maxProperties"]?.number == 1 || schema["required"]?.items?.count == 1
    else { return nil }
    let numbers = properties.compactMap { property -> Keyed? in
      guard
        let number = parts(of: property.value).first(where: { $0["type"]?.text == "number" })
      else { return nil }
      let current = value[property.name]?.number.map { $0 / 2 }
      return Keyed(key: property.name, range: range(of: number, around: current))
    }
    return numbers.count == properties.count ? numbers : nil
  }

  /// Returns the range of a slider: that of the values, or a part of a range that is too large for a
  /// finger.
  private static func range(of schema: JSONValue, around value: Double?) -> ClosedRange<Double> {
    let least = schema["minimum"]?.number ?? min(-100, value ?? 0)
    let most = schema["maximum"]?.number ?? .infinity
    let end = max(1, 4 * (value ?? 0), least + 1)
    let isTooLarge = most - least > 2_000 || ((value ?? 0) > 0 && most - least > 5 * end)
    guard isTooLarge else { return least...most }
    return least...min(most, value == nil ? 1_000 : end)
  }
}
