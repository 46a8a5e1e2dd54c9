/// The shortest text that reads back as the same number, without a needless fraction.
public func numberText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A whole number in capital hexadecimal digits, with zeros in front up to a count of digits.
package func hexadecimal(_ number: some BinaryInteger, digits count: Int) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}

/// A color as `#rrggbb`, or `#rrggbbaa` where an opacity is given.
///
/// - Parameter components: Red, green, blue and perhaps the opacity, each to the nearest 1/255. Range:
///   clamped to 0...1; NaN is 0.
package func colorText(_ components: [Double]) -> String {
  components.reduce("#") { text, component in
    let part = min(max(component.isNaN ? 0 : component, 0), 1)
    return text + hexadecimal(UInt8(part * 255 + 0.5), digits: 2).lowercased()
  }
}
