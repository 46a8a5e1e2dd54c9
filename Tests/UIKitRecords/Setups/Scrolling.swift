import HeadlessUIKit
import TestSupport

/// A vertical drag of a scroll view, and the times at which it is sampled afterward.
private struct ScrollDragScript {
  /// The offset before the drag, pt.
  var offset: CGFloat = 5000
  /// Where the touch begins, pt.
  var start: CGFloat = 700
  /// The movement of each step, pt; negative is up.
  var step: CGFloat
  /// The interval between two steps, s.
  var interval = 0.008
  var count: Int
  /// The interval between the last step and the lift, s.
  var rest = 0.008
  /// When the offset is read, s after the lift.
  var times: [Double] = []

  /// Performs the drag, and waits until the scroll view is at rest.
  func run() -> [String: Recorded] {
    let scene = ScrollScene(offset: offset)
    let (device, notes) = (scene.stage.device, scene.notes)
    var values: [String: Recorded] = [:]
    var touch = SteadyTouch(device, at: CGPoint(x: 196.5, y: start))
    touch.move(by: CGVector(dx: 0, dy: step), every: interval, times: count) {
      values["offset after move \($0)"] = Recorded(scene.offset.y)
    }
    notes.forgetOffsets()
    touch.lift(after: rest)
    let lift = device.now
    values["offset at the release"] = Recorded(scene.offset.y)
    for time in times {
      device.advance(to: lift + time)
      values["offset \(time) s after the release"] = Recorded(scene.offset.y)
    }
    device.settle()
    values["final offset"] = Recorded(scene.offset.y)
    values["seconds from the release to the end of the deceleration"] =
      Recorded(notes.endTime - lift)
    values["calls of the delegate"] = Recorded(notes.calls)
    values["offset when the drag begins"] = Recorded(notes.firstOffset)
    values["velocity at the release, pt/ms"] = Recorded(notes.offered.velocity)
    values["target offset at the release"] = Recorded(notes.offered.target)
    values["every offset is a whole number of pixels"] = Recorded(areOnPixels(notes.offsets))
    return values
  }

  private func areOnPixels(_ offsets: [CGFloat]) -> Bool {
    let scale = DeviceConfiguration.recordedPhone.scale
    return !offsets.isEmpty
      && offsets.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-3 }
  }
}

private func restingDrag() -> [String: Recorded] {
  ScrollDragScript(step: -3, interval: 0.016, count: 60, rest: 0.3).run()
}

private func slowFlick() -> [String: Recorded] {
  ScrollDragScript(step: -6, count: 14, times: [0.1108, 0.2107, 0.3108, 1.5107]).run()
}

private func fastFlick() -> [String: Recorded] {
  ScrollDragScript(
    step: -24, count: 14,
    times: [0.019, 0.0523, 0.1023, 0.2023, 0.3023, 0.5023, 0.769, 1.5023, 2.5023]
  ).run()
}

private func flickToEdge() -> [String: Recorded] {
  ScrollDragScript(
    offset: 38798, step: -25, count: 12,
    times: [
      0.0075, 0.0241, 0.0408, 0.0741, 0.0908, 0.1408, 0.1742, 0.2075, 0.2575, 0.6075,
    ]
  ).run()
}

private func pullBeyondTop() -> [String: Recorded] {
  ScrollDragScript(
    offset: 0, start: 100, step: 5, count: 120, rest: 0.3,
    times: [
      0.0243, 0.041, 0.0743, 0.0909, 0.1243, 0.1576, 0.2076, 0.2576, 0.3076, 0.3576, 0.4576,
    ]
  ).run()
}

private func sidewaysDrag() -> [String: Recorded] {
  let scene = ScrollScene()
  var offsets: [CGPoint] = []
  var touch = SteadyTouch(scene.stage.device, at: CGPoint(x: 280, y: 400))
  touch.move(by: CGVector(dx: -4, dy: 0), every: 0.008, times: 20) { _ in
    offsets.append(scene.offset)
  }
  touch.lift(after: 0.008)
  scene.stage.settle()
  offsets.append(scene.offset)
  let farthest = offsets.max { abs($0.x) + abs($0.y) < abs($1.x) + abs($1.y) }
  return ["farthest offset during and after the drag": Recorded(farthest ?? .zero)]
}

/// The setups of `Facts/scroll-delegate.txt`, by name.
/// The setups of `Facts/scroll-delegate.txt`, by name.
let scrollDelegate: [String: Setup] = [
  "drag with a rest": restingDrag, "slow flick": slowFlick, "fast flick": fastFlick,
  "flick to the bottom": flickToEdge, "pull beyond the top": pullBeyondTop,
]

/// The setups of `Facts/scroll-drag.txt`, by name.
/// The setups of `Facts/scroll-drag.txt`, by name.
let scrollDrag: [String: Setup] = [
  "drag with a rest": restingDrag, "slow flick": slowFlick, "fast flick": fastFlick,
  "flick to the bottom": flickToEdge, "pull beyond the top": pullBeyondTop,
  "sideways drag": sidewaysDrag,
]

/// The setups of `Facts/scroll-deceleration.txt`, by name.
/// The setups of `Facts/scroll-deceleration.txt`, by name.
let scrollDeceleration: [String: Setup] = ["slow flick": slowFlick, "fast flick": fastFlick]

/// The setups of `Facts/scroll-bounce.txt`, by name.
/// The setups of `Facts/scroll-bounce.txt`, by name.
let scrollBounce: [String: Setup] = [
  "flick to the bottom": flickToEdge, "pull beyond the top": pullBeyondTop,
]
