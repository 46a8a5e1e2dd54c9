/// A path of lines and curves in the coordinates of its layer.
///
/// It is a list of numbers: for each element its code and the coordinates of its points, the end point
/// last. The codes are 0 move, 1 line, 2 quadratic curve, 3 cubic curve, 4 close. Unit: pt.
package struct RecordedOutline: Codable, Equatable, Sendable {
  /// The codes and coordinates, rounded.
  package private(set) var numbers: [Double]

  /// Creates an outline from codes and coordinates.
  package init(numbers: [Double]) {
    self.numbers = numbers.map { $0.rounded(places: Quantized.places) }
  }

  /// Decodes the list of numbers.
  package init(from decoder: any Decoder) throws {
    self.init(numbers: try decoder.singleValueContainer().decode([Double].self))
  }

  /// Encodes the list of numbers.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }

  /// Visits the elements: the code, and the coordinates of the points. Ends before an element that is
  /// incomplete or has no known code, which a recording of another program may contain.
  package func forEachElement(_ body: (_ code: Int, _ coordinates: ArraySlice<Double>) -> Void) {
    var index = 0
    while index < numbers.count {
      guard let code = Int(exactly: numbers[index]), (0...4).contains(code) else { return }
      let count = code == 4 ? 0 : 2 * max(1, code)
      guard index + count < numbers.count else { return }
      body(code, numbers[(index + 1)..<(index + 1 + count)])
      index += 1 + count
    }
  }
}
