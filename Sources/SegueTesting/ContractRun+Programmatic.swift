import SegueCore

/// Reverses a transition programmatically while one runs or is interactive.
extension ContractRun {
  func reverseProgrammatically(_ directions: [DragDirection]) {
    for isAnimated in [false, true] {
      play(
        "\(isAnimated ? "an animated" : "a") programmatic \(words.reverse) during a \(words.forward)"
      ) {
        play throws(ContractViolation) in
        try play.begin(.forward)
        try play.advance(by: play.halfTime)
        let call = play.makeCall(.reverse)
        try self.reverseDuringForward(play, call, animated: isAnimated) {}
      }
    }
    play("a programmatic \(words.reverse) during an interactive \(words.forward)") {
      play throws(ContractViolation) in
      guard let first = try self.beginAndPause(.forward, play) else { return }
      let second = play.makeCall(.reverse)
      // A pop cancels an interactive push (fault F015).
      if play.scene.reverseWaitsForForward { first.outcome = .canceled }
      try self.reverseDuringForward(play, second, animated: false) { () throws(ContractViolation) in
        try play.advance(by: 0.1)
        play.endDrag(cancels: false)
      }
    }
    play("a programmatic \(words.reverse) during an interactive one") {
      play throws(ContractViolation) in
      try play.forward()
      guard let first = try self.beginAndPause(.reverse, play) else { return }
      let second = play.makeCall(.reverse)
      // A programmatic pop replaces an interactive one, a programmatic dismissal is refused.
      if play.scene.reverseWaitsForForward { first.outcome = .canceled }
      if !play.scene.reverseWaitsForForward { second.outcome = .refused }
      play.reverseProgrammatically(second, animated: true)
      try play.advance(by: 0.1)
      play.endDrag(cancels: false)
      try play.settle()
      try play.checkHidden()
      try play.finish()
    }
    for direction in directions {
      play("a programmatic \(words.reverse) during a drag \(direction)") {
        play throws(ContractViolation) in
        try play.forward()
        let shown = play.tree
        let call = play.makeCall(.reverse)
        // The style decides whether the call is refused; it must be either refused or completed.
        call.outcome = .any
        try play.touches.drag(direction, by: 40) {
          play.reverseProgrammatically(call, animated: false)
        }
        if play.scene.isShown { try play.checkRestored(shown) }
        try play.finish(animated: true)
      }
    }
  }

  /// A pop or a selection runs after the forward transition has ended; a dismissal is refused
  /// during it, animated or not (UIKit row 77).
  private func reverseDuringForward(
    _ play: ContractPlay, _ call: ContractCall, animated: Bool,
    _ finish: () throws(ContractViolation) -> Void
  ) throws(ContractViolation) {
    let isAccepted = play.scene.reverseWaitsForForward
    if !isAccepted { call.outcome = .refused }
    play.reverseProgrammatically(call, animated: animated)
    try finish()
    try play.settle()
    isAccepted ? try play.checkHidden() : try play.checkShown()
    try play.finish()
  }

  /// Begins an interactive transition and pauses it; nil if the style does not animate it.
  private func beginAndPause(
    _ transition: ContractPlay.Direction, _ play: ContractPlay
  ) throws(ContractViolation) -> ContractCall? {
    guard let call = try play.beginInteractive(transition) else { return nil }
    play.update(0.4)
    try play.hold(for: 0.1)
    return call
  }
}
