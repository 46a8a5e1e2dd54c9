import SegueCore

/// Cancels transitions.
extension ContractRun {
  func cancel() {
    let moves = play("an animated \(words.reverse)") { play throws(ContractViolation) in
      let moves = (forward: try self.moves(.forward, play), reverse: try self.moves(.reverse, play))
      try play.finish()
      return moves
    }
    play("a canceled \(words.forward)") { play throws(ContractViolation) in
      try self.cancel(.forward, play, movesAlone: moves?.forward == true)
    }
    play("a canceled \(words.reverse)") { play throws(ContractViolation) in
      try play.forward()
      try self.cancel(.reverse, play, movesAlone: moves?.reverse == true)
    }
    play("a \(words.reverse) canceled twice, then finished") { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      for ending in [true, true, false] {
        guard
          try self.drive(
            .reverse, play, cancels: ending, movesAlone: moves?.reverse == true)
        else { return }
        if ending { try play.checkRestored(former) }
      }
      try play.checkHidden()
      try play.finish()
    }
    play("a drag that ends early") { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      for direction in play.touches.directions {
        for isCanceled in [false, true] {
          try play.touches.drag(direction, by: 40, isCanceled: isCanceled)
          // The style may complete the dismissal after as short a drag.
          guard play.scene.isShown || isCanceled else {
            try play.touches.checkFollowing()
            return try play.finish()
          }
          try play.checkRestored(former)
        }
      }
      try play.touches.checkFollowing()
      try play.finish(animated: true)
    }
  }

  /// Runs a transition without a gesture.
  ///
  /// - Returns: Whether the moving view changes between 0.2 and 0.6 of the duration.
  private func moves(
    _ transition: ContractPlay.Direction, _ play: ContractPlay
  ) throws(ContractViolation) -> Bool {
    try play.begin(transition)
    let half = play.halfTime
    try play.advance(by: 0.4 * half)
    let former = GestureSample(of: play.scene, at: play.device.now)
    try play.advance(by: 0.8 * half)
    let isSame = GestureSample(of: play.scene, at: play.device.now).hasSameMovingView(as: former)
    try play.settle()
    return !isSame
  }

  /// Cancels a transition and checks that every view is restored.
  private func cancel(
    _ transition: ContractPlay.Direction, _ play: ContractPlay, movesAlone: Bool
  ) throws(ContractViolation) {
    let former = play.tree
    guard try drive(transition, play, cancels: true, movesAlone: movesAlone) else {
      return try play.finish()
    }
    if transition == .forward { try play.checkHidden() } else { try play.checkShown() }
    try play.checkRestored(former)
    try play.finish(animated: true)
  }

  /// Drives a transition to half of its progress, then finishes or cancels it.
  ///
  /// - Parameter movesAlone: Whether the moving view moves in the transition without a gesture.
  /// - Returns: False if the style does not animate it, so that it is not interactive.
  private func drive(
    _ transition: ContractPlay.Direction, _ play: ContractPlay, cancels: Bool, movesAlone: Bool
  ) throws(ContractViolation) -> Bool {
    guard let call = try play.beginInteractive(transition) else {
      try play.settle()
      return false
    }
    var former: GestureSample?
    // At the end a little back: progress need not increase.
    for fraction in [0.2, 0.4, 0.6, 0.5] {
      play.update(fraction)
      try play.hold(for: 0.05)
      if fraction == 0.2 { former = GestureSample(of: play.scene, at: play.device.now) }
      guard fraction == 0.6, let former else { continue }
      let sample = GestureSample(of: play.scene, at: play.device.now)
      try play.check(
        .followsGesture,
        sample.fault(after: former, "between the progress 0.2 and 0.6", movesAlone: movesAlone))
    }
    if cancels { call.outcome = .canceled }
    play.endDrag(cancels: cancels)
    try play.settle()
    return true
  }
}
