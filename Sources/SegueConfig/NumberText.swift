/// Returns the number of a text of the grammar `-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?`; `nil` for
/// any other text and for numbers that overflow a double.
func strictNumber(_ text: String) -> Double? { strictNumber(text[...]) }

/// Returns the number of a substring.
func strictNumber(_ text: Substring) -> Double? {
  var text = text
  let (isNumber, exact) = text.withUTF8 { bytes in
    var reader = NumberReader(bytes)
    return (reader.read(), reader.exactNumber)
  }
  guard isNumber else { return nil }
  if let exact { return exact }
  guard let number = Double(text), number.isFinite else { return nil }
  return number
}

/// Parses a number by the strict grammar, keeping up to 15 digits.
private struct NumberReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isNegative = false
  private var digits = 0
  private var mantissa = 0
  private var fractionDigits = 0
  private var hasExponent = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next character; `nil` at the end.
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Returns whether the complete text is a number.
  mutating func read() -> Bool {
    isNegative = accept(UInt8(ascii: "-"))
    let hasLeadingZero = next == UInt8(ascii: "0")
    let integerDigits = readDigits()
    guard integerDigits > 0, !hasLeadingZero || integerDigits == 1 else { return false }
    if accept(UInt8(ascii: ".")) {
      fractionDigits = readDigits()
      if fractionDigits == 0 { return false }
    }
    if accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) {
      hasExponent = true
      _ = accept(UInt8(ascii: "+")) || accept(UInt8(ascii: "-"))
      if readDigits() == 0 { return false }
    }
    return next == nil
  }

  /// The number if one division computes it: its digits and the power of ten are exact as doubles,
  /// so that the quotient is the nearest double. `nil` for longer numbers.
  ///
  /// Source: W. D. Clinger, "How to Read Floating Point Numbers Accurately", PLDI 1990.
  var exactNumber: Double? {
    guard digits <= 15, !hasExponent else { return nil }
    var power = 1.0
    for _ in 0..<fractionDigits { power *= 10 }
    let magnitude = Double(mantissa) / power
    return isNegative ? -magnitude : magnitude
  }

  private mutating func accept(_ character: UInt8) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func readDigits() -> Int {
    var count = 0
    while let next, next.isASCIIDigit {
      position += 1
      count += 1
      digits += 1
      if digits <= 15 { mantissa = mantissa * 10 + Int(next - UInt8(ascii: "0")) }
    }
    return count
  }
}

extension NumberForm {
  /// Returns the help for a text that was intended as a number; `nil` if it resembles none.
  func help(for text: String) -> String? {
    let bare = text.filter { $0 != "_" && $0 != "+" }
    switch bare.lowercased() {
    case ".nan", ".inf", "-.inf", "nan", "inf", "-inf", "infinity", "-infinity":
      return "write a finite number"
    default:
      if Double(bare)?.isInfinite == true { return "write a number closer to zero" }
    }
    if let comment = bare.firstIndex(of: "#"), strictNumber(String(bare[..<comment])) != nil {
      return "write a space before '#' to begin a comment"
    }
    if let foreign = ForeignNotation.number(bare, self) {
      return help(foreign.number, foreign.help)
    }
    for suffix in ["pt", "px", "deg", "°", "s", "fps", "hz", "x"] where bare.hasSuffix(suffix) {
      let digits = String(bare.dropLast(suffix.count))
      if let number = strictNumber(digits) {
        return help(number, "write \(digits) alone" + (unit.map { "; the unit is \($0)" } ?? ""))
      }
    }
    guard let corrected = correctedNumber(bare), let number = strictNumber(corrected) else {
      return nil
    }
    return help(number, "write \(corrected)")
  }

  /// Returns a help for a valid number, or the one that names the nearest valid number.
  func help(_ number: Double, _ help: String) -> String {
    let nearest = nearest(to: number)
    return nearest == number ? help : "the nearest valid value is \(numberText(nearest))"
  }
}

/// Returns a number of another notation by the strict grammar: with a radix, zeros before its digits, a
/// comma for the point, or no digits on one side of it; `nil` for another text.
private func correctedNumber(_ text: String) -> String? {
  let isNegative = text.hasPrefix("-")
  var digits = isNegative ? text.dropFirst() : text[...]
  for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
    return Int(digits.dropFirst(2), radix: radix).map { (isNegative ? "-" : "") + "\($0)" }
  }
  while digits.hasPrefix("0"), digits.dropFirst().first?.isASCII == true,
    digits.dropFirst().first?.isNumber == true
  {
    digits = digits.dropFirst()
  }
  var corrected = String(digits.map { $0 == "," ? "." : $0 })
  if corrected.hasPrefix(".") { corrected = "0" + corrected }
  if corrected.hasSuffix(".") { corrected = String(corrected.dropLast()) }
  if isNegative { corrected = "-" + corrected }
  return strictNumber(corrected) == nil ? nil : corrected
}
