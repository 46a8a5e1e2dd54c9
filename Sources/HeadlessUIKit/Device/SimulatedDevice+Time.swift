/// Time: turns of the run loop, events at exact times, frames that only look.
extension SimulatedDevice {
  /// Runs one turn of the run loop at the present time: what is due now, then the
  /// commit: layout and what waits for it.
  ///
  /// What a turn schedules for now belongs to the next turn (UIKit rows 1, 2).
  public func turn() {
    perform {
      // What was asked of layout since the last turn is done before the next begins (UIKit row 2).
      commitPhase.run()
      let boundary = queue.nextEventOrder
      while let event = queue.next(upTo: now, scheduledBefore: boundary) {
        event.action()
        watcher?(false)
      }
      commitPhase.run()
      watcher?(true)
    }
  }

  /// Lets a stretch of virtual time pass, running every event in it at its exact time.
  ///
  /// - Parameter seconds: How long; nothing happens for a negative or infinite one.
  public func advance(by seconds: Double) {
    guard seconds >= 0 else { return }
    advance(to: now + seconds)
  }

  /// Lets time pass up to a moment, running every event at its exact time, those at that moment
  /// included.
  public func advance(to time: Double) {
    guard time.isFinite else { return }
    var comesToRest = turnsWhileDue()
    while comesToRest, let next = nextEventTime, next <= time {
      move(to: next)
      comesToRest = turnsWhileDue()
    }
    move(to: time)
  }

  /// Lets time pass until nothing is scheduled, moving or waiting for layout.
  ///
  /// - Parameter limit: How much time may pass, 60 s by default.
  /// - Returns: Whether the device came to rest within the limit; false for an app that is frozen.
  @discardableResult
  public func settle(limit: Double = 60) -> Bool {
    let deadline = now + limit
    guard turnsWhileDue() else { return false }
    while let next = nextEventTime {
      guard next <= deadline else { return false }
      move(to: next)
      guard turnsWhileDue() else { return false }
    }
    return !isFrozen
  }

  /// Whether nothing is scheduled, moving or waiting for layout, and the app is not frozen.
  public var isAtRest: Bool {
    nextEventTime == nil && !commitPhase.isDue && !isFrozen
  }

  /// Whether a transition has passed its deadline and still waits for its end (UIKit row 84).
  public var isFrozen: Bool { transitions.contains(where: \.isAbandoned) }

  /// When the next event is due, if anything is scheduled.
  package var nextEventTime: Double? { queue.nextTime }

  /// Schedules an action of the host.
  @discardableResult
  package func schedule(after seconds: Double, _ action: @escaping () -> Void) -> Int {
    schedule(at: now + max(0, seconds), action)
  }

  /// Schedules an action of the host at an exact time; one that is no number means now.
  @discardableResult
  package func schedule(at time: Double, _ action: @escaping () -> Void) -> Int {
    queue.schedule(at: time.isFinite ? max(now, time) : now, action)
  }

  /// Takes a scheduled action back; one that has run, or was taken back, is nobody's loss.
  package func cancel(_ identifier: Int) { queue.cancel(identifier) }

  /// Turns at the present time until nothing more is due at it; false if that never came.
  func turnsWhileDue() -> Bool {
    // A chain of turns at one instant that never ends is a bug of the app; it is cut, and said.
    for _ in 0..<1000 {
      turn()
      guard let next = queue.nextTime, next <= now else { return true }
    }
    let message = "work kept scheduling more work for the same instant; 1000 turns were run"
    if !diagnostics.contains(where: { $0.message == message }) { diagnose(.misuse, message) }
    return false
  }

  /// Sets the clock on. What coasts is where it is at every moment, not only at frames.
  private func move(to time: Double) {
    clock.time = max(now, time)
    guard !coasting.isEmpty else { return }
    coasting.removeAll { $0.value == nil }
    for view in coasting { view.value?.followGlide(at: clock.now) }
  }
}
