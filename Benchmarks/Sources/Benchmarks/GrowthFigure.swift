import HeadlessUIKit
import Limits

/// The growth of a work's time with its size, as the exponent of the last doublings.
struct GrowthFigure {
  /// The highest exponent of linear growth: memory that exceeds a cache costs some time too.
  static let goal = 1.15

  /// The title.
  var title: String
  /// The sizes, each twice the previous one.
  var sizes: [Int]
  /// Performs the work once in a size.
  var work: (Int) -> Void

  /// Returns the milliseconds of each size, the median of three runs; the mean exponent of the
  /// doublings, and that of the last one.
  func measure() -> (milliseconds: [Double], exponent: Double, last: Double) {
    work(sizes[0])
    let times = sizes.map { size in
      (0..<3).map { _ in
        let start = limit_processor_nanoseconds()
        work(size)
        return (limit_processor_nanoseconds() - start) / 1e6
      }.sorted()[1]
    }
    let growth = times[times.count - 1] / times[0]
    let last = times[times.count - 1] / times[times.count - 2]
    return (times, log2(growth) / Double(times.count - 1), log2(last))
  }
}
