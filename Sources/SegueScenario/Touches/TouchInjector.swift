import HeadlessUIKit
import SegueConfig
import SegueMotion
import SegueRecording

/// A touch on the screen.
struct SimulatedTouch {
  /// Its number, which no other touch on the screen has.
  let id: Int
  /// Where it is, in the screen's coordinates, pt.
  var point: CGPoint

  /// The touch at a distance from here, pt.
  func moved(by distance: ConfigPoint) -> SimulatedTouch {
    SimulatedTouch(id: id, point: CGPoint(x: point.x + distance.x, y: point.y + distance.y))
  }
}

/// Puts touches on the device's screen, and records them.
final class TouchInjector {
  /// How far touches of one hand are from each other, pt: about a finger's breadth.
  private static let gap: CGFloat = 40

  private let device: SimulatedDevice
  private let clock: FrameClock
  private let recorder: Recorder
  /// The touches that stay on the screen from step to step.
  private(set) var held: [SimulatedTouch] = []

  init(_ device: SimulatedDevice, _ clock: FrameClock, _ recorder: Recorder) {
    self.device = device
    self.clock = clock
    self.recorder = recorder
  }

  /// Touches begin at a point, side by side.
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

  /// Moves touches: they report where they are when the screen samples them, once a frame, and at the
  /// end.
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
    for frame in clock.frames(after: start, before: start + seconds) {
      let time = clock.frameTime(frame)
      report(at: time, fraction: curve.value(at: (time - start) / seconds))
    }
    report(at: start + seconds, fraction: 1)
    return moved
  }

  /// Touches that stay on the screen are somewhere else now; those of one call are one event.
  func moveHeld(_ moved: [SimulatedTouch]) {
    for touch in moved {
      if let index = held.firstIndex(where: { $0.id == touch.id }) { held[index] = touch }
    }
    device.touchMove(moved.map { ($0.id, $0.point) })
    for touch in moved { record(touch, .moved) }
  }

  /// Touches end.
  func end(_ touches: [SimulatedTouch]) {
    for touch in touches {
      device.touchUp(touch.id)
      record(touch, .ended)
    }
    clock.settleInstant()
  }

  /// A touch that is held ends where it is now.
  func endHeld(_ touch: SimulatedTouch) {
    let ending = held.filter { $0.id == touch.id }
    held.removeAll { $0.id == touch.id }
    end(ending)
  }

  /// Touches stay on the screen.
  func hold(_ touches: [SimulatedTouch]) { held += touches }

  /// The touches that were held, which are held no more.
  func takeHeld() -> [SimulatedTouch] {
    defer { held = [] }
    return held
  }

  /// The app enters the background and comes back: the system cancels the touches.
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
