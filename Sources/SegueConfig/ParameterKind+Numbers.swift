extension ParameterKind where Value == Double {
  /// Returns the kind of a number within a range.
  ///
  /// - Parameters:
  ///   - range: The accepted range; infinite bounds are unlimited.
  ///   - unit: The unit in messages and documentation.
  ///   - name: The name in messages.
  public static func number(
    _ range: ClosedRange<Double> = -.infinity ... .infinity, unit: String? = nil,
    name: String = "a number"
  ) -> ParameterKind {
    number(NumberForm(name: name, NumberShape(range, unit: unit)))
  }

  /// Returns the kind of a length in points.
  public static func length(
    _ range: ClosedRange<Double> = -.infinity ... .infinity
  ) -> ParameterKind {
    number(range, unit: "pt", name: "a length")
  }

  /// Returns the kind of a fraction, 0 to 1 by default.
  public static func fraction(_ range: ClosedRange<Double> = 0...1) -> ParameterKind {
    number(range, name: "a fraction")
  }

  /// Returns the kind of an angle, written in degrees and decoded as radians.
  ///
  /// - Parameter range: The accepted range, in degrees.
  public static func angle(_ range: ClosedRange<Double> = -360...360) -> ParameterKind {
    number(range, unit: "°", name: "an angle")
      .mapped({ $0 * .pi / 180 }, back: { ($0 * 180 / .pi * 1e9).rounded() / 1e9 })
  }

  /// Returns the kind of a duration, 0 to 60 s by default, written `0.3`, `0.3s` or `300ms`.
  public static func duration(_ range: ClosedRange<Double> = 0...60) -> ParameterKind {
    var form = NumberForm(name: "a duration", NumberShape(range, unit: "s"))
    form.shape.acceptsUnit = true
    form.example = "write seconds such as 0.3, or milliseconds such as 300ms"
    return number(form, as: seconds)
  }

  private static func number(
    _ form: NumberForm, as parse: @escaping @Sendable (String) -> Double? = { strictNumber($0) }
  ) -> ParameterKind {
    ParameterKind(
      form.name, .number(form.shape), decode: { form.decode($0, as: parse, &$1) },
      encode: JSONValue.number)
  }
}

extension ParameterKind where Value == Int {
  /// Returns the kind of a whole number within a range, limited to ±2^53, which a double represents
  /// exactly.
  public static func integer(
    _ range: ClosedRange<Int>, unit: String? = nil, name: String = "a whole number"
  ) -> ParameterKind {
    let exact = range.clamped(to: -(1 << 53)...(1 << 53))
    let bounds = Double(exact.lowerBound)...Double(exact.upperBound)
    let form = NumberForm(name: name, NumberShape(bounds, unit: unit, isInteger: true))
    return ParameterKind(
      name, .number(form.shape),
      decode: { value, diagnostics in
        guard let number = form.decode(value, as: strictNumber, &diagnostics) else { return nil }
        if let whole = Int(exactly: number) { return whole }
        diagnostics.wrongType(
          expected: form.expectation, found: value,
          help: "write \(numberText(number.rounded())), the nearest whole number")
        return nil
      },
      encode: { .number(Double($0)) })
  }
}

/// Returns the seconds of `0.3`, `0.3s` or `300ms`.
func seconds(_ text: String) -> Double? {
  guard text.utf8.last == UInt8(ascii: "s") else { return strictNumber(text) }
  let number = text.dropLast()
  guard number.utf8.last == UInt8(ascii: "m") else { return strictNumber(number) }
  return strictNumber(number.dropLast()).map { $0 / 1000 }
}

/// A number in messages: its shape with a name and an example.
struct NumberForm: Sendable {
  var name: String
  var shape: NumberShape
  /// The help with examples; `nil` if the notation is obvious.
  var example: String?

  init(name: String, _ shape: NumberShape) { (self.name, self.shape) = (name, shape) }

  var unit: String? { shape.unit }
  var range: ClosedRange<Double> { shape.range }

  /// Whether the number is a ratio, which others write in percent.
  var isRatio: Bool {
    unit == nil && !shape.isInteger
      && (shape.rangeText == nil || (range.lowerBound >= -1 && range.upperBound <= 3))
  }

  /// Whether the number is a velocity without a direction.
  var isSpeed: Bool {
    range.lowerBound >= 0 && (unit == "pt/s" || name.contains("points per second"))
  }

  /// What says the direction of a speed, for a help.
  var direction: String {
    unit == "pt/s" ? "; the direction is that of 'by'" : ", which counts in both directions"
  }

  /// Returns the valid number closest to another.
  func nearest(to number: Double) -> Double {
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    return shape.isInteger ? nearest.rounded() : nearest
  }

  var expectation: String {
    switch (shape.rangeText, unit) {
    case (let range?, let unit?): "\(name) of \(range) \(unit)"
    case (let range?, nil): "\(name) of \(range)"
    case (nil, let unit?): "\(name) in \(unit)"
    case (nil, nil): name
    }
  }

  func decode(
    _ value: ConfigValue, as parse: (String) -> Double?, _ diagnostics: inout ConfigDiagnostics
  ) -> Double? {
    guard let number = value.plainText.flatMap(parse) else {
      diagnostics.wrongType(
        expected: expectation, found: value, help: help(value, as: parse))
      return nil
    }
    if range.contains(number) { return number }
    diagnostics.error(
      "out-of-range", "expected \(expectation), found \(quoted(value.text ?? ""))",
      at: value.range,
      help: ForeignNotation.help(forOutOfRange: number, self)
        ?? "the nearest valid value is \(numberText(nearest(to: number)))")
    return nil
  }

  private func help(_ value: ConfigValue, as parse: (String) -> Double?) -> String? {
    if value.isNothing { return "write \(name), or leave the key out" }
    guard let text = value.text else { return nil }
    if value.plainText == nil, let number = parse(text) {
      return help(number, "write \(text) without quotes")
    }
    let joined = text.filter { $0 != " " }
    if text.contains(" "), let number = parse(joined) {
      return help(number, "write \(joined) without a space")
    }
    return help(for: text) ?? example
  }
}
