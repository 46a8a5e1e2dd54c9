/// The device's scheduled events, with exact times in a stable order.
///
/// A binary heap ordered by time, then by scheduling order; each operation costs O(log n).
struct EventQueue {
  struct Event {
    var time: Double
    var order: Int
    var identifier: Int
    var action: () -> Void
  }

  private var heap: [Event] = []
  /// The identifiers of scheduled events that are not canceled.
  private var live: Set<Int> = []
  /// The number of canceled events in the heap.
  private var canceledCount = 0
  private var nextOrder = 0

  /// The time of the next event, if there is one.
  var nextTime: Double? {
    mutating get {
      dropCanceled()
      return heap.first?.time
    }
  }

  /// Schedules an action and returns its identifier for `cancel`.
  @discardableResult
  mutating func schedule(at time: Double, _ action: @escaping () -> Void) -> Int {
    nextOrder += 1
    live.insert(nextOrder)
    var child = heap.count
    heap.append(Event(time: time, order: nextOrder, identifier: nextOrder, action: action))
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
    return nextOrder
  }

  mutating func cancel(_ identifier: Int) {
    if live.remove(identifier) != nil { canceledCount += 1 }
  }

  /// Removes and returns the next event if its time is not after `limit` and it was scheduled
  /// before `order`.
  mutating func next(upTo limit: Double, scheduledBefore order: Int = .max) -> Event? {
    dropCanceled()
    guard let first = heap.first, first.time <= limit, first.order < order else { return nil }
    live.remove(first.identifier)
    return removeFirst()
  }

  /// The order of the next scheduled event: separates this run-loop turn's events from later ones.
  var nextEventOrder: Int { nextOrder + 1 }

  private mutating func dropCanceled() {
    while canceledCount > 0, let first = heap.first, !live.contains(first.identifier) {
      _ = removeFirst()
      canceledCount -= 1
    }
  }

  private mutating func removeFirst() -> Event {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { break }
      let right = left + 1
      let child = right < heap.count && heap[right] < heap[left] ? right : left
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}

extension EventQueue.Event {
  static func < (left: Self, right: Self) -> Bool {
    left.time != right.time ? left.time < right.time : left.order < right.order
  }
}
