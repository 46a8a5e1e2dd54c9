import SegueCore

/// Runs transitions in both directions.
extension ContractRun {
  func present() {
    let name = "an animated \(words.forward)"
    let recordedFrames = play(name, recordsFrames: true) { play throws(ContractViolation) in
      try play.forward()
      let recordedFrames = play.recordedFrames
      try play.finish()
      return recordedFrames
    }
    guard let recordedFrames, let shown = recordedFrames.last else { return }
    play("a \(words.forward) without animation") { play throws(ContractViolation) in
      try play.forward(animated: false)
      try play.check(.endsInSameState, equals: shown)
      try play.finish()
    }
    play("\(name), repeated", recordsFrames: true) { play throws(ContractViolation) in
      try play.forward()
      play.note("check isDeterministic")
      try play.check(.isDeterministic, self.difference(recordedFrames, play.recordedFrames))
    }
    play("\(name), with refused calls") { play throws(ContractViolation) in
      try play.begin(.forward)
      try play.makeRefusedCalls()
      try play.advance(by: play.halfTime)
      try play.makeRefusedCalls()
      try play.settle()
      try play.checkShown()
      try play.finish()
    }
    presentTwo()
  }

  /// Presents one controller over another, and dismisses it alone and together with that one.
  private func presentTwo() {
    play("a \(words.forward) over another") { play throws(ContractViolation) in
      try play.forward()
      let shown = play.tree
      guard try play.stack() else { return }
      try play.unstack()
      try play.check(.leavesNothingBehind, equals: shown, ends: true)
      _ = try play.stack()
      try play.begin(.reverse, mayJump: true)
      try play.settle()
      try play.checkHidden()
      try play.finish()
    }
  }

  func dismiss() {
    let name = "an animated \(words.reverse)"
    var directions: [DragDirection] = []
    let recordedFrames = play(name, recordsFrames: true) { play throws(ContractViolation) in
      try play.forward()
      directions = play.touches.directions
      try play.reverse()
      let recordedFrames = play.recordedFrames
      try play.finish()
      return recordedFrames
    }
    guard let recordedFrames else { return }
    play("\(name), repeated", recordsFrames: true) { play throws(ContractViolation) in
      try play.forward()
      try play.reverse()
      play.note("check isDeterministic")
      try play.check(.isDeterministic, self.difference(recordedFrames, play.recordedFrames))
    }
    play("\(name), with refused calls") { play throws(ContractViolation) in
      try play.forward()
      try play.begin(.reverse)
      try play.advance(by: play.halfTime)
      try play.makeRefusedCalls()
      try play.settle()
      try play.checkHidden()
      try play.finish()
    }
    play("a \(words.forward), three times") { play throws(ContractViolation) in
      try play.forward()
      let shown = play.tree
      for _ in 0..<2 {
        try play.reverse()
        try play.forward()
        try play.check(.endsInSameState, equals: shown)
      }
      try play.finish(animated: true)
    }
    for direction in directions {
      play("a full drag \(direction)") { play throws(ContractViolation) in
        try play.forward()
        try play.touches.drag(direction, by: 0.9)
        try play.finish(animated: true)
      }
    }
  }

  /// The first frame that differs between two runs.
  private func difference(
    _ one: [[ViewState]], _ other: [[ViewState]]
  ) -> (expected: String, found: String)? {
    for (index, frames) in zip(one, other).enumerated() {
      guard let difference = TreeDifference(frames.1, from: frames.0) else { continue }
      return ("frame \(index): \(difference.expected)", difference.found)
    }
    guard one.count != other.count else { return nil }
    return ("\(one.count) frames", "\(other.count)")
  }
}
