import HeadlessUIKit
import TestSupport
import Testing

/// Run-loop turns, events at exact times, and rest.
@Suite(.checkedDevices) struct DeviceTimeTests {
  @Test("events run at their exact times, simultaneous ones in the order of scheduling")
  func order() {
    let device = makeDevice()
    let notes = Notes()
    func note(_ name: String, after seconds: Double) {
      device.schedule(after: seconds) { notes.note("\(name) \(device.now)") }
    }
    note("late", after: 0.3)
    note("first", after: 0.1)
    note("second", after: 0.1)
    note("now", after: 0)
    note("past", after: -5)
    device.advance(to: 0.2)
    #expect(notes.lines == ["now 0.0", "past 0.0", "first 0.1", "second 0.1"])
    #expect(device.now == 0.2)
    device.advance(to: 0.3)
    #expect(notes.lines.last == "late 0.3")
  }

  @Test("an event scheduled for now during a run-loop turn runs in the next one")
  func turns() {
    let device = makeDevice()
    let notes = Notes()
    device.schedule(after: 0) {
      notes.note("first")
      device.schedule(after: 0) { notes.note("second") }
    }
    device.turn()
    #expect(notes.lines == ["first"])
    device.turn()
    #expect(notes.lines == ["first", "second"])
    #expect(device.now == 0)
  }

  @Test("a canceled event does not run; canceling twice or too late has no effect")
  func canceling() {
    let device = makeDevice()
    let notes = Notes()
    let identifiers = (0..<4).map { index in
      device.schedule(after: 0.1) { notes.note("\(index)") }
    }
    device.cancel(identifiers[1])
    device.cancel(identifiers[1])
    device.advance(to: 0.1)
    device.cancel(identifiers[0])
    device.schedule(after: 0) { notes.note("after") }
    device.cancel(device.schedule(after: 5) { notes.note("never") })
    device.settle()
    #expect(notes.lines == ["0", "2", "3", "after"])
    #expect(device.now == 0.1)
    #expect(device.isAtRest)
  }

  @Test("an event canceled before its run-loop turn does not run in it")
  func cancelingBeforeATurn() {
    let device = makeDevice()
    let notes = Notes()
    let identifiers = (0..<3).map { index in
      device.schedule(after: 0) { notes.note("\(index)") }
    }
    for identifier in identifiers.prefix(2) { device.cancel(identifier) }
    device.turn()
    #expect(notes.lines == ["2"])
  }

  @Test("many events run in the order of their times, then of their scheduling")
  func manyEvents() {
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      let device = makeDevice()
      var expected: [(time: Double, index: Int)] = []
      var found: [Int] = []
      for index in 0..<200 {
        let time = Double(Int.random(in: 0...40, using: &random)) / 8
        let identifier = device.schedule(at: time) { found.append(index) }
        if Int.random(in: 0..<5, using: &random) == 0 {
          device.cancel(identifier)
        } else {
          expected.append((time, index))
        }
      }
      expected.sort { ($0.time, $0.index) < ($1.time, $1.index) }
      device.settle()
      #expect(found == expected.map(\.index), "seed \(seed)")
    }
  }

  @Test("settle returns whether the device came to rest within the limit")
  func settling() {
    let device = makeDevice()
    #expect(device.settle())
    #expect(device.isAtRest)
    device.schedule(after: 100) {}
    #expect(!device.settle(timeout: 60))
    #expect(device.now <= 60)
    #expect(!device.isAtRest)
    #expect(device.settle(timeout: 100))
    #expect(device.now == 100)
  }

  @Test("endless work at one time is stopped and reported")
  func endlessWork() {
    let device = makeDevice()
    func again() { device.schedule(after: 0, again) }
    again()
    device.advance(to: 1)
    #expect(
      device.diagnostics.map(\.message) == [
        "work kept scheduling more work for the same instant; it was stopped after 1000 "
          + "run-loop turns"
      ])
    #expect(device.now == 1)
  }

  @Test("time advances only forward, and only by finite numbers")
  func forwards() {
    let device = makeDevice()
    device.advance(to: 2)
    device.advance(to: 1)
    device.advance(by: -1)
    device.advance(by: .nan)
    device.advance(by: .infinity)
    device.advance(to: .infinity)
    #expect(device.now == 2)
  }

  @Test("a device is current inside perform only, also when devices nest")
  func current() {
    let (outer, inner) = (makeDevice(), makeDevice())
    #expect(SimulatedDevice.current == nil)
    outer.perform {
      inner.perform { #expect(SimulatedDevice.current === inner) }
      #expect(SimulatedDevice.current === outer)
    }
    #expect(SimulatedDevice.current == nil)
  }
}
