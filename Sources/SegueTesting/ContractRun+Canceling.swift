import SegueCore

/// Cancels transitions.
extension ContractRun {
  func cancel() {
    play("a canceled \(words.forward)") { play throws(ContractViolation) in
      try self.cancel(.forward, play)
    }
    play("a canceled \(words.reverse)") { play throws(ContractViolation) in
      try play.forward()
      try self.cancel(.reverse, play)
    }
    play("a \(words.reverse) canceled twice, then finished") { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      for ending in [true, true, false] {
        guard try self.drive(.reverse, play, cancels: ending) else { return }
        if ending { try play.checkRestored(former) }
      }
      try play.checkHidden()
      try play.finish()
    }
    play("a drag that ends early") { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      for direction in play.directions {
        for isCanceled in [false, true] {
          try play.drag(direction, by: 40, isCanceled: isCanceled)
          // The style may complete the dismissal after as short a drag.
          guard play.scene.isShown || isCanceled else { return try play.finish() }
          try play.checkRestored(former)
        }
      }
      try play.finish(animated: true)
    }
  }

  /// Cancels a transition and checks that every view is restored.
  private func cancel(
    _ transition: ContractPlay.Direction, _ play: ContractPlay
  ) throws(ContractViolation) {
    let former = play.tree
    guard try drive(transition, play, cancels: true) else { return try play.finish() }
    if transition == .forward { try play.checkHidden() } else { try play.checkShown() }
    try play.checkRestored(former)
    try play.finish(animated: true)
  }

  /// Drives a transition to half of its progress, then finishes or cancels it.
  ///
  /// - Returns: False if the style does not animate it, so that it is not interactive.
  private func drive(
    _ transition: ContractPlay.Direction, _ play: ContractPlay, cancels: Bool
  ) throws(ContractViolation) -> Bool {
    play.installInteractionController()
    let call = try play.begin(transition)
    guard play.scene.root.transitionCoordinator?.isInteractive == true else {
      try play.settle()
      return false
    }
    for fraction in [0.2, 0.4, 0.6, 0.5] {
      play.update(fraction)
      try play.advance(by: 0.05)
    }
    if cancels { call.outcome = .canceled }
    play.endDrag(cancels: cancels)
    try play.settle()
    return true
  }
}
