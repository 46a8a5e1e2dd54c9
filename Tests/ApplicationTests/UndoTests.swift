import HeadlessUIKit
import TestSupport
import Testing

/// Undoing and redoing.
@Suite(.checkedDevices) struct UndoTests {
  /// A number whose changes can be undone.
  private final class Counter {
    let manager: UndoManager
    private(set) var value = 0
    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      manager.setActionName("Set \(new)")
      value = new
    }
  }

  private func run(_ body: (SimulatedDevice, UndoManager, Counter) -> Void) {
    let device = makeDevice()
    device.perform {
      let manager = UndoManager()
      body(device, manager, Counter(manager))
    }
  }

  @Test("the changes of one run-loop turn are undone and redone together")
  func turns() {
    run { device, manager, counter in
      counter.set(1)
      counter.set(2)
      device.turn()
      device.turn()
      counter.set(3)
      device.turn()
      device.turn()
      #expect(manager.undoActionName == "Set 3")
      manager.undo()
      #expect(counter.value == 2)
      manager.undo()
      #expect(counter.value == 0)
      #expect(!manager.canUndo)
      manager.redo()
      #expect(counter.value == 2)
      manager.redo()
      #expect(counter.value == 3)
      #expect(!manager.canRedo)
    }
  }

  @Test("a new change forgets what can be redone")
  func forgetting() {
    run { device, manager, counter in
      counter.set(1)
      device.settle()
      manager.undo()
      #expect(manager.canRedo)
      counter.set(5)
      device.settle()
      #expect(!manager.canRedo)
      manager.undo()
      #expect(counter.value == 0)
    }
  }

  @Test("groups nest, and are undone as one")
  func groups() {
    run { _, manager, counter in
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
      counter.set(1)
      manager.beginUndoGrouping()
      counter.set(2)
      #expect(manager.groupingLevel == 2)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
      manager.undo()
      #expect(counter.value == 0)
      #expect(!manager.canUndo)
    }
  }

  @Test("a disabled manager records nothing; a limited one forgets the oldest changes")
  func limits() {
    run { device, manager, counter in
      manager.disableUndoRegistration()
      counter.set(1)
      #expect(!manager.canUndo)
      manager.enableUndoRegistration()
      manager.levelsOfUndo = 1
      for value in [2, 3] {
        counter.set(value)
        device.settle()
      }
      manager.undo()
      #expect(counter.value == 2)
      #expect(!manager.canUndo)
      manager.redo()
      manager.removeAllActions(withTarget: counter)
      #expect(!manager.canUndo)
    }
  }
}
