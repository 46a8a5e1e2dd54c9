import Limits

/// One measured figure: the work of Segue, and the same work in C in the same process.
struct Figure {
  /// The title, with the unit.
  var title: String
  /// The goal, the maximum multiple of the limit; nil without one.
  var goal: Double?
  /// The number of pieces of work of one run.
  var count: Int
  /// Whether a piece is a frame of 1/60 s of a run.
  var countsFrames = false
  /// Performs the work; returns a sum that depends on every piece.
  var segue: (Int) -> Double
  /// Performs the same work in C; nil without a comparison.
  var limit: ((Int) -> Double)?
}

/// The medians of alternating runs, in nanoseconds per piece.
struct Measurement {
  var segue: Double
  var limit: Double?
  var ratio: Double? { limit.map { segue / $0 } }
  /// The seconds of virtual time per second of processor time, if a piece is a frame.
  var simulated: Double { 1e9 / 60 / segue }
}

extension Figure {
  /// Runs both sides alternately and returns the median nanoseconds per piece of each.
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
