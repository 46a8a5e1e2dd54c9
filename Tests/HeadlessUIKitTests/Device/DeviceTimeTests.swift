import HeadlessUIKit
import TestSupport
import Testing

/// Turns, events at exact times, rest.
@Suite struct DeviceTimeTests {
  @Test("Events run at their exact times, those of one time in the order they were made")
  func order() {
    let device = SimulatedDevice()
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

  @Test("What a turn schedules for now runs in the next")
  func turns() {
    let device = SimulatedDevice()
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

  @Test("What is taken back does not run; taking back twice or too late is nobody's loss")
  func canceling() {
    let device = SimulatedDevice()
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

  @Test("What is taken back before its turn does not run in it")
  func cancelingBeforeATurn() {
    let device = SimulatedDevice()
    let notes = Notes()
    let identifiers = (0..<3).map { index in
      device.schedule(after: 0) { notes.note("\(index)") }
    }
    for identifier in identifiers.prefix(2) { device.cancel(identifier) }
    device.turn()
    #expect(notes.lines == ["2"])
  }

  @Test("Many events come in the order of time and making, whatever the order of making was")
  func manyEvents() {
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      let device = SimulatedDevice()
      var wanted: [(time: Double, index: Int)] = []
      var found: [Int] = []
      for index in 0..<200 {
        let time = Double(Int.random(in: 0...40, using: &random)) / 8
        let identifier = device.schedule(at: time) { found.append(index) }
        if Int.random(in: 0..<5, using: &random) == 0 {
          device.cancel(identifier)
        } else {
          wanted.append((time, index))
        }
      }
      wanted.sort { ($0.time, $0.index) < ($1.time, $1.index) }
      device.settle()
      #expect(found == wanted.map(\.index), "seed \(seed)")
    }
  }

  @Test("settle tells whether the device came to rest in time")
  func settling() {
    let device = SimulatedDevice()
    #expect(device.settle())
    #expect(device.isAtRest)
    device.schedule(after: 100) {}
    #expect(!device.settle(limit: 60))
    #expect(device.now <= 60)
    #expect(!device.isAtRest)
    #expect(device.settle(limit: 100))
    #expect(device.now == 100)
  }

  @Test("Work that never ends at one instant is cut, and said")
  func endlessWork() {
    let device = SimulatedDevice()
    func again() { device.schedule(after: 0, again) }
    again()
    device.advance(to: 1)
    #expect(
      device.diagnostics.map(\.message) == [
        "work kept scheduling more work for the same instant; 1000 turns were run"
      ])
    #expect(device.now == 1)
  }

  @Test("Time goes forwards only, and by numbers only")
  func forwards() {
    let device = SimulatedDevice()
    device.advance(to: 2)
    device.advance(to: 1)
    device.advance(by: -1)
    device.advance(by: .nan)
    device.advance(by: .infinity)
    device.advance(to: .infinity)
    #expect(device.now == 2)
  }

  @Test("Only inside perform does a device stand for UIKit's globals, also when devices nest")
  func current() {
    let (outer, inner) = (SimulatedDevice(), SimulatedDevice())
    #expect(SimulatedDevice.current == nil)
    outer.perform {
      inner.perform { #expect(SimulatedDevice.current === inner) }
      #expect(SimulatedDevice.current === outer)
    }
    #expect(SimulatedDevice.current == nil)
  }
}
