import HeadlessUIKit

/// A touch that moves in equal steps at exact times, as those of the recordings of a phone did.
struct SteadyTouch {
  let device: SimulatedDevice
  private var location: CGPoint

  /// Begins the touch.
  init(_ device: SimulatedDevice, at location: CGPoint) {
    self.device = device
    self.location = location
    device.touchDown(at: location)
    device.turn()
  }

  /// Moves the touch.
  ///
  /// - Parameters:
  ///   - step: The movement of each step, pt.
  ///   - seconds: The interval before each step, s.
  ///   - count: The number of steps.
  ///   - after: Receives the number of each step, from 1, when the device has handled it.
  mutating func move(
    by step: CGVector, every seconds: Double, times count: Int, after: (Int) -> Void = { _ in }
  ) {
    let (start, startTime) = (location, device.now)
    for number in 1...count {
      // Not a sum of intervals: their rounding would change the velocity.
      device.advance(to: startTime + Double(number) * seconds)
      location = CGPoint(
        x: start.x + step.dx * CGFloat(number), y: start.y + step.dy * CGFloat(number))
      device.touchMove(to: location)
      device.turn()
      after(number)
    }
  }

  /// Ends the touch some seconds after its last step.
  func lift(after seconds: Double) {
    device.advance(by: seconds)
    device.perform {
      device.touchUp()
      device.turn()
    }
  }
}
