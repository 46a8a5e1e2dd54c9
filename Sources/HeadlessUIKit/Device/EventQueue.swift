/// The work of a scheduled event.
enum ScheduledAction {
  case closure(() -> Void)
  /// An action of a gesture recognizer, in the state in which it was sent: an event of every
  /// movement of a touch, for which no closure is allocated.
  case gesture(GestureTarget, UIGestureRecognizer.State)

  func callAsFunction() {
    switch self {
    case .closure(let action): action()
    case .gesture(let target, let state): target.send(state)
    }
  }
}

/// The device's scheduled events, with exact times in a stable order.
///
/// A binary heap ordered by time, then by scheduling order; each operation costs O(log n). The heap
/// moves numbers only: the actions are in slots, which are reused.
struct EventQueue {
  fileprivate struct Entry {
    var time: Double
    var order: Int
    var slot: Int
  }

  private struct Slot {
    /// The order of the event in the slot, or of the last one.
    var order: Int
    /// Nil for a canceled event.
    var action: ScheduledAction?
  }

  private var heap: ContiguousArray<Entry> = []
  private var slots: ContiguousArray<Slot> = []
  private var freeSlots: ContiguousArray<Int> = []
  private var nextOrder = 0
  /// The number of canceled events in the heap.
  private var canceledCount = 0
  /// The number of bits of an identifier that are the slot; the others are the order of the event.
  private static let slotBits = 24

  /// The time of the next event, if there is one.
  var nextTime: Double? {
    mutating get {
      if canceledCount > 0 { dropCanceled() }
      return heap.first?.time
    }
  }

  /// Whether an event is due up to a time. Canceled events that are still in the heap count: only a
  /// mutating call removes them.
  func hasEvent(upTo limit: Double) -> Bool {
    guard let first = heap.first else { return false }
    return first.time <= limit
  }

  /// Schedules an action and returns its identifier for `cancel`.
  @discardableResult
  mutating func schedule(at time: Double, _ action: ScheduledAction) -> Int {
    nextOrder += 1
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      slots[slot] = Slot(order: nextOrder, action: action)
    } else {
      slot = slots.count
      slots.append(Slot(order: nextOrder, action: action))
    }
    let entry = Entry(time: time, order: nextOrder, slot: slot)
    var child = heap.count
    heap.append(entry)
    while child > 0, entry < heap[(child - 1) / 2] {
      heap[child] = heap[(child - 1) / 2]
      child = (child - 1) / 2
    }
    heap[child] = entry
    return nextOrder << Self.slotBits | slot
  }

  /// Cancels an event; no effect if it has run or was canceled.
  ///
  /// - Returns: The action. Its release may run code that uses the queue, and so must follow the
  ///   call.
  @discardableResult
  mutating func cancel(_ identifier: Int) -> ScheduledAction? {
    let slot = identifier & (1 << Self.slotBits - 1)
    guard slots.indices.contains(slot), slots[slot].order == identifier >> Self.slotBits,
      let action = slots[slot].action.take()
    else { return nil }
    canceledCount += 1
    return action
  }

  /// Removes the next event and returns its action, if its time is not after `limit` and it was
  /// scheduled before `order`.
  mutating func next(upTo limit: Double, scheduledBefore order: Int = .max) -> ScheduledAction? {
    if canceledCount > 0 { dropCanceled() }
    guard let first = heap.first, first.time <= limit, first.order < order else { return nil }
    let action = slots[first.slot].action.take()
    removeFirst()
    return action
  }

  /// The order of the next scheduled event: separates this run-loop turn's events from later ones.
  var nextEventOrder: Int { nextOrder + 1 }

  private mutating func dropCanceled() {
    while let first = heap.first, slots[first.slot].action == nil {
      removeFirst()
      canceledCount -= 1
    }
  }

  /// Removes the root of the heap: the last entry sinks from there to its position.
  private mutating func removeFirst() {
    freeSlots.append(heap[0].slot)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { break }
      let right = left + 1
      let child = right < heap.count && heap[right] < heap[left] ? right : left
      guard heap[child] < last else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
  }
}

extension EventQueue.Entry {
  fileprivate static func < (left: Self, right: Self) -> Bool {
    left.time != right.time ? left.time < right.time : left.order < right.order
  }
}
