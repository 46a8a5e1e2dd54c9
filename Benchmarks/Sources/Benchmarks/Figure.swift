/// One measured figure: the work of Segue beside the same work in C, in one process.
struct Figure {
  /// What is measured, with its unit.
  var title: String
  /// The most that Segue may need, as a multiple of the limit.
  var goal: Double
  /// How many pieces of work one run does.
  var count: Int
  /// Does the work; returns a sum that depends on every piece.
  var segue: (Int) -> Double
  /// Does the same work in C.
  var limit: (Int) -> Double
}

/// The medians of runs in turn.
struct Measurement {
  var segue: Double
  var limit: Double
  var ratio: Double { segue / limit }
}

extension Figure {
  /// Runs both sides alternately and takes the median nanoseconds per piece of each.
  func measure(runs: Int = 9) -> Measurement {
    _ = nanoseconds(segue)
    _ = nanoseconds(limit)
    var segueTimes: [Double] = []
    var limitTimes: [Double] = []
    for _ in 0..<runs {
      segueTimes.append(nanoseconds(segue))
      limitTimes.append(nanoseconds(limit))
    }
    return Measurement(segue: median(segueTimes), limit: median(limitTimes))
  }

  private func nanoseconds(_ work: (Int) -> Double) -> Double {
    var sum = 0.0
    let elapsed = ContinuousClock().measure { sum = work(count) }
    precondition(sum.isFinite, "\(title): the work has no finite sum")
    return elapsed / .nanoseconds(1) / Double(count)
  }

  private func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }
}
