/// Time: run-loop turns, events at exact times, frames that only sample.
extension SimulatedDevice {
  /// Runs one run-loop turn at the current time: due events, then the commit with layout and work
  /// that depends on it.
  ///
  /// Events that a turn schedules for the current time belong to the next turn (UIKit rows 1, 2).
  public func turn() {
    perform {
      // Layout requested since the last turn runs before the next one begins (UIKit row 2).
      commitPhase.run(on: self)
      if turnTraits != nil { turnTraits = nil }
      let boundary = queue.nextEventOrder
      var isChanged = false
      while let action = queue.next(upTo: now, scheduledBefore: boundary) {
        action()
        if !observers.isEmpty { observers.checkAll() }
        watcher?(false)
        isChanged = true
      }
      // Without an event, nothing has changed since the first commit.
      if isChanged || !commitPhase.isIdle(on: self) { commitPhase.run(on: self) }
      if turnTraits != nil { turnTraits = nil }
      if !observers.isEmpty { observers.checkAll() }
      watcher?(true)
    }
  }

  /// Advances the virtual time, running every event at its exact time.
  ///
  /// - Parameter seconds: The interval, s; negative and infinite values have no effect.
  public func advance(by seconds: Double) {
    guard seconds >= 0 else { return }
    advance(to: now + seconds)
  }

  /// Advances to a time, running every event at its exact time, including those at that time.
  public func advance(to time: Double) {
    guard time.isFinite else { return }
    var isSettled = turnsWhileDue()
    while isSettled, let next = nextEventTime, next <= time {
      move(to: next)
      isSettled = turnsWhileDue()
    }
    move(to: time)
  }

  /// Advances until nothing is scheduled, animating or waiting for layout.
  ///
  /// - Parameter timeout: The maximum interval, s; 60 by default.
  /// - Returns: Whether the device came to rest within the timeout; `false` if the app is frozen.
  @discardableResult
  public func settle(timeout: Double = 60) -> Bool {
    let deadline = now + timeout
    guard turnsWhileDue() else { return false }
    while let next = nextEventTime {
      guard next <= deadline else { return false }
      move(to: next)
      guard turnsWhileDue() else { return false }
    }
    return !isFrozen
  }

  /// Whether nothing is scheduled, animating or waiting for layout, and the app is not frozen.
  public var isAtRest: Bool {
    nextEventTime == nil && !commitPhase.isDue(on: self) && !isFrozen
  }

  /// Whether a transition has passed its deadline without being completed (UIKit row 84).
  public var isFrozen: Bool { transitions.contains(where: \.isAbandoned) }

  /// The time of the next scheduled event, if there is one.
  package var nextEventTime: Double? { queue.nextTime }

  /// Schedules an action after an interval.
  @discardableResult
  package func schedule(after seconds: Double, _ action: @escaping () -> Void) -> Int {
    schedule(at: now + max(0, seconds), action)
  }

  /// Schedules an action at an exact time; a non-finite one means now.
  @discardableResult
  package func schedule(at time: Double, _ action: @escaping () -> Void) -> Int {
    queue.schedule(at: time.isFinite ? max(now, time) : now, .closure(action))
  }

  /// Cancels a scheduled action; no effect if it has run or was canceled.
  package func cancel(_ identifier: Int) { queue.cancel(identifier) }

  /// Runs turns at the current time until no event is due; returns false if that does not happen.
  func turnsWhileDue() -> Bool {
    // Most frames of an animation: without an event, a change and an observer, a turn only counts.
    if watcher == nil, commitPhase.isIdle(on: self), !queue.hasEvent(upTo: now) {
      recorder.countTurn()
      return true
    }
    // An endless chain of turns at one time is an error of the app; it is cut off and reported.
    for _ in 0..<1000 {
      turn()
      guard let next = queue.nextTime, next <= now else { return true }
    }
    diagnoseOnce(
      .invalidCall,
      "work kept scheduling more work for the same instant; it was stopped after 1000 "
        + "run-loop turns")
    return false
  }

  /// Advances the clock. Decelerating offsets are updated at every time, not only at frames.
  private func move(to time: Double) {
    clock.time = max(now, time)
    guard !deceleratingScrollViews.isEmpty else { return }
    deceleratingScrollViews.removeAll { $0.object == nil }
    perform {
      for view in deceleratingScrollViews { view.object?.updateOffset(at: clock.now) }
    }
  }
}
