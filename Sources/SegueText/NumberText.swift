/// Returns the shortest text that decodes as the same number, without a zero fraction.
public func numberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a whole number in uppercase hexadecimal digits, padded with zeros to a count of digits.
package func hexadecimal(_ number: some BinaryInteger, digits count: Int) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}

/// Returns a color as `#rrggbb`, or `#rrggbbaa` with an alpha component.
///
/// - Parameter components: Red, green, blue and optionally alpha, each rounded to the nearest
///   1/255. Range: clamped to 0...1; NaN is 0.
package func colorText(_ components: [Double]) -> String {
  components.reduce("#") { text, component in
    let part = min(max(component.isNaN ? 0 : component, 0), 1)
    return text + hexadecimal(UInt8(part * 255 + 0.5), digits: 2).lowercased()
  }
}
