import Limits

/// One measured figure: the work of Segue, and beside it the same work in C in the same process.
struct Figure {
  /// What is measured, with its unit.
  var title: String
  /// What Segue is to reach; nil where no goal is set.
  var goal: Goal?
  /// How many pieces of work one run does.
  var count: Int
  /// Does the work; returns a sum that depends on every piece.
  var segue: (Int) -> Double
  /// Does the same work in C; nil where there is nothing to compare with.
  var limit: ((Int) -> Double)?
}

/// What a figure is to reach.
enum Goal {
  /// At most so many times the limit.
  case ratio(Double)
  /// At most so many nanoseconds per piece.
  case nanoseconds(Double)
  /// At least so many seconds of virtual time in a second of the processor's, where a piece is a
  /// frame of a sixtieth of a second.
  case simulated(Double)
}

extension Figure {
  /// Whether a piece is a frame of a run.
  var countsFrames: Bool {
    if case .simulated = goal { true } else { false }
  }
}

/// The medians of runs in turn, in nanoseconds per piece.
struct Measurement {
  var segue: Double
  var limit: Double?
  var ratio: Double? { limit.map { segue / $0 } }
  /// How many seconds of virtual time a second of the processor's makes, where a piece is a frame.
  var simulated: Double { 1e9 / 60 / segue }
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
