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
