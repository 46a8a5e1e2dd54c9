import HeadlessUIKit
import TestSupport
import Testing

/// The offset depends on the time alone, however it is partitioned.
@Suite(.checkedDevices) struct ScrollInvariantTests {
  /// The callbacks that one touch can cause, without repetitions: a drag, with a deceleration if
  /// its end says so; only a deceleration where the touch interrupts a bounce.
  nonisolated private static let validSequences: Set<[String]> = {
    let deceleration = ["willBeginDecelerating", "didScroll", "didEndDecelerating"]
    let drag = ["willBeginDragging", "didScroll", "willEndDragging"]
    return [
      [], deceleration, drag + ["didEndDragging(false)"],
      drag + ["didEndDragging(true)"] + deceleration,
    ]
  }()

  @Test(
    "[187][189][294] any partition of time leaves content at the same offset to the bit, and it ends at its target (187a, 294a)"
  )
  func partitions() {
    let (whole, parts) = (ScrollScene(), ScrollScene())
    var faults: [String] = []
    for seed in seeds(10_000) {
      var random = SeededGenerator(seed: seed)
      let course = ScrollCourse(&random)
      for scene in [whole, parts] { course.prepare(scene) }
      course.play(whole, cuts: [])
      course.play(parts, cuts: course.randomTimes(&random))
      let states = [whole, parts].map { scene in
        scene.device.perform {
          [
            scene.scroll.contentOffset, scene.scroll.layer.presentation()?.bounds.origin ?? .zero,
            scene.listener.target, scene.listener.velocity,
          ]
        }
      }
      if states[0] != states[1] || whole.listener.distinctLines != parts.listener.distinctLines {
        faults.append("seed \(seed): \(states[0]) and \(states[1])")
      }
      // An animation finishes immediately in the background; otherwise it ends by itself.
      whole.device.goToBackgroundAndBack()
      parts.device.settle()
      whole.device.advance(to: parts.device.now)
      for scene in [whole, parts] where !Self.validSequences.contains(scene.listener.distinctLines)
      {
        faults.append("seed \(seed): \(scene.listener.distinctLines)")
      }
      guard whole.listener.distinctLines.contains("willEndDragging") else { continue }
      let limits = -course.inset...(3000 + course.inset - 960)
      for scene in [whole, parts] {
        let (end, target) = (scene.y, course.targetOffset ?? scene.listener.target.y)
        // The offered target is the exact integral of the velocity, pt/ms (UIKit row 294).
        let error = course.targetOffset == nil ? 0.76 * abs(scene.listener.velocity.y) : 0
        if abs(end - target) > error + 1e-6 || !limits.contains(end) {
          faults.append("seed \(seed): at \(end) instead of \(target)")
        }
      }
    }
    #expect(faults == [])
  }
}

/// A random drag of a scroll view, and some time after it.
private struct ScrollCourse {
  private let reports: [TouchReport]
  private let length: Double
  private let offset: Double
  private let rate: UIScrollView.DecelerationRate
  private let bounces: Bool
  private let pages: Bool
  let inset: CGFloat
  /// The target offset that the delegate sets, or `nil`.
  let targetOffset: CGFloat?

  init(_ random: inout SeededGenerator) {
    var time = 0.0
    var y = Double.random(in: 100...860, using: &random)
    let step = Double.random(in: -40...40, using: &random)
    var reports = [TouchReport(time: 0, .down(CGPoint(x: 200, y: y)))]
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      time += Double.random(in: 0...0.02, using: &random)
      y += step + Double.random(in: -5...5, using: &random)
      reports.append(TouchReport(time: time, .move(CGPoint(x: 200, y: y))))
    }
    time += Double.random(in: 0...0.05, using: &random)
    reports.append(TouchReport(time: time, .up))
    self.reports = reports
    // Usually during the deceleration, sometimes long after it.
    let isLong = random.once(in: 8)
    length = time + Double.random(in: 0...(isLong ? 2.5 : 0.06), using: &random)
    offset = Double.random(in: -50...2100, using: &random)
    rate = Bool.random(using: &random) ? .normal : .fast
    bounces = Bool.random(using: &random)
    pages = Int.random(in: 0..<5, using: &random) == 0
    inset = Bool.random(using: &random) ? 0 : CGFloat.random(in: 0...80, using: &random)
    targetOffset = random.once(in: 4) ? .random(in: 0...2040, using: &random) : nil
  }

  func prepare(_ scene: ScrollScene) {
    scene.run {
      scene.scroll.decelerationRate = rate
      scene.scroll.bounces = bounces
      scene.scroll.isPagingEnabled = pages
      scene.scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      scene.scroll.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      scene.listener.reset(scene.scroll)
      scene.listener.targetOffset = targetOffset.map { CGPoint(x: 0, y: $0) }
    }
  }

  func randomTimes(_ random: inout SeededGenerator) -> [Double] {
    (0..<Int.random(in: 1...12, using: &random))
      .map { _ in Double.random(in: 0...length, using: &random) }.sorted()
  }

  /// Plays the drag from now on, reading the offset at each cut.
  func play(_ scene: ScrollScene, cuts: [Double]) {
    let begin = scene.device.now
    var cuts = cuts[...]
    func pass(to time: Double) {
      while let cut = cuts.first, cut <= time {
        cuts = cuts.dropFirst()
        scene.device.advance(to: begin + cut)
        _ = scene.device.perform { scene.scroll.layer.presentation() }
      }
      scene.device.advance(to: begin + time)
    }
    for report in reports {
      pass(to: report.time)
      scene.device.play([
        TouchReport(time: begin + report.time, identifier: report.identifier, report.action)
      ])
    }
    pass(to: length)
  }
}
