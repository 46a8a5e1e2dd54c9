import HeadlessUIKit
import TestSupport
import Testing

/// Counts the calls of a display link, with their times.
final class FrameCounter {
  private(set) var times: [Double] = []
  private(set) var targets: [Double] = []
  var onFrame: (CADisplayLink) -> Void = { _ in }

  func step(_ link: CADisplayLink) {
    times.append(link.timestamp)
    targets.append(link.targetTimestamp)
    #expect(CACurrentMediaTime() == link.timestamp)
    onFrame(link)
  }
}

/// Display links: virtual frames.
@Suite(.checkedDevices) struct DisplayLinkTests {
  let scene = AnimationScene()
  let counter = FrameCounter()

  /// The times of frames of a screen at 60 Hz, s.
  private func frames(_ numbers: [Int]) -> [Double] { numbers.map { Double($0) / 60 } }

  private func start(_ rate: Int = 0) -> CADisplayLink {
    scene.run {
      let link = CADisplayLink(target: counter, selector: Selector(FrameCounter.step(_:)))
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  @Test("every frame is reported at its exact time")
  func frames() {
    scene.device.advance(to: 0.01)
    let link = start()
    #expect(link.timestamp == 0)
    #expect(link.duration == 0)
    scene.device.advance(to: 10)
    #expect(counter.times == (1...600).map { Double($0) / 60 })
    #expect(counter.targets == (2...601).map { Double($0) / 60 })
    #expect(link.duration == 1.0 / 60)
    link.invalidate()
  }

  nonisolated enum End: CaseIterable { case invalidated, removed, paused }

  @Test("a display link stopped between two frames is not called again", arguments: End.allCases)
  func ends(_ end: End) {
    let link = start()
    scene.run {
      link.add(to: .main, forMode: .default)
      scene.device.advance(to: 0.04)
      switch end {
      case .invalidated: link.invalidate()
      case .removed: link.remove(from: .main, forMode: .common)
      case .paused: link.isPaused = true
      }
      scene.device.advance(to: 1)
    }
    #expect(counter.times == frames([1, 2]))
  }

  @Test("a rate set during a call applies from the next call on")
  func rateChangeAppliesFromNextCall() {
    counter.onFrame = { $0.preferredFramesPerSecond = 30 }
    let link = start()
    scene.device.advance(to: 6.5 / 60)
    #expect(counter.times == frames([1, 2, 4, 6]))
    link.invalidate()
  }

  @Test(
    "a lower rate skips frames; one that does not divide the screen's is lowered to the next that does",
    arguments: [(30, 2), (20, 3), (1, 60), (60, 1), (120, 1), (25, 3), (50, 2)])
  func rates(_ rate: Int, _ step: Int) {
    let link = start(rate)
    scene.device.advance(to: 2)
    #expect(counter.times == frames(Array(stride(from: step, through: 120, by: step))))
    #expect(counter.targets.first == frames([2 * step]).first)
    link.invalidate()
  }

  @Test(
    "a paused display link makes no calls and lets the device settle; resumed it continues with the next frame"
  )
  func pause() {
    let link = start()
    scene.device.advance(to: 0.02)
    link.isPaused = true
    #expect(scene.device.settle())
    scene.device.advance(to: 1.01)
    link.isPaused = false
    scene.device.advance(to: 1.02)
    #expect(counter.times == frames([1, 61]))
    link.remove(from: .main, forMode: .common)
    #expect(scene.device.isAtRest)
  }

  @Test("a display link invalidated in its own call is not called again, and releases its target")
  func invalidate() {
    weak var target: FrameCounter?
    do {
      let counter = FrameCounter()
      target = counter
      counter.onFrame = { if $0.timestamp > 0.04 { $0.invalidate() } }
      scene.run {
        CADisplayLink(target: counter, selector: Selector(FrameCounter.step(_:)))
          .add(to: .current, forMode: .default)
      }
    }
    #expect(target != nil)
    #expect(scene.device.settle())
    #expect(scene.device.now == 3.0 / 60)
    #expect(target == nil)
  }

  @Test("outside a device no time passes")
  func outside() {
    #expect(CACurrentMediaTime() == 0)
  }
}
