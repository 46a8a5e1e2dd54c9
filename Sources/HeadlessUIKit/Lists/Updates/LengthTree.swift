/// The lengths of consecutive elements of a list: the position of an element, the element at a position,
/// and a change of one length take logarithmic time (a Fenwick tree).
nonisolated struct LengthTree {
  private(set) var lengths: [CGFloat]
  private var sums: [CGFloat]
  /// The length of all elements, pt.
  private(set) var total: CGFloat

  var count: Int { lengths.count }

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    sums = lengths
    total = 0
    for length in lengths { total += length }
    for index in lengths.indices {
      let next = index | (index + 1)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  /// Changes the length of an element, pt.
  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - lengths[index]
    guard change != 0 else { return }
    lengths[index] = length
    total += change
    var index = index
    while index < sums.count {
      sums[index] += change
      index |= index + 1
    }
  }

  /// Returns the length of the elements before an index, pt.
  func position(of index: Int) -> CGFloat {
    var (sum, index): (CGFloat, Int) = (0, min(index, lengths.count) - 1)
    while index >= 0 {
      sum += sums[index]
      index = (index & (index + 1)) - 1
    }
    return sum
  }

  /// Returns the first element that ends after a position; the count if there is none.
  func index(at position: CGFloat) -> Int {
    var (index, rest) = (0, position)
    var step = 1
    while step * 2 <= lengths.count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next <= lengths.count, sums[next - 1] <= rest {
        index = next
        rest -= sums[next - 1]
      }
      step /= 2
    }
    return index
  }
}
