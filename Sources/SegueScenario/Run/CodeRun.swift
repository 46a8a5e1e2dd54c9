package import HeadlessUIKit
import SegueConfig
import SegueMotion
package import SegueRecording

/// Touches and time on a device that code has set up, recorded as those of a scenario.
package final class CodeRun {
  private let device: SimulatedDevice
  private let recorder: Recorder
  private let clock: FrameClock
  private let touches: TouchInjector

  /// Begins a recording at the current time.
  ///
  /// - Parameters:
  ///   - title: The title of the recording.
  ///   - file: The name of the file of the code.
  ///   - device: The device, whose app may be there already.
  ///   - recordsFrames: Whether frames are recorded, not only events and touches.
  package init(
    _ title: String, file: String, on device: SimulatedDevice, recordsFrames: Bool
  ) {
    self.device = device
    let recorder = Recorder(
      file: file, scenario: title, roles: AppNames.systemRoles, on: device,
      recordsFrames: recordsFrames)
    self.recorder = recorder
    clock = FrameClock(device) { recorder.addFrame(at: $0, hasChanged: $1) }
    touches = TouchInjector(device, clock, recorder)
  }

  /// Adds a step, and performs it.
  package func perform(_ step: String, _ body: () -> Void) {
    recorder.log(EventRecord.stepKind, step)
    device.perform(body)
    clock.settleInstant()
  }

  /// Advances time, s.
  package func wait(_ seconds: Double) { clock.pass(seconds) }

  /// Advances time until nothing moves; returns `false` after a timeout, s, or if the app is frozen.
  package func settle(timeout: Double) -> Bool { clock.settle(timeout: timeout) }

  /// Touches a point for 50 ms.
  package func tap(at point: CGPoint) {
    let begun = touches.begin(at: point, count: 1)
    clock.pass(TapStep.duration)
    touches.end(begun)
  }

  /// Drags from a point by a distance, pt, in a time, s, at a constant velocity.
  package func drag(from point: CGPoint, by distance: CGVector, for seconds: Double) {
    let begun = touches.begin(at: point, count: 1)
    touches.end(
      touches.move(
        begun, by: ConfigPoint(x: distance.dx, y: distance.dy), for: seconds, .linear))
  }

  /// Enters the background and returns; the system cancels the touches.
  package func enterBackground() { touches.cancelInBackground() }

  /// Returns the point where a touch on the view with an identifier begins.
  ///
  /// - Returns: The point; or why the view cannot be touched.
  package func touchPoint(of identifier: String) -> (point: CGPoint?, refusal: String?) {
    do throws(TouchRefusal) {
      return (try device.touchPoint(ofViewNamed: identifier), nil)
    } catch {
      return (nil, error.reason)
    }
  }

  /// Ends the recording, with the device's diagnostics.
  package func finish() -> Recording {
    clock.showTheEnd()
    recorder.addDiagnostics(expected: 0)
    return recorder.finish(duration: max(device.now, clock.lastFrameTime))
  }
}
