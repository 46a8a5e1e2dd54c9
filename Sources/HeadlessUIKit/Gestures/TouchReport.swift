/// What a finger does at a moment, as a screen reports it.
public nonisolated struct TouchReport: Hashable, Sendable {
  /// What a finger can do; places are in the screen's coordinates, pt.
  public nonisolated enum Action: Hashable, Sendable {
    /// It lands.
    case down(CGPoint)
    /// It moves.
    case move(CGPoint)
    /// It lifts.
    case up
    /// The system takes it away.
    case cancel
  }

  /// When, in seconds of the device's clock.
  public var time: Double
  /// Which finger.
  public var finger: Int
  /// What it does.
  public var action: Action

  /// Makes a report.
  public init(time: Double, finger: Int = 0, _ action: Action) {
    self.time = time
    self.finger = finger
    self.action = action
  }
}

extension SimulatedDevice {
  /// Plays what fingers do, each report at its exact time, and lets time pass until the last.
  ///
  /// - Parameter reports: In any order; those of one time happen in the order in which they stand,
  ///   and moves next to each other are one event. One of the past happens now; one whose time is no
  ///   number is refused with a diagnostic.
  public func play(_ reports: [TouchReport]) {
    var left = reports.filter(isTime).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)[...]
    while let time = left.first?.time {
      advance(to: max(now, time))
      let instant = left.prefix { $0.time == time }
      left = left.dropFirst(instant.count)
      happen(instant)
    }
  }

  private func happen(_ instant: ArraySlice<TouchReport>) {
    var moves: [(finger: Int, point: CGPoint)] = []
    for report in instant {
      let isOther = !moves.contains { $0.finger == report.finger }
      if case .move(let point) = report.action, isOther {
        moves.append((report.finger, point))
        continue
      }
      touchMove(moves)
      moves = []
      switch report.action {
      case .down(let point): touchDown(report.finger, at: point)
      case .move(let point): moves = [(report.finger, point)]
      case .up: touchUp(report.finger)
      case .cancel: touchCancel(report.finger)
      }
    }
    touchMove(moves)
    advance(to: now)
  }

  private func isTime(_ report: TouchReport) -> Bool {
    if report.time.isFinite { return true }
    diagnose(
      .notFinite,
      "finger \(report.finger) did something at \(report.time) s, which is no time; it was left out"
    )
    return false
  }
}
