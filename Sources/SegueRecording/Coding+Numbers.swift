/// Geometry is encoded as short arrays of numbers: `[x, y]` decodes faster than an object.
extension Decoder {
  func numbers(_ counts: Int...) throws -> [Double] {
    let container = try singleValueContainer()
    let numbers = try container.decode([Double].self)
    guard counts.contains(numbers.count) else {
      let expected = counts.map(String.init).joined(separator: " or ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(expected) numbers, found \(numbers.count)")
    }
    return numbers
  }
}

extension Encoder {
  func write(_ numbers: [Double]) throws {
    var container = singleValueContainer()
    try container.encode(numbers)
  }
}
