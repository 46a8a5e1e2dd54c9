/// The number of a text of the grammar `-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?`; nil for any other
/// text and for numbers too great for a double.
func strictNumber(_ text: String) -> Double? {
  var rest = text.utf8[...]
  func digits() -> Int {
    let digits = rest.prefix { $0.isASCIIDigit }
    rest = rest[digits.endIndex...]
    return digits.count
  }
  func accept(_ characters: UInt8...) -> Bool {
    guard let next = rest.first, characters.contains(next) else { return false }
    rest = rest.dropFirst()
    return true
  }
  _ = accept(UInt8(ascii: "-"))
  let hasLeadingZero = rest.first == UInt8(ascii: "0")
  let whole = digits()
  guard whole > 0, !hasLeadingZero || whole == 1 else { return nil }
  if accept(UInt8(ascii: ".")), digits() == 0 { return nil }
  if accept(UInt8(ascii: "e"), UInt8(ascii: "E")) {
    _ = accept(UInt8(ascii: "+"), UInt8(ascii: "-"))
    if digits() == 0 { return nil }
  }
  guard rest.isEmpty, let number = Double(text), number.isFinite else { return nil }
  return number
}

/// The shortest text that reads back as the same number, without a needless fraction.
public func numberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// How to mend a text that was meant as a number; nil when it looks like none.
func numberHelp(_ text: String, unit: String?) -> String? {
  let bare = text.filter { $0 != "_" && $0 != "+" }
  switch bare.lowercased() {
  case ".nan", ".inf", "-.inf", "nan", "inf", "-inf", "infinity", "-infinity":
    return "write a finite number"
  default: break
  }
  if let comment = bare.firstIndex(of: "#"), strictNumber(String(bare[..<comment])) != nil {
    return "write a space before '#' to begin a comment"
  }
  for suffix in ["pt", "px", "deg", "°", "s", "fps", "hz", "x"] where bare.hasSuffix(suffix) {
    let number = bare.dropLast(suffix.count)
    if strictNumber(String(number)) != nil {
      return "write \(number) alone" + (unit.map { "; the unit is \($0)" } ?? "")
    }
  }
  if bare.hasSuffix("%"), let percent = strictNumber(String(bare.dropLast())) {
    return "write \(numberText(percent / 100)) for \(numberText(percent)) %"
  }
  if let mended = mendedNumber(bare) { return "write \(mended)" }
  return nil
}

private func mendedNumber(_ text: String) -> String? {
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
  var mended = String(digits.map { $0 == "," ? "." : $0 })
  if mended.hasPrefix(".") { mended = "0" + mended }
  if mended.hasSuffix(".") { mended = String(mended.dropLast()) }
  if isNegative { mended = "-" + mended }
  return strictNumber(mended) == nil ? nil : mended
}
