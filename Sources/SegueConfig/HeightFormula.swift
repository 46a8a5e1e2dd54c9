/// A height as a fraction of the container's height plus points: `max * 0.5 + 20` in YAML.
public struct HeightFormula: Hashable, Sendable {
  /// The fraction of the container's height, 0 or more.
  public var fraction: Double
  /// The points that are added, negative for less.
  public var points: Double

  /// Makes a formula, by default the container's height.
  public init(fraction: Double = 1, points: Double = 0) {
    self.fraction = fraction
    self.points = points
  }

  /// Reads `max`, then optionally `*` and a factor, then optionally `+` or `-` and points, each
  /// 0...10,000; nil for another text.
  public init?(_ text: String) {
    guard text.hasPrefix("max") else { return nil }
    var rest = text.filter { $0 != " " }.dropFirst("max".count)
    func number(after symbols: String) -> (symbol: Character, value: Double)? {
      guard let symbol = rest.first, symbols.contains(symbol) else { return nil }
      let digits = rest.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard let value = Double(digits), (0...10_000).contains(value) else { return nil }
      rest = rest.dropFirst(1 + digits.count)
      return (symbol, value)
    }
    fraction = number(after: "*")?.value ?? 1
    points = number(after: "+-").map { $0.symbol == "-" ? -$0.value : $0.value } ?? 0
    guard rest.isEmpty else { return nil }
  }

  /// The formula as YAML has it, with spaces around its operators.
  public var text: String {
    let product = fraction == 1 ? "max" : "max * \(numberText(fraction))"
    return points == 0
      ? product : "\(product) \(points < 0 ? "-" : "+") \(numberText(abs(points)))"
  }

  /// The regular expression of the notation.
  static let pattern = #"^max( *\* *[0-9.]+)?( *[+-] *[0-9.]+)?$"#

  /// The kind of `max`, `max * 0.5`, `max - 100` and `max * 0.5 + 20`.
  package static let kind = ParameterKind<Self>(
    "a formula", .formula,
    decode: { value, diagnostics in
      if let formula = value.text.flatMap(HeightFormula.init) { return formula }
      diagnostics.wrongType(
        expected: "a formula", found: value,
        help: "write max, max - 100, max * 0.5, or max * 0.5 + 20; max is the container's height")
      return nil
    },
    encode: { .string($0.text) })
}

extension ParameterAlternative {
  /// Returns the short form of a height in points, a number alone. It is only read: a height is encoded
  /// as `{ points: … }`.
  ///
  /// In other tools a number up to 1 is a fraction, which needs its key here.
  ///
  /// - Parameter wrap: Converts the height, 2...10,000 pt.
  public static func points(
    _ wrap: @escaping @Sendable (Double) -> Value
  ) -> ParameterAlternative {
    .kind(.length(2...10_000), wrap, back: { _ in nil }).short(for: "points")
  }

  /// Returns the alternative of a formula, which begins with `max`.
  public static func formula(
    _ wrap: @escaping @Sendable (HeightFormula) -> Value,
    back unwrap: @escaping @Sendable (Value) -> HeightFormula?
  ) -> ParameterAlternative {
    .kind(HeightFormula.kind, wrap, back: unwrap)
  }
}
