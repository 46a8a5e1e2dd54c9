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
  ///   - shape: The shape of the parameter's values.
  ///   - value: The current value: an unlimited range ends near it.
  init(_ shape: ParameterShape, value: JSONValue) {
    if shape.isMotion {
      self = .motion
      return
    }
    let forms = shape.forms
    let words = forms.flatMap { form -> [String] in
      guard case .words(let words) = form else { return [] }
      return words
    }
    let keyed = forms.lazy.compactMap { Self.keyed($0, value) }.first
    for form in forms {
      switch form {
      case .flag: self = .flag
      case .color: self = .color
      case .number(let number) where words.isEmpty:
        self = .number(
          Self.range(of: number, around: value.number), isWhole: number.isInteger)
      case .list(let item, let count):
        guard case .alternatives(let words, let numbers) = Self(item, value: .null) else {
          continue
        }
        // The panel adds at most 8 items to a list without a limit.
        let most = count.upperBound < .max ? count.upperBound : 8
        self = .list(
          words: words, numbers: numbers,
          count: count.lowerBound...max(count.lowerBound, most))
      default: continue
      }
      return
    }
    if let keyed {
      self = .alternatives(words: words, numbers: keyed)
    } else {
      self = words.isEmpty ? .other : .words(words)
    }
  }

  /// Returns the keys of a map of exactly one key, if each has a number.
  private static func keyed(_ shape: ParameterShape, _ value: JSONValue) -> [Keyed]? {
    guard case .selection(let fields) = shape else { return nil }
    let numbers = fields.compactMap { field -> Keyed? in
      for case .number(let number) in field.shape.forms {
        // Half of it, so that the range ends at twice the value.
        let current = value[field.name]?.number.map { $0 / 2 }
        return Keyed(key: field.name, range: range(of: number, around: current))
      }
      return nil
    }
    return numbers.count == fields.count ? numbers : nil
  }

  /// Returns the range of a slider: that of the values, or a part if a touch could not select single values.
  private static func range(of number: NumberShape, around value: Double?) -> ClosedRange<Double> {
    let bounds = number.range
    let least = bounds.lowerBound.isFinite ? bounds.lowerBound : min(-100, value ?? 0)
    let most = bounds.upperBound
    let end = max(1, 4 * (value ?? 0), least + 1)
    let isTooLarge = most - least > 2_000 || ((value ?? 0) > 0 && most - least > 5 * end)
    guard isTooLarge else { return least...most }
    return least...min(most, value == nil ? 1_000 : end)
  }
}
