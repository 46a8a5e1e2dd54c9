import SegueCore

/// Interrupts transitions, or ends them from outside.
extension ContractRun {
  func interrupt() {
    var directions: [DragDirection] = []
    let shown = play("an animated \(words.forward)") { play throws(ContractViolation) in
      try play.forward()
      directions = play.touches.directions
      return play.tree
    }
    guard let shown else { return }
    for cancels in [false, true] {
      let end = cancels ? "canceled" : "finished"
      play("a \(words.forward) interrupted and \(end)") { play throws(ContractViolation) in
        try self.interrupt(.forward, play, cancels: cancels, shown: shown)
      }
      play("a \(words.reverse) interrupted and \(end)") { play throws(ContractViolation) in
        try play.forward()
        try self.interrupt(.reverse, play, cancels: cancels, shown: shown)
      }
    }
    reverseProgrammatically(directions)
    enterBackground(shown: shown)
    for direction in directions { dragDuringTransition(direction) }
  }

  /// Interrupts a transition halfway, scrubs it, and finishes or cancels it.
  ///
  /// - Parameter shown: The views after an uninterrupted forward transition.
  private func interrupt(
    _ transition: ContractPlay.Direction, _ play: ContractPlay, cancels: Bool, shown: [ViewState]
  ) throws(ContractViolation) {
    let former = play.tree
    play.installInteractionController(fromTheStart: false)
    let call = try play.begin(transition)
    try play.advance(by: play.halfTime)
    guard play.scene.root.transitionCoordinator?.isInterruptible == true else {
      try play.settle()
      return try play.finish()
    }
    play.pause()
    try play.hold(for: 0.1)
    for fraction in [0.4, 0.6, 0.3] {
      play.update(fraction)
      try play.hold(for: 0.05)
    }
    if cancels { call.outcome = .canceled }
    play.endDrag(cancels: cancels)
    try play.settle()
    let isShown = (transition == .forward) != cancels
    if isShown { try play.checkShown() } else { try play.checkHidden() }
    if cancels { try play.checkRestored(former) }
    if transition == .forward, !cancels { try play.check(.endsInSameState, equals: shown) }
    try play.finish(animated: true)
  }

  /// The app enters the background and returns; a running transition is then at its end (fault
  /// F062).
  private func enterBackground(shown: [ViewState]) {
    play("the background during a \(words.forward)") { play throws(ContractViolation) in
      try play.begin(.forward)
      try play.advance(by: play.halfTime)
      play.enterBackground()
      try play.settle()
      try play.checkShown()
      try play.check(.endsInSameState, equals: shown)
      try play.finish(animated: true)
    }
    play("the background during a \(words.reverse)") { play throws(ContractViolation) in
      try play.forward()
      try play.begin(.reverse)
      try play.advance(by: play.halfTime)
      play.enterBackground()
      try play.settle()
      try play.checkHidden()
      try play.finish()
    }
  }

  /// Drags the view during a transition, which may reverse it.
  private func dragDuringTransition(_ direction: DragDirection) {
    play("a drag \(direction) during a \(words.forward)") { play throws(ContractViolation) in
      try self.dragDuringTransition(.forward, direction, play)
      try play.finish(animated: true)
    }
    play("a drag \(direction) during a \(words.reverse)") { play throws(ContractViolation) in
      try play.forward()
      let shown = play.tree
      try self.dragDuringTransition(.reverse, direction, play)
      if play.scene.isShown { try play.checkRestored(shown) }
      try play.finish(animated: true)
    }
  }

  private func dragDuringTransition(
    _ transition: ContractPlay.Direction, _ direction: DragDirection, _ play: ContractPlay
  ) throws(ContractViolation) {
    let call = try play.begin(transition)
    try play.advance(by: play.halfTime)
    // The drag decides where the transition ends; it must end there completely.
    call.outcome = .any
    try play.touches.drag(direction, by: 40)
  }
}
