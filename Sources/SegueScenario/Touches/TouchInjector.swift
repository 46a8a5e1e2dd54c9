import HeadlessUIKit
import SegueConfig
import SegueMotion
import SegueRecording

/// A touch on the screen.
struct SimulatedTouch {
  /// The number, unique among the touches on the screen.
  let id: Int
  /// The location in screen coordinates, pt.
  var point: CGPoint

  /// Returns the touch translated by a distance, pt.
  func moved(by distance: ConfigPoint) -> SimulatedTouch {
    SimulatedTouch(id: id, point: CGPoint(x: point.x + distance.x, y: point.y + distance.y))
  }
}

/// Sends touches to the device and records them.
final class TouchInjector {
  /// The distance between simultaneous touches, pt: about the width of a finger.
  private static let gap: CGFloat = 40

  private let device: SimulatedDevice
  private let clock: FrameClock
  private let recorder: Recorder
  /// The touches that stay on the screen between steps.
  private(set) var held: [SimulatedTouch] = []

  init(_ device: SimulatedDevice, _ clock: FrameClock, _ recorder: Recorder) {
    self.device = device
    self.clock = clock
    self.recorder = recorder
  }

  /// Begins touches side by side, centered at a point.
  func begin(at point: CGPoint, count: Int) -> [SimulatedTouch] {
    let taken = held.map(\.id)
    let free = (0..<(taken.count + count)).filter { !taken.contains($0) }.prefix(count)
    let touches = free.enumerated().map { index, id in
      SimulatedTouch(
        id: id,
        point: CGPoint(
          x: point.x + (CGFloat(index) - CGFloat(count - 1) / 2) * Self.gap, y: point.y))
    }
    for touch in touches {
      device.touchDown(touch.id, at: touch.point)
      record(touch, .began)
    }
    clock.settleInstant()
    return touches
  }

  /// Moves touches, with a report at every frame and at the end.
  func move(
    _ touches: [SimulatedTouch], by translation: ConfigPoint, for seconds: Double,
    _ curve: CubicBezier
  ) -> [SimulatedTouch] {
    let start = device.now
    var moved = touches
    func report(at time: Double, fraction: Double) {
      clock.pass(to: time)
      let before = moved
      moved = touches.map {
        $0.moved(by: ConfigPoint(x: fraction * translation.x, y: fraction * translation.y))
      }
      moveHeld(zip(moved, before).filter { $0.point != $1.point }.map(\.0))
      clock.settleInstant()
    }
    for frame in clock.frames(after: start, before: start + seconds) where !clock.isStopped {
      let time = clock.frameTime(frame)
      report(at: time, fraction: curve.value(at: (time - start) / seconds))
    }
    report(at: start + seconds, fraction: 1)
    return moved
  }

  /// Sends the movement of touches as one event; those that are held keep the new location.
  func moveHeld(_ moved: [SimulatedTouch]) {
    for touch in moved {
      if let index = held.firstIndex(where: { $0.id == touch.id }) { held[index] = touch }
    }
    device.touchMove(moved.map { ($0.id, $0.point) })
    for touch in moved { record(touch, .moved) }
  }

  /// Ends touches.
  func end(_ touches: [SimulatedTouch]) {
    for touch in touches {
      device.touchUp(touch.id)
      record(touch, .ended)
    }
    clock.settleInstant()
  }

  /// Ends a held touch at its current location.
  func endHeld(_ touch: SimulatedTouch) {
    let ending = held.filter { $0.id == touch.id }
    held.removeAll { $0.id == touch.id }
    end(ending)
  }

  /// Keeps touches on the screen.
  func hold(_ touches: [SimulatedTouch]) { held += touches }

  /// Removes and returns the held touches.
  func removeHeld() -> [SimulatedTouch] {
    defer { held = [] }
    return held
  }

  /// Enters the background and returns, for which the system cancels the touches.
  func cancelInBackground() {
    for touch in held { record(touch, .cancelled) }
    held = []
    device.goToBackgroundAndBack()
  }

  private func record(_ touch: SimulatedTouch, _ phase: TouchPhase) {
    recorder.add(
      TouchRecord(
        time: device.now, id: touch.id, phase: phase, x: touch.point.x, y: touch.point.y))
  }
}
