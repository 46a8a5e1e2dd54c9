import HeadlessUIKit
import TestSupport
import Testing

/// Records calls with their times.
final class Ticks {
  nonisolated(unsafe) private(set) var times: [Double] = []
  nonisolated func tick() { times.append(CACurrentMediaTime()) }
  func timerTicks(_ timer: Timer) {
    tick()
    if timer.userInfo as? String == "once" { timer.invalidate() }
  }
}

/// Timers and the main queue, in the device's time.
@Suite(.checkedDevices) struct ClockTests {
  let device = makeDevice()
  let ticks = Ticks()

  @Test("a timer fires once, at its exact time")
  func once() {
    let timer = device.perform {
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [ticks] _ in ticks.tick() }
    }
    #expect(timer.isValid)
    #expect(timer.timeInterval == 0)
    device.settle()
    #expect(ticks.times == [0.3])
    #expect(!timer.isValid)
  }

  @Test("a repeating timer fires at whole multiples of its interval, without drift")
  func repeats() {
    let timer = device.perform {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [ticks] _ in ticks.tick() }
    }
    device.advance(to: 10.05)
    #expect(ticks.times == (1...100).map { Double($0) * 0.1 })
    timer.invalidate()
    #expect(device.settle())
    #expect(ticks.times.count == 100)
    #expect(timer.timeInterval == 0.1)
  }

  @Test("a timer calls a method, which may invalidate it")
  func method() {
    device.perform {
      _ = Timer.scheduledTimer(
        timeInterval: 0.1, target: ticks, selector: Selector(Ticks.timerTicks(_:)),
        userInfo: "once", repeats: true)
    }
    device.settle()
    #expect(ticks.times == [0.1])
  }

  @Test("a timer waits until it is added to a run loop; fire() calls it at once")
  func added() {
    let timer = device.perform {
      Timer(timeInterval: 0.2, repeats: false) { [ticks] _ in ticks.tick() }
    }
    device.advance(to: 1)
    #expect(ticks.times == [])
    device.perform { RunLoop.main.add(timer, forMode: .common) }
    device.advance(to: 1.1)
    device.perform { timer.fire() }
    #expect(ticks.times == [1.1])
    #expect(!timer.isValid)
    #expect(device.settle())
    #expect(ticks.times == [1.1])
  }

  @Test("an invalid interval counts as a tenth of a millisecond", arguments: [0, -1, .nan])
  func interval(_ seconds: Double) {
    device.perform {
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [ticks] _ in
        ticks.tick()
      }
    }
    device.settle()
    #expect(ticks.times == [0.0001])
  }

  @Test("work on the main queue runs in the next run-loop turn, in order")
  func async() {
    device.perform {
      DispatchQueue.main.async { [ticks] in
        ticks.tick()
        DispatchQueue.main.async { ticks.tick() }
      }
      #expect(ticks.times == [])
    }
    device.turn()
    #expect(ticks.times == [0])
    device.turn()
    #expect(ticks.times == [0, 0])
  }

  @Test("work with a deadline runs at its exact time, in any unit")
  func asyncAfter() {
    device.advance(to: 1)
    device.perform {
      let main = DispatchQueue.main
      main.asyncAfter(deadline: .now() + 0.25) { [ticks] in ticks.tick() }
      main.asyncAfter(deadline: .now() + .milliseconds(500)) { [ticks] in ticks.tick() }
      main.asyncAfter(deadline: .now() + .seconds(1)) { [ticks] in ticks.tick() }
      main.asyncAfter(deadline: .now() - 5) { [ticks] in ticks.tick() }
      main.asyncAfter(deadline: .distantFuture) { [ticks] in ticks.tick() }
    }
    #expect(device.settle())
    #expect(ticks.times == [1, 1.25, 1.5, 2])
  }

  @Test("a canceled work item does not run")
  func workItem() {
    device.perform {
      let (done, cancelled) = (
        DispatchWorkItem { [ticks] in ticks.tick() }, DispatchWorkItem { [ticks] in ticks.tick() }
      )
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: done)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: cancelled)
      cancelled.cancel()
    }
    device.settle()
    #expect(ticks.times == [0.5])
  }
}
