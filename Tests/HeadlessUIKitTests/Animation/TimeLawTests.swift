import HeadlessUIKit
import Testing

/// What is shown at a time depends on that time alone (fault F084).
@Suite struct TimeLawTests {
  /// A scene with animations of every sort, one of them started on the way.
  private func makeScene(_ random: inout SeededGenerator) -> AnimationScene {
    let scene = AnimationScene()
    let ends = (0..<6).map { _ in CGFloat.random(in: -300...300, using: &random) }
    let seconds = (0..<3).map { _ in Double.random(in: 0.1...1.5, using: &random) }
    scene.run {
      UIView.animate(withDuration: seconds[0]) { scene.view.center.x = ends[0] }
      UIView.animate(springDuration: seconds[1], bounce: 0.4) {
        scene.view.center.x = ends[1]
        scene.view.transform = CGAffineTransform(rotationAngle: ends[2] / 100)
      }
      UIView.animate(
        withDuration: seconds[2], delay: 0.1, options: [.repeat, .autoreverse, .curveEaseOut]
      ) {
        scene.view.bounds.size.width = abs(ends[3])
      }
      scene.device.schedule(after: 0.3) {
        UIView.animate(withDuration: seconds[0]) {
          scene.view.center.x = ends[4]
          scene.view.backgroundColor = .red
          scene.view.layer.cornerRadius = abs(ends[5])
        }
      }
    }
    return scene
  }

  private func state(_ scene: AnimationScene) -> [CGFloat] {
    let shown = scene.shown
    return shown.position.numbers + shown.bounds.numbers + shown.transform.numbers
      + [shown.cornerRadius, CGFloat(shown.opacity)]
      + (shown.backgroundColor?.components ?? [])
  }

  @Test("[187] Any partition of a stretch of time ends in the same state, to the bit")
  func partitions() {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let end = Double.random(in: 0.05...2, using: &random)
      let cuts = (0..<Int.random(in: 1...60, using: &random))
        .map { _ in Double.random(in: 0...end, using: &random) }.sorted()
      var setUp = random
      let whole = makeScene(&setUp)
      whole.device.advance(to: end)
      setUp = random
      let parts = makeScene(&setUp)
      for cut in cuts {
        parts.device.advance(to: cut)
        _ = state(parts)
      }
      parts.device.advance(to: end)
      #expect(state(whole) == state(parts), "seed \(seed), to \(end) s by way of \(cuts)")
    }
  }

  @Test("[187] All animations of a turn share one begin time")
  func beginTime() {
    let scene = AnimationScene()
    scene.device.advance(to: 0.1)
    scene.run {
      let other = UIView(frame: scene.view.frame)
      scene.window.addSubview(other)
      for view in [scene.view, other] {
        UIView.animate(withDuration: 1) { view.center.x = 150 }
      }
      for time in [0.1, 0.3, 0.7, 1.05] {
        scene.device.advance(to: time)
        #expect(scene.shownX == other.layer.presentation()?.position.x)
      }
    }
  }

  @Test("[187] A stall of 400 ms changes nothing that is shown later")
  func stall() {
    let (smooth, janky) = (AnimationScene(), AnimationScene())
    var found: [[CGFloat]] = []
    for (scene, frames) in [(smooth, Array(0...60)), (janky, Array(0...10) + Array(34...60))] {
      scene.run {
        UIView.animate(springDuration: 0.8, bounce: 0.3) { scene.view.center.x = 300 }
      }
      found.append(scene.positions(at: frames.map { Double($0) / 60 }))
    }
    #expect(found[0].suffix(27) == found[1].suffix(27))
  }

  @Test("An animation that is played twice shows the same, to the bit")
  func repeatable() {
    for seed in UInt64(1)...5 {
      var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let scenes = [makeScene(&first), makeScene(&second)]
      for frame in 0...90 {
        let states = scenes.map { scene in
          scene.device.advance(to: Double(frame) / 60)
          return state(scene)
        }
        #expect(states[0] == states[1], "seed \(seed), frame \(frame)")
      }
    }
  }
}
