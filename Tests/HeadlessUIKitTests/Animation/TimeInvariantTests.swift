import HeadlessUIKit
import TestSupport
import Testing

/// What is presented at a time depends on that time alone (fault F084).
@Suite(.checkedDevices) struct TimeInvariantTests {
  private func makeStage(_ program: Program) -> ProgramStage {
    let stage = ProgramStage()
    program.queue(on: stage)
    return stage
  }

  @Test("[187][F084] any partition of a time interval ends in the same state, to the bit (187a)")
  func partitions() {
    checkInvariant { random in
      let program = Program(&random, usesAnimators: true)
      let end = Double.random(in: 0.05...2.5, using: &random)
      let cuts = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in Double.random(in: 0...end, using: &random) }.sorted()
      let (whole, parts) = (makeStage(program), makeStage(program))
      whole.scene.device.advance(to: end)
      for cut in cuts {
        parts.scene.device.advance(to: cut)
        // Reading the state must not change it.
        if cut < end / 2 { _ = parts.state }
      }
      parts.scene.device.advance(to: end)
      let states = (whole.state, parts.state)
      whole.close()
      parts.close()
      return states.0 == states.1
        ? nil : "at \(end) s in steps of \(cuts): \(states.1) instead of \(states.0)"
    }
  }

  @Test("[187][F084] a stall of 400 ms changes nothing that is presented before or after (187a)")
  func stall() {
    checkInvariant { random in
      let program = Program(&random, usesAnimators: true)
      let first = Int.random(in: 0...20, using: &random)
      let (smooth, janky) = (makeStage(program), makeStage(program))
      defer {
        smooth.close()
        janky.close()
      }
      for frame in 0...45 {
        let time = Double(frame) / 30
        smooth.scene.device.advance(to: time)
        // 12 frames of 1/30 s are 400 ms.
        if (first..<first + 12).contains(frame) { continue }
        janky.scene.device.advance(to: time)
        // The stalled device samples nothing in between; the smooth one samples every frame.
        let shown = smooth.state
        guard frame % 5 == 0 || frame == first + 12 else { continue }
        if janky.state != shown {
          return "stalled for 400 ms from \(Double(first) / 30) s, at \(time) s: \(janky.state) "
            + "instead of \(shown)"
        }
      }
      return nil
    }
  }

  @Test("[187] all animations of a run-loop turn share one begin time, to the bit (187b)")
  func beginTime() {
    checkInvariant { random in
      let program = Program(inOneTurn: &random)
      let stage = ProgramStage()
      stage.scene.device.advance(to: .random(in: 0...10, using: &random))
      stage.scene.run { for step in program.steps { step.act(stage) } }
      let begins = stage.scene.device.recorder.running.map(\.beginTime)
      // An animation that another one replaced in the same run-loop turn never began.
      let isRight =
        stage.interruptions.allSatisfy { $0 == 0 }
        ? begins.sorted() == stage.begins.sorted() : begins.allSatisfy(stage.begins.contains)
      return isRight ? nil : "the animations begin at \(begins) instead of \(stage.begins)"
    }
  }

  @Test("an animation that runs twice presents the same values, to the bit")
  func repeatable() {
    checkInvariant(200) { random in
      let program = Program(&random, usesAnimators: true)
      let stages = [makeStage(program), makeStage(program)]
      defer { for stage in stages { stage.close() } }
      for frame in 0...90 {
        let states = stages.map { stage in
          stage.scene.device.advance(to: Double(frame) / 60)
          return stage.state
        }
        if states[0] != states[1] { return "frame \(frame)" }
      }
      return nil
    }
  }
}
