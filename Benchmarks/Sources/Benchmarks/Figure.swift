import Limits

/// One measured figure: the work of Segue, and beside it the same work in C in the same process.
struct Figure {
  /// What is measured, with its unit.
  var title: String
  /// The most that Segue may need, as a multiple of the limit; nil where no goal is set.
  var goal: Double?
  /// How many pieces of work one run does.
  var count: Int
  /// Does the work; returns a sum that depends on every piece.
  var segue: (Int) -> Double
  /// Does the same work in C; nil where there is nothing to compare with.
  var limit: ((Int) -> Double)?
}

/// The medians of runs in turn, in nanoseconds per piece.
struct Measurement {
  var segue: Double
  var limit: Double?
  var ratio: Double? { limit.map { segue / $0 } }
}

extension Figure {
  /// Runs both sides alternately and takes the median nanoseconds per piece of each.
  func measure(runs: Int = 9) -> Measurement {
    _ = nanoseconds(segue)
    _ = limit.map(nanoseconds)
    var segueTimes: [Double] = []
    var limitTimes: [Double] = []
    for _ in 0..<runs {
      segueTimes.append(nanoseconds(segue))
      if let limit { limitTimes.append(nanoseconds(limit)) }
    }
    return Measurement(segue: median(segueTimes), limit: limit.map { _ in median(limitTimes) })
  }

  private func nanoseconds(_ work: (Int) -> Double) -> Double {
    let start = limit_processor_nanoseconds()
    let sum = work(count)
    let elapsed = limit_processor_nanoseconds() - start
    precondition(sum.isFinite, "\(title): the work has no finite sum")
    return elapsed / Double(count)
  }

  private func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }
}
