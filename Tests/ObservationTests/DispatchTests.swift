import HeadlessUIKit
import TestSupport
import Testing

/// Queues, groups, semaphores and operations, in the device's time.
@Suite(.checkedDevices) struct DispatchTests {
  private final class Log: @unchecked Sendable {
    nonisolated(unsafe) var lines: [String] = []
    nonisolated init() {}
    nonisolated func add(_ text: String) { lines.append("\(text) \(CACurrentMediaTime())") }
    nonisolated func add(plain text: String) { lines.append(text) }
  }

  private let device = makeDevice()
  private let log = Log()

  @Test("work of all queues runs in the next run-loop turn, in the order of submission")
  func order() {
    device.perform {
      DispatchQueue.global(qos: .background).async { [log] in
        log.add("global")
        DispatchQueue.main.async { log.add("back") }
      }
      DispatchQueue(label: "own").async { [log] in log.add("own") }
      DispatchQueue.main.async { [log] in log.add("main") }
      #expect(log.lines == [])
    }
    device.turn()
    #expect(log.lines == ["global 0.0", "own 0.0", "main 0.0"])
    device.turn()
    #expect(log.lines.last == "back 0.0")
  }

  @Test("sync returns the result at once; the main queue may be waited for by another")
  func sync() {
    device.perform {
      #expect(DispatchQueue(label: "own").sync { 5 } == 5)
      DispatchQueue.global().async { [log] in
        DispatchQueue.main.sync { log.add("main") }
        log.add("global")
      }
    }
    device.settle()
    #expect(log.lines == ["main 0.0", "global 0.0"])
  }

  @Test("sync of the main queue by itself, which freezes a device, is reported")
  func deadlock() {
    device.perform { DispatchQueue.main.sync { log.add("main") } }
    #expect(log.lines == ["main 0.0"])
    #expect(
      device.diagnostics.map(\.message) == [
        "sync was called on the queue 'com.apple.main-thread' by its own work; a device waits forever; "
          + "call the code directly, or use async"
      ])
  }

  @Test("a suspended queue starts no work before resume")
  func suspends() {
    device.perform {
      let queue = DispatchQueue(label: "own", attributes: .initiallyInactive)
      queue.asyncAfter(deadline: .now() + 0.5) { [log] in log.add("work") }
      device.advance(by: 1)
      #expect(log.lines == [])
      queue.activate()
    }
    device.settle()
    #expect(log.lines == ["work 1.0"])
  }

  @Test("a group notifies once the last piece of work has ended")
  func group() {
    device.perform {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { [log] in log.add("one") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
      group.notify(queue: .main) { [log] in log.add("end") }
    }
    device.settle()
    #expect(log.lines == ["one 0.0", "end 2.0"])
  }

  @Test("a wait runs the due work of other queues, and not that of the main queue")
  func waits() {
    device.perform {
      let group = DispatchGroup()
      DispatchQueue.main.async { [log] in log.add("main") }
      DispatchQueue.global().async(group: group) { [log] in log.add("global") }
      group.wait()
      #expect(log.lines == ["global 0.0"])
    }
    device.settle()
    #expect(log.lines == ["global 0.0", "main 0.0"])
  }

  @Test("a wait that nothing ends is reported; one with a timeout times out")
  func waitsForever() {
    device.perform {
      let semaphore = DispatchSemaphore(value: 1)
      semaphore.wait()
      #expect(semaphore.wait(timeout: .now() + 5) == .timedOut)
      DispatchQueue.global().async { semaphore.signal() }
      #expect(semaphore.wait(timeout: .distantFuture) == .success)
      semaphore.wait()
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "wait() was called for a DispatchSemaphore that no due work of another queue ends; a device "
          + "freezes; use notify(queue:), or a timeout"
      ])
  }

  @Test("a work item notifies after it has run, and does not run once canceled")
  func workItems() {
    device.perform {
      let item = DispatchWorkItem { [log] in log.add("item") }
      item.notify(queue: .main) { [log] in log.add("end") }
      let canceled = DispatchWorkItem { [log] in log.add("canceled") }
      DispatchQueue.global().async(execute: item)
      DispatchQueue.main.async(execute: canceled)
      canceled.cancel()
      #expect(canceled.isCancelled)
    }
    device.settle()
    #expect(log.lines == ["item 0.0", "end 0.0"])
  }

  @Test("concurrentPerform runs every iteration before it returns, in order")
  func iterations() {
    device.perform {
      DispatchQueue.concurrentPerform(iterations: 3) { [log] in log.add(plain: "\($0)") }
    }
    #expect(log.lines == ["0", "1", "2"])
  }

  @Test("a value of a queue is found in its work only")
  func specifics() {
    let key = DispatchSpecificKey<Int>()
    device.perform {
      let queue = DispatchQueue(label: "own")
      queue.setSpecific(key: key, value: 4)
      #expect(DispatchQueue.getSpecific(key: key) == nil)
      #expect(queue.sync { DispatchQueue.getSpecific(key: key) } == 4)
    }
  }

  @Test("a precondition about the current queue that is not met is reported")
  func preconditions() {
    device.perform {
      dispatchPrecondition(condition: .onQueue(.main))
      let queue = DispatchQueue(label: "own")
      queue.sync { dispatchPrecondition(condition: .notOnQueue(.main)) }
      dispatchPrecondition(condition: .onQueue(queue))
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "dispatchPrecondition failed: the current queue is 'com.apple.main-thread'"
      ])
  }

  @Test("a dispatch timer fires at its deadline and multiples of its interval, until canceled")
  func timers() {
    device.perform {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: 0.25)
      timer.setEventHandler { [log] in
        log.add("tick")
        if log.lines.count == 3 { timer.cancel() }
      }
      device.advance(by: 0.25)
      timer.resume()
    }
    device.settle()
    #expect(log.lines == ["tick 0.5", "tick 0.75", "tick 1.0"])
  }

  @Test("an operation starts after its dependencies, and by priority")
  func operations() {
    device.perform {
      let queue = OperationQueue()
      let first = BlockOperation { [log] in log.add(plain: "first") }
      let last = BlockOperation { [log] in log.add(plain: "last") }
      last.completionBlock = { [log] in log.add(plain: "completion") }
      last.addDependency(first)
      let urgent = BlockOperation { [log] in log.add(plain: "urgent") }
      urgent.queuePriority = .high
      queue.addOperations([last, first, urgent], waitUntilFinished: false)
      OperationQueue.main.addOperation { [log] in log.add(plain: "main") }
      #expect(queue.operationCount == 3)
    }
    device.settle()
    #expect(log.lines == ["urgent", "first", "main", "last", "completion"])
  }

  private final class Slow: Operation, @unchecked Sendable {
    private var hasEnded = false
    override nonisolated var isAsynchronous: Bool { true }
    override nonisolated var isFinished: Bool { MainActor.assumeIsolated { hasEnded } }
    override nonisolated func start() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated { self.hasEnded = true }
        self.didChangeValue(forKey: "isFinished")
      }
    }
  }

  @Test("an operation that ends later delays its dependents")
  func asynchronousOperation() {
    device.perform {
      let queue = OperationQueue()
      let slow = Slow()
      let next = BlockOperation { [log] in log.add("next") }
      next.addDependency(slow)
      queue.addOperation(slow)
      queue.addOperation(next)
    }
    device.settle()
    #expect(log.lines == ["next 1.0"])
  }

  @Test("the current date is the device's time after the reference date")
  func dates() {
    device.advance(to: 2.5)
    device.perform {
      #expect(Date().timeIntervalSinceReferenceDate == 2.5)
      #expect(Date(timeIntervalSinceReferenceDate: 4).timeIntervalSinceNow == 1.5)
      #expect(CFAbsoluteTimeGetCurrent() == 2.5)
    }
  }

  @Test("a timer with a date fires then, and may be postponed")
  func datedTimers() {
    device.perform {
      let timer = Timer(fire: Date() + 1, interval: 0, repeats: false) { [log] _ in log.add("dated")
      }
      RunLoop.main.add(timer, forMode: .default)
      let other = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in
        log.add("postponed")
      }
      other.fireDate = Date() + 3
    }
    device.settle()
    #expect(log.lines == ["dated 1.0", "postponed 3.0"])
  }

  @Test("random numbers are the same on every device, and within their bound")
  func randomNumbers() {
    let numbers = [device, makeDevice()].map { device in
      device.perform { (0..<100).map { _ in arc4random_uniform(6) } }
    }
    #expect(numbers[0] == numbers[1])
    #expect(Set(numbers[0]) == Set(0..<6))
  }
}
