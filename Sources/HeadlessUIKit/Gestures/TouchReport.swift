/// An event of one touch, as a screen reports it.
public nonisolated struct TouchReport: Equatable, Sendable {
  /// The kind of event; locations are in the screen's coordinates, pt.
  public nonisolated enum Action: Equatable, Sendable {
    /// The touch begins at a location.
    case down(CGPoint)
    /// The touch moves to a location.
    case move(CGPoint)
    /// The touch ends.
    case up
    /// The system cancels the touch.
    case cancel
  }

  /// The time, in seconds on the device's clock.
  public var time: Double
  /// The identifier of the touch.
  public var identifier: Int
  /// The kind of event.
  public var action: Action

  /// Creates a report.
  public init(time: Double, identifier: Int = 0, _ action: Action) {
    self.time = time
    self.identifier = identifier
    self.action = action
  }
}

extension SimulatedDevice {
  /// Plays reports, each at its exact time, and advances the time to the last.
  ///
  /// - Parameter reports: The reports in any order. Those of one time are played in array order,
  ///   with adjacent moves as one event. One of the past is played now; one whose time is not
  ///   finite is rejected with a diagnostic.
  public func play(_ reports: [TouchReport]) {
    var remaining = reports.filter(hasValidTime).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)[...]
    while let time = remaining.first?.time {
      advance(to: max(now, time))
      let simultaneous = remaining.prefix { $0.time == time }
      remaining = remaining.dropFirst(simultaneous.count)
      playSimultaneous(simultaneous)
    }
  }

  private func playSimultaneous(_ reports: ArraySlice<TouchReport>) {
    // Adjacent moves of different touches, which become one event.
    var moves: [(identifier: Int, point: CGPoint)] = []
    for report in reports {
      let isFirstOfTouch = !moves.contains { $0.identifier == report.identifier }
      if case .move(let point) = report.action, isFirstOfTouch {
        moves.append((report.identifier, point))
        continue
      }
      touchMove(moves)
      moves = []
      switch report.action {
      case .down(let point): touchDown(report.identifier, at: point)
      case .move(let point): moves = [(report.identifier, point)]
      case .up: touchUp(report.identifier)
      case .cancel: touchCancel(report.identifier)
      }
    }
    touchMove(moves)
    // Runs the actions that are due now.
    advance(to: now)
  }

  private func hasValidTime(_ report: TouchReport) -> Bool {
    if report.time.isFinite { return true }
    diagnose(
      .notFinite,
      "the report of touch \(report.identifier) has the non-finite time \(report.time); it is ignored"
    )
    return false
  }
}
